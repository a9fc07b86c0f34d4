import { Effect, Option } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import { Conflict, type Forbidden, type NotFound, Unprocessable } from "#schema/Errors.ts"
import type { CommentId } from "#schema/Ids.ts"
import type { Action } from "#schema/resources/Action.ts"
import type { CommentAction } from "#schema/resources/Comment.ts"
import type { Answer, AnswerKind } from "#schema/resources/NeedsYou.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { AnswersRepo, type StoredAnswer } from "./AnswersRepo.ts"
import { DecisionCorrections } from "./DecisionCorrections.ts"
import { answeredBy, isAtOnce, isRepeatedByCampaign, isSame, stands, unexpectedNote } from "./Earlier.ts"
import { alreadyHeld, meeting } from "./Held.ts"
import { HeldAnswersRepo } from "./HeldAnswersRepo.ts"
import { agreed, isOfPersonAlone, verdictOf, wasAsked } from "./Lesson.ts"
import type { CommentWithWork } from "./Pending.ts"
import { joinedNotes, noteOf, plan, postedReply } from "./Plan.ts"
import { beyondReach } from "./Reach.ts"
import { doerOf, type RequestedAction, requested, type Verb } from "./RequestedAction.ts"
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

/** What people do to a comment that is locked: its platform work is queued and its lesson written; the change is the answer's. */
export const deeds = Effect.gen(function* () {
  const answers = yield* AnswersRepo
  const corrections = yield* DecisionCorrections
  const held = yield* HeldAnswersRepo
  const queue = yield* WorkQueue

  /** Nothing is decided twice: the same as is held takes its place, and anything else is for whoever answered first. */
  const meet = tracedFn("Moderation.meet")(function* (
    { id, workspace_id }: StoredComment,
    verb: Verb,
    text: string | undefined,
    traces: Traces
  ) {
    if (!traces.held) return
    const [one] = yield* Effect.orDie(held.of(workspace_id, [id]))
    const met = one === undefined ? "apart" : meeting(one, verb, text)
    if (one === undefined || met === "apart") return
    if (met === "other") return yield* Effect.fail(new Conflict({ message: alreadyHeld(one) }))
    yield* Effect.orDie(held.remove(one))
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

  /** Plans a deed, queues its platform work and writes its lesson. `unexpected`: what else is to be said of it. */
  const carryOut = tracedFn("Moderation.carryOut")(function* (
    principal: Principal,
    subject: CommentWithWork,
    asked: RequestedAction,
    verdict: "hide" | "keep" | null,
    earlier: Option.Option<StoredAnswer>,
    unexpected: string | null = null
  ) {
    const { comment } = subject
    const planned = plan(subject, asked)
    if (planned._tag === "Removed") {
      return yield* Effect.fail(
        new Conflict({ message: "The comment was removed, so nothing more can be done with it" })
      )
    }
    if (planned._tag === "Refused") return yield* Effect.fail(new Unprocessable({ message: planned.reason }))
    const { change, work } = planned
    const queued = work.length > 0
    const by = principal.campaign === undefined ? ("person" as const) : ("campaign" as const)
    const doer = { by, actor: doerOf(asked), askedBy: callerId(principal) }
    yield* queue.enqueue({ comment, at: asked.at, ...doer, work })
    const note = joinedNotes([
      unexpected,
      noteOf(
        comment,
        asked,
        work.map(({ action }) => action)
      )
    ])
    // only what people think of a comment teaches
    if (verdict !== null && by === "person") yield* teach(principal, comment, asked, verdict, { queued, note }, earlier)
    return { change, done: { queued, ...withNote(note) } }
  })

  /** What the request of a time did, which is answered again. */
  const doneAt = (comment: StoredComment, asked: RequestedAction, at: Date) =>
    Effect.map(queue.queuedAt(comment, at), (work) => ({
      queued: work.length > 0,
      ...withNote(noteOf(comment, asked, work))
    }))

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

  const teach = tracedFn("Moderation.teach")(function* (
    principal: Principal,
    comment: StoredComment,
    { verb, text, at }: RequestedAction,
    verdict: "hide" | "keep",
    { note, queued }: { readonly queued: boolean; readonly note: string | null },
    earlier: Option.Option<StoredAnswer>
  ) {
    const recorded = isOfPersonAlone(comment) ? yield* corrections.latest(comment.workspace_id, comment.id) : null
    const agreement = agreed(comment, earlier, verdict, recorded)
    const answer: StoredAnswer = {
      workspace_id: comment.workspace_id,
      comment_id: comment.id,
      verdict,
      answer: verb === "reply" ? "reply" : verdict,
      answer_text: text,
      queued,
      person_id: principal.personId,
      person_name: principal.personName,
      category: comment.decision?.category ?? null,
      agreed: agreement,
      asked: wasAsked(comment, earlier),
      text: comment.text,
      note,
      at
    }
    yield* Effect.orDie(answers.put(answer))
    if (agreement !== null) yield* corrections.mark(comment.workspace_id, comment.id, agreement ? null : at)
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

const withNote = (note: string | null) => (note === null ? {} : { note })

const nothing = ({ set, history, events }: CommentChange) =>
  Object.keys(set).length === 0 && history.length === 0 && events.length === 0
