import { Context, Effect, Layer, Option } from "effect"
import { actorOf, callerId, type Principal } from "#schema/api/Authentication.ts"
import { Conflict, Forbidden, type NotFound, Unprocessable } from "#schema/Errors.ts"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Action } from "#schema/resources/Action.ts"
import type { CommentAction } from "#schema/resources/Comment.ts"
import type { Answer, AnswerKind } from "#schema/resources/NeedsYou.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { AnswersRepo, type StoredAnswer } from "./AnswersRepo.ts"
import { DecisionCorrections } from "./DecisionCorrections.ts"
import { agreed, atOnceMilliseconds, verdictOf, wasAsked } from "./Lesson.ts"
import { noteOf, plan, postedReply, type RequestedAction, type Subject, type Verb } from "./Plan.ts"
import { WorkQueue } from "./WorkQueue.ts"

export interface Acted {
  readonly comment_id: CommentId
  readonly action: CommentAction
  readonly queued: boolean
  /** What else comes of it, in words. */
  readonly note?: string
}

export interface Answered {
  readonly comment_id: CommentId
  readonly answer: AnswerKind
  readonly queued: boolean
  /** What else comes of it, in words. */
  readonly note?: string
}

/** The taking back of something the autopilot did because of its policy. */
export interface TakingBack {
  readonly workspaceId: WorkspaceId
  /** Who takes it back, for people to read. */
  readonly actor: string
  /** Why, in words. */
  readonly reason: string
  /** Whether the comment is still as it was when it was picked. */
  readonly applies: (comment: StoredComment) => boolean
}

type Refusal = Forbidden | NotFound | Conflict | Unprocessable

