import { Effect, type Option } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import { Conflict, Unprocessable } from "#schema/Errors.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { AnswersRepo, type StoredAnswer } from "./AnswersRepo.ts"
import { DecisionCorrections } from "./DecisionCorrections.ts"
import { agreed, isOfPersonAlone, turns, wasAsked } from "./Lesson.ts"
import type { CommentWithWork } from "./Pending.ts"
import { joinedNotes, noteOf, plan } from "./Plan.ts"
import { doerOf, type RequestedAction } from "./RequestedAction.ts"
import { TurnedAnswers } from "./Turned/TurnedAnswers.ts"
import { turnedNote, withTurned } from "./Turned/TurnedNote.ts"
import { WorkQueue } from "./WorkQueue.ts"

export const withNote = (note: string | null) => (note === null ? {} : { note })

/** What comes of a deed beside its comment's change: platform work that is queued, and a lesson that is written. */
export const carryingOut = Effect.gen(function* () {
  const answers = yield* AnswersRepo
  const corrections = yield* DecisionCorrections
  const queue = yield* WorkQueue
  const { turned } = yield* TurnedAnswers

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
    // only what people think of a comment teaches
    const taught = by === "person" ? verdict : null
    const isTurned = taught !== null && turns(comment, earlier, taught)
    const said = turnedNote(isTurned ? yield* turned(comment.workspace_id, comment.id, asked.at) : 0)
    const note = joinedNotes([
      unexpected,
      noteOf(
        comment,
        asked,
        work.map(({ action }) => action)
      ),
      said
    ])
    if (taught !== null) yield* teach(principal, comment, asked, taught, { queued, note }, earlier)
    return { change: withTurned(change, said), done: { queued, ...withNote(note) } }
  })

  /** What the request of a time did, which is answered again. */
  const doneAt = (comment: StoredComment, asked: RequestedAction, at: Date) =>
    Effect.map(queue.queuedAt(comment, at), (work) => ({
      queued: work.length > 0,
      ...withNote(noteOf(comment, asked, work))
    }))

  return { carryOut, doneAt }
})
