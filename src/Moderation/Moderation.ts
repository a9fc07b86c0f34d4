import { Context, Effect, Layer, Option } from "effect"
import type { Action } from "#schema/Action.ts"
import type { Principal } from "#schema/api/Authentication.ts"
import type { CommentAction } from "#schema/Comment.ts"
import { Conflict, Forbidden, type NotFound, Unprocessable } from "#schema/Errors.ts"
import type { CommentId } from "#schema/Ids.ts"
import type { Answer, AnswerKind } from "#schema/NeedsYou.ts"
import { may, refusal } from "#schema/Permission.ts"
import { type CommentChange, Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { AnswersRepo, type StoredAnswer } from "./AnswersRepo.ts"
import { DecisionCorrections } from "./DecisionCorrections.ts"
import { agreed, agreedAfter, atOnceMilliseconds, verdictOf } from "./Lesson.ts"
import { type Asked, plan, type Verb } from "./Plan.ts"
import { WorkQueue } from "./WorkQueue.ts"

export interface Acted {
  readonly comment_id: CommentId
  readonly action: CommentAction
  readonly queued: boolean
}

export interface Answered {
  readonly comment_id: CommentId
  readonly answer: AnswerKind
  readonly queued: boolean
}

type Refusal = Forbidden | NotFound | Conflict | Unprocessable

/** What people do to comments. Every deed that says how a comment should stand is a lesson for the autopilot. */
export class Moderation extends Context.Tag("steward/Moderation")<
  Moderation,
  {
    readonly act: (principal: Principal, id: string, action: Action) => Effect.Effect<Acted, Refusal>
    /** The same answer again changes nothing and is answered as the first time; another answer is a correction. */
    readonly answer: (principal: Principal, id: string, answer: Answer) => Effect.Effect<Answered, Refusal>
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

      /** Plans a deed, queues its platform work and writes its lesson. */
      const carryOut = Effect.fn("Moderation.carryOut")(function* (
        principal: Principal,
        comment: StoredComment,
        asked: Asked
      ) {
        const planned = plan(comment, asked)
        if (planned._tag === "Removed") {
          return yield* Effect.fail(new Conflict({ message: "The comment was removed; nothing can be done to it" }))
        }
        if (planned._tag === "Refused") return yield* Effect.fail(new Unprocessable({ message: planned.reason }))
        const { change, work } = planned
        const queued = work.length > 0
        yield* queue.enqueue({ comment, at: asked.at, by: "person", actor: principal.personName, work })
        yield* teach(principal, comment, asked, queued)
        return { change, queued }
      })

      const teach = Effect.fn("Moderation.teach")(function* (
        principal: Principal,
        comment: StoredComment,
        { verb, text, at }: Asked,
        queued: boolean
      ) {
        const verdict = verdictOf(comment, verb)
        if (verdict === null) return
        const before = yield* Effect.orDie(answers.get(comment.workspace_id, comment.id))
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
          agreed: Option.match(before, {
            onNone: () => agreed(comment, verdict),
            onSome: (earlier) => agreedAfter(earlier, verdict)
          }),
          text: comment.text,
          at
        }
        yield* Effect.orDie(answers.put(answer))
        if (agreed(comment, verdict) === false) yield* corrections.mark(comment.workspace_id, comment.id, at)
      })

      return Moderation.of({
        act: Effect.fn("Moderation.act")(function* (principal, id, { action, text }) {
          yield* mayModerate(principal)
          return yield* comments.change(principal.workspaceId, id, (comment, at) =>
            Effect.map(carryOut(principal, comment, asked(principal, action, text, at)), ({ change, queued }) => [
              { comment_id: comment.id, action, queued },
              nothing(change) ? null : change
            ])
          )
        }),

        answer: Effect.fn("Moderation.answer")(function* (principal, id, { answer, text }) {
          yield* mayModerate(principal)
          return yield* comments.change<Answered, Refusal, never>(principal.workspaceId, id, (comment, at) =>
            Effect.gen(function* () {
              const earlier = yield* Effect.orDie(answers.get(principal.workspaceId, comment.id))
              if (Option.isSome(earlier) && comment.status !== "review" && comment.status !== "deleted") {
                const { value } = earlier
                if (isSame(value, answer, text)) {
                  return [{ comment_id: comment.id, answer, queued: value.queued }, null] as const
                }
                if (isAtOnce(value, principal, answer, at)) {
                  return yield* Effect.fail(
                    new Conflict({ message: `${value.person_name} was first and answered ${value.answer}` })
                  )
                }
              }
              const { change, queued } = yield* carryOut(principal, comment, asked(principal, answer, text, at))
              return [{ comment_id: comment.id, answer, queued }, change] as const
            })
          )
        })
      })
    })
  )
}

const asked = (principal: Principal, verb: Verb, text: string | undefined, at: Date): Asked => ({
  verb,
  text: verb === "reply" ? (text ?? "") : null,
  personName: principal.personName,
  at
})

const nothing = ({ set, history, events }: CommentChange) =>
  Object.keys(set).length === 0 && history.length === 0 && events.length === 0

const isSame = (earlier: StoredAnswer, answer: AnswerKind, text: string | undefined) =>
  earlier.answer === answer && (answer !== "reply" || earlier.answer_text === text)

const isAtOnce = (earlier: StoredAnswer, principal: Principal, answer: AnswerKind, at: Date) =>
  earlier.person_id !== principal.personId &&
  earlier.answer !== answer &&
  at.getTime() - earlier.at.getTime() < atOnceMilliseconds