/** What people do to comments. Every deed that says how a comment should stand is a lesson for the autopilot. */
export class Moderation extends Context.Tag("steward/Moderation")<
  Moderation,
  {
    readonly act: (principal: Principal, id: string, action: Action) => Effect.Effect<Acted, Refusal>
    /** The same answer again changes nothing and is answered as the first time; another answer is a correction. */
    readonly answer: (principal: Principal, id: string, answer: Answer) => Effect.Effect<Answered, Refusal>
    /**
     * Shows a comment again that the autopilot hid. It teaches nothing: what was wrong was the policy, and not the
     * judgement of the comment. False where it no longer applies, or the platform does not allow it.
     */
    readonly takeBack: (id: CommentId, takingBack: TakingBack) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.effect(
    Moderation,
    Effect.gen(function* () {
      const comments = yield* Comments
      const answers = yield* AnswersRepo
      const corrections = yield* DecisionCorrections
      const queue = yield* WorkQueue

      const mayModerate = (principal: Principal) =>
        may(principal, "moderate") ? Effect.void : Effect.fail(new Forbidden({ message: refusal("moderate") }))

      const mayReach = ({ limitedTo }: Principal, { account_id, account_name }: StoredComment) =>
        limitedTo === null || limitedTo.includes(account_id)
          ? Effect.void
          : Effect.fail(
              new Forbidden({
                message: `This person may not act on the account ${account_name}; their role is limited to other accounts`
              })
            )

      const subjectOf = Effect.fn("Moderation.subjectOf")(function* (principal: Principal, comment: StoredComment) {
        yield* mayReach(principal, comment)
        return { comment, open: yield* queue.open(comment) }
      })

      /** Plans a deed, queues its platform work and writes its lesson. */
      const carryOut = Effect.fn("Moderation.carryOut")(function* (
        principal: Principal,
        subject: Subject,
        asked: RequestedAction,
        verdict: "hide" | "keep" | null
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
        const by = { by: "person", actor: principal.personName, askedBy: callerId(principal) } as const
        yield* queue.enqueue({ comment, at: asked.at, ...by, work })
        if (verdict !== null) yield* teach(principal, comment, asked, verdict, queued)
        return { change, done: { queued, ...withNote(noteOf(work.map(({ action }) => action))) } }
      })

      /** What the request of a time did, which is answered again. */
      const doneAt = (comment: StoredComment, at: Date) =>
        Effect.map(queue.queuedAt(comment, at), (work) => ({ queued: work.length > 0, ...withNote(noteOf(work)) }))

      /** What came of the same reply by the same caller just before; null where there was none. */
      const repliedJustBefore = Effect.fn("Moderation.repliedJustBefore")(function* (
        principal: Principal,
        comment: StoredComment,
        { at, text, verb }: RequestedAction
      ) {
        if (verb !== "reply") return null
        const posted = postedReply(comment, text).text
        const before = yield* queue.repliedAt(comment, callerId(principal), posted, at)
        return before === null ? null : yield* doneAt(comment, before)
      })

      const teach = Effect.fn("Moderation.teach")(function* (
        principal: Principal,
        comment: StoredComment,
        { verb, text, at }: RequestedAction,
        verdict: "hide" | "keep",
        queued: boolean
      ) {
        const earlier = yield* Effect.orDie(answers.get(comment.workspace_id, comment.id))
        const agreement = agreed(comment, earlier, verdict, yield* corrections.latest(comment.workspace_id, comment.id))
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
          at
        }
        yield* Effect.orDie(answers.put(answer))
        if (agreement !== null) yield* corrections.mark(comment.workspace_id, comment.id, agreement ? null : at)
      })

      return Moderation.of({
        act: Effect.fn("Moderation.act")(function* (principal, id, { action, text }) {
          yield* mayModerate(principal)
          return yield* comments.change<Acted, Refusal, never>(principal.workspaceId, id, (comment, at) =>
            Effect.gen(function* () {
              const subject = yield* subjectOf(principal, comment)
              const deed = asked(principal, action, text, at)
              const before = yield* repliedJustBefore(principal, comment, deed)
              if (before !== null) return [{ comment_id: comment.id, action, ...before }, null] as const
              const { change, done } = yield* carryOut(principal, subject, deed, verdictOf(subject, action))
              return [{ comment_id: comment.id, action, ...done }, nothing(change) ? null : change] as const
            })
          )
        }),

        takeBack: Effect.fn("Moderation.takeBack")(function* (id, { actor, applies, reason, workspaceId }) {
          return yield* comments.change(workspaceId, id, (comment, at) =>
            Effect.gen(function* () {
              if (!applies(comment)) return [false, null] as const
              const open = yield* queue.open(comment)
              const planned = plan({ comment, open }, { verb: "unhide", text: null, personName: actor, at })
              if (planned._tag !== "Planned") return [false, null] as const
              yield* queue.enqueue({ comment, at, by: "person", actor, work: planned.work })
              yield* corrections.mark(workspaceId, comment.id, at)
              return [true, becauseOf(reason, planned.change)] as const
            })
          )
        }, Effect.orDie),

        answer: Effect.fn("Moderation.answer")(function* (principal, id, { answer, text }) {
          yield* mayModerate(principal)
          return yield* comments.change<Answered, Refusal, never>(principal.workspaceId, id, (comment, at) =>
            Effect.gen(function* () {
              const subject = yield* subjectOf(principal, comment)
              const earlier = yield* Effect.orDie(answers.get(principal.workspaceId, comment.id))
              if (Option.isSome(earlier) && stands(earlier.value, comment)) {
                const { value } = earlier
                if (isSame(value, answer, text)) {
                  const { note } = yield* doneAt(comment, value.at)
                  const done = { queued: value.queued, ...withNote(note) }
                  return [{ comment_id: comment.id, answer, ...done }, null] as const
                }
                if (isAtOnce(value, principal, at)) {
                  return yield* Effect.fail(
                    new Conflict({ message: `${value.person_name} has already answered this comment: ${value.answer}` })
                  )
                }
              }
              const verdict = answer === "hide" ? "hide" : "keep"
              const deed = asked(principal, answer, text, at)
              const before = yield* repliedJustBefore(principal, comment, deed)
              if (before !== null) return [{ comment_id: comment.id, answer, ...before }, null] as const
              const { change, done } = yield* carryOut(principal, subject, deed, verdict)
              return [{ comment_id: comment.id, answer, ...done }, change] as const
            })
          )
        })
      })
    })
  )
}

const withNote = (note: string | null | undefined) => (note === null || note === undefined ? {} : { note })

const asked = (principal: Principal, verb: Verb, text: string | undefined, at: Date): RequestedAction => ({
  verb,
  text: verb === "reply" ? (text ?? "") : null,
  personName: principal.personName,
  actor: actorOf(principal),
  at
})

const becauseOf = (reason: string, change: CommentChange): CommentChange => {
  const { decision } = change.set
  return {
    ...change,
    set:
      decision === undefined || decision === null ? change.set : { ...change.set, decision: { ...decision, reason } },
    history: change.history.map((entry) => ({ ...entry, note: reason }))
  }
}

const nothing = ({ set, history, events }: CommentChange) =>
  Object.keys(set).length === 0 && history.length === 0 && events.length === 0

/** Whether an answer still holds: it waits for nobody, and neither the autopilot nor the platform has decided since. */
const stands = (earlier: StoredAnswer, { decision, status }: StoredComment) =>
  status !== "review" && status !== "deleted" && decision?.by === "person" && decision.outcome === earlier.verdict

const isSame = (earlier: StoredAnswer, answer: AnswerKind, text: string | undefined) =>
  earlier.answer === answer && (answer !== "reply" || earlier.answer_text === text)

const isAtOnce = (earlier: StoredAnswer, principal: Principal, at: Date) =>
  earlier.person_id !== principal.personId && at.getTime() - earlier.at.getTime() < atOnceMilliseconds
