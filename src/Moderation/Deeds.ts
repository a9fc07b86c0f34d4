import { Effect, Option } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import { Conflict, type Forbidden, type NotFound, type Unprocessable } from "#schema/Errors.ts"
import type { CommentId } from "#schema/Ids.ts"
import type { Action } from "#schema/resources/Action.ts"
import type { CommentAction } from "#schema/resources/Comment.ts"
import type { Answer, AnswerKind } from "#schema/resources/NeedsYou.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { AnswersRepo } from "./AnswersRepo.ts"
import { carryingOut, withNote } from "./CarryingOut.ts"
import { answeredBy, contradicts, isAtOnce, isRepeatedByCampaign, isSame, stands, unexpectedNote } from "./Earlier.ts"
import { alreadyHeld, isHeldAbout, meeting } from "./Held.ts"
import { HeldAnswersRepo } from "./HeldAnswersRepo.ts"
import { verdictOf } from "./Lesson.ts"
import { postedReply } from "./Plan.ts"
import { beyondReach } from "./Reach.ts"
import { type RequestedAction, requested, type Verb } from "./RequestedAction.ts"
import { anyTraces, type Traces } from "./Traces.ts"
import { WorkQueue } from "./WorkQueue.ts"

export interface Acted {
  readonly comment_id: CommentId
  readonly action: CommentAction
  readonly queued: boolean
  /** What else comes of it, in words. */
  readonly note?: string
}

export interface AnsweredComment {
  readonly comment_id: CommentId
  readonly answer: AnswerKind
  readonly queued: boolean
  /** What else comes of it, in words. */
  readonly note?: string
}

export type Refusal = Forbidden | NotFound | Conflict | Unprocessable

/** What people do to a comment that is locked; the change that comes of it is the answer's. */
export const deeds = Effect.gen(function* () {
  const answers = yield* AnswersRepo
  const held = yield* HeldAnswersRepo
  const queue = yield* WorkQueue
  const { carryOut, doneAt } = yield* carryingOut

  /**
   * Nothing is decided twice: the same as is held takes its place, and anything else is for whoever answered first, unless
   * they answered another text: that takes no effect any more.
   */
  const meet = tracedFn("Moderation.meet")(function* (
    comment: StoredComment,
    verb: Verb,
    text: string | undefined,
    traces: Traces
  ) {
    if (!traces.held) return
    for (const one of yield* Effect.orDie(held.of(comment.workspace_id, [comment.id]))) {
      if (!isHeldAbout(one, comment)) continue
      const met = meeting(one, verb, text)
      if (met === "other") return yield* Effect.fail(new Conflict({ message: alreadyHeld(one) }))
      if (met === "same") yield* Effect.orDie(held.remove(one))
    }
  })

  const subjectOf = tracedFn("Moderation.subjectOf")(function* (
    principal: Principal,
    comment: StoredComment,
    traces: Traces
  ) {
    const beyond = beyondReach(principal, comment)
    if (beyond !== null) return yield* Effect.fail(beyond)
    return { comment, open: traces.open ? yield* queue.open(comment) : [] }
  })

  const earlierOf = ({ id, workspace_id }: StoredComment, traces: Traces) =>
    traces.answered ? Effect.orDie(answers.get(workspace_id, id)) : Effect.succeedNone

  /** What came of the same reply by the same caller just before, or by a campaign ever; null where there was none. */
  const repliedJustBefore = tracedFn("Moderation.repliedJustBefore")(function* (
    principal: Principal,
    comment: StoredComment,
    asked: RequestedAction
  ) {
    const { at, text, verb } = asked
    if (verb !== "reply") return null
    const posted = postedReply(comment, text).text
    const before = yield* queue.repliedAt(
      comment,
      callerId(principal),
      posted,
      principal.campaign === undefined ? at : null
    )
    return before === null ? null : yield* doneAt(comment, asked, before)
  })

  const acted = tracedFn("Moderation.acted")(function* (
    principal: Principal,
    { action, text }: Action,
    comment: StoredComment,
    at: Date,
    traces: Traces = anyTraces
  ) {
    const subject = yield* subjectOf(principal, comment, traces)
    const deed = requested(principal, action, text, at)
    const before = yield* repliedJustBefore(principal, comment, deed)
    if (before !== null) return [{ comment_id: comment.id, action, ...before }, null] as const
    const verdict = verdictOf(subject, action)
    const earlier = verdict === null ? Option.none() : yield* earlierOf(comment, traces)
    const first = Option.getOrNull(Option.filter(earlier, (one) => contradicts(one, comment, verdict)))
    if (first !== null && isAtOnce(first, principal, at)) {
      return yield* Effect.fail(new Conflict({ message: answeredBy(first) }))
    }
    const { change, done } = yield* carryOut(principal, subject, deed, verdict, earlier)
    return [{ comment_id: comment.id, action, ...done }, nothing(change) ? null : change] as const
  })

  const answered = tracedFn("Moderation.answered")(function* (
    principal: Principal,
    { answer, text }: Answer,
    comment: StoredComment,
    at: Date,
    traces: Traces = anyTraces
  ) {
    const subject = yield* subjectOf(principal, comment, traces)
    const earlier = yield* earlierOf(comment, traces)
    const standing = Option.getOrNull(Option.filter(earlier, (one) => stands(one, comment)))
    if (standing !== null) {
      if (isSame(standing, answer, text)) {
        const done = { queued: standing.queued, ...withNote(standing.note) }
        return [{ comment_id: comment.id, answer, ...done }, null] as const
      }
      if (isAtOnce(standing, principal, at)) return yield* Effect.fail(new Conflict({ message: answeredBy(standing) }))
    }
    const verdict = answer === "hide" ? "hide" : "keep"
    const deed = requested(principal, answer, text, at)
    if (answer !== "reply" && isRepeatedByCampaign(principal, comment, verdict)) {
      const done = comment.decided_at === null ? { queued: false } : yield* doneAt(comment, deed, comment.decided_at)
      return [{ comment_id: comment.id, answer, ...done }, null] as const
    }
    const before = yield* repliedJustBefore(principal, comment, deed)
    if (before !== null) return [{ comment_id: comment.id, answer, ...before }, null] as const
    const unexpected = principal.campaign === undefined ? unexpectedNote(comment, standing) : null
    const { change, done } = yield* carryOut(principal, subject, deed, verdict, earlier, unexpected)
    return [{ comment_id: comment.id, answer, ...done }, change] as const
  })

  return { acted, answered, meet }
})

const nothing = ({ set, history, events }: CommentChange) =>
  Object.keys(set).length === 0 && history.length === 0 && events.length === 0
