import { type Cause, Effect, Exit } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { turnOfTheEventLoop } from "#src/Ground/Turns/EventLoop.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import { type Judgement, judge } from "../Decide/Judge.ts"
import { ShadowDeciding } from "../Drafts/ShadowDeciding.ts"
import type { ShadowDecision } from "../Drafts/ShadowsRepo.ts"
import type { WrittenReply } from "../Replies/Compose.ts"
import { ReplyWriter, type WriteReply } from "../Replies/ReplyWriter.ts"
import { type Standards, standardsOfAccounts } from "../Settings/Standards.ts"
import type { OpinionOn } from "./Opinions.ts"

/** A comment as it was read, and all that is made of it before anything is written. */
export interface CommentJudgement extends Judgement {
  readonly comment: StoredComment
  readonly reply: WrittenReply | null
  readonly shadow: Omit<ShadowDecision, "at"> | null
}

/** Judging so many takes less than a millisecond, in which nothing else is heard: what the database answered waits for it. */
const judgedAtOnce = 8

/** Judges comments of a workspace, all by the same standards, with a pause now and then. One that cannot be judged goes to `failed`. */
export const judging = Effect.gen(function* () {
  const classifier = yield* Classifier
  const shadows = yield* ShadowDeciding
  const writer = yield* ReplyWriter

  return tracedFn("Judging.judgeAll")(function* (
    workspaceId: WorkspaceId,
    comments: ReadonlyArray<StoredComment>,
    standards: Standards,
    opinionOn: OpinionOn,
    failed: (comment: StoredComment, cause: Cause.Cause<never>) => Effect.Effect<void>,
    pause: Effect.Effect<void> = turnOfTheEventLoop
  ) {
    const standardOf = standardsOfAccounts(standards)
    const shadow = yield* shadows.prepare(workspaceId, standards)
    let write: WriteReply | null = null
    const judged: Array<CommentJudgement> = []
    const answered = yield* writer.answered(workspaceId, comments)
    for (const [nth, comment] of comments.entries()) {
      if (nth > 0 && nth % judgedAtOnce === 0) yield* pause
      const exit = yield* Effect.exit(
        Effect.sync(() => judge(classifier, comment, standardOf(comment.account_id), opinionOn(comment)))
      )
      if (Exit.isFailure(exit)) {
        yield* failed(comment, exit.cause)
        continue
      }
      const { record } = exit.value
      const assessment = told(exit.value.assessment, standards, answered.has(comment.id))
      if (assessment.isQuestion) {
        write ??= yield* writer.prepare(workspaceId, standards.answerQuestions, standards.policy.policy)
      }
      judged.push({
        comment,
        assessment,
        record,
        reply: assessment.isQuestion && write !== null ? write(comment) : null,
        shadow: shadow?.(comment, record.decision) ?? null
      })
    }
    return judged
  })
})

/** A brand that wants no answers is told of no questions, and none of what it answered. */
const told = <A extends { readonly isQuestion: boolean }>(
  assessment: A,
  { answerQuestions }: Pick<Standards, "answerQuestions">,
  isAnswered: boolean
): A => ({ ...assessment, isQuestion: assessment.isQuestion && answerQuestions !== "off" && !isAnswered })
