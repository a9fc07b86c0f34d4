import { Effect } from "effect"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { turnOfTheEventLoop } from "#src/Ground/Turns/EventLoop.ts"
import type { Assessment } from "../Assess/Assessment.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import { followedBy } from "../Decide/Followed.ts"
import { judge } from "../Decide/Judge.ts"
import { type Standards, standardsOfAccounts } from "../Settings/Standards.ts"
import { type DecidedBefore, isOpen, type Revisit, revisit } from "./Revisit.ts"

/** A comment that was looked at again. */
export interface Revisited {
  readonly comment: StoredComment
  readonly revisit: Revisit
  readonly assessment: Assessment
  /** The comments whose answers it follows today. */
  readonly follows: ReadonlyArray<string>
}

/** Judges comments as if they came in now. What is nobody's to look at again is passed over. */
export const judgingAgain = Effect.gen(function* () {
  const classifier = yield* Classifier

  return tracedFn("Revisits.judgeAgain")(function* (
    decided: ReadonlyArray<{ readonly comment: StoredComment; readonly before: DecidedBefore }>,
    standards: Standards
  ) {
    const standardOf = standardsOfAccounts(standards)
    const verdicts = new Map(Array.from(standards.learned.memory, ({ commentId, verdict }) => [commentId, verdict]))
    const judged: Array<Revisited> = []
    for (const { comment, before } of decided) {
      if (!isOpen(comment, before)) continue
      yield* turnOfTheEventLoop
      const standard = standardOf(comment.account_id)
      yield* Effect.sync(() => {
        const { assessment, record } = judge(classifier, comment, standard, before.record.input.opinion)
        const again = revisit(comment, before, record.input, (id) => verdicts.get(id))
        judged.push({ comment, assessment, revisit: again, follows: followedBy(record) })
      }).pipe(Effect.catchAllCause((cause) => Effect.logError(`${comment.id} could not be judged again`, cause)))
    }
    return judged
  })
})
