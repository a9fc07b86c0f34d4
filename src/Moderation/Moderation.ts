import { Context, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Conflict } from "#schema/Errors.ts"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Action } from "#schema/resources/Action.ts"
import type { Answer } from "#schema/resources/NeedsYou.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Acted, type AnsweredComment, deeds, type Refusal } from "./Deeds.ts"
import { apiAnswer, isAbout, isHeldAbout } from "./Held.ts"
import { HeldAnswersRepo, type StoredHeld } from "./HeldAnswersRepo.ts"
import { plan } from "./Plan.ts"
import { noModerator } from "./Reach.ts"
import { traces } from "./Traces.ts"
import { WorkQueue } from "./WorkQueue.ts"

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

/** What people do to comments. Every deed that says how a comment should stand is a lesson for the autopilot. */
export class Moderation extends Context.Tag("steward/Moderation")<
  Moderation,
  {
    /** `about`: of the text that whoever acts has read (`aboutOf`); a Conflict where the comment says something else by now. */
    readonly act: (principal: Principal, id: string, action: Action, about?: string) => Effect.Effect<Acted, Refusal>
    /**
     * The same answer again changes nothing and is answered as the first time; another answer is a correction. `about`:
     * as of `act`.
     */
    readonly answer: (
      principal: Principal,
      id: string,
      answer: Answer,
      about?: string
    ) => Effect.Effect<AnsweredComment, Refusal>
    /**
     * Shows a comment again that the autopilot hid. It teaches nothing: what was wrong was the policy, and not the
     * judgement of the comment. False where it no longer applies, or the platform does not allow it.
     */
    readonly takeBack: (id: CommentId, takingBack: TakingBack) => Effect.Effect<boolean>
    /**
     * Lets an answer take effect that was held, as `answer` and `act` do it, by whoever gave it with what they are now.
     * A Conflict where it is not held any more, or the comment says something else since.
     */
    readonly release: (principal: Principal, held: StoredHeld) => Effect.Effect<void, Refusal>
  }
>() {
  static readonly layer = Layer.effect(
    Moderation,
    Effect.gen(function* () {
      const comments = yield* Comments
      const queue = yield* WorkQueue
      const held = yield* HeldAnswersRepo

      const tracesOf = yield* traces

      const { acted, answered, meet } = yield* deeds

      const unlessEdited = (comment: StoredComment, about: string | undefined) =>
        about === undefined || isAbout({ about }, comment) ? Effect.void : Effect.fail(edited)

      const mayModerate = (principal: Principal) => {
        const refusal = noModerator(principal)
        return refusal === null ? Effect.void : Effect.fail(refusal)
      }

      return Moderation.of({
        act: tracedFn("Moderation.act")(function* (principal, id, action, about) {
          yield* mayModerate(principal)
          return yield* comments.change<Acted, Refusal, never>(principal.workspaceId, id, (comment, at) =>
            Effect.gen(function* () {
              yield* unlessEdited(comment, about)
              const found = yield* tracesOf(comment)
              yield* meet(comment, action.action, action.text, found)
              return yield* acted(principal, action, comment, at, found)
            })
          )
        }),

        release: tracedFn("Moderation.release")(function* (principal, one) {
          yield* mayModerate(principal)
          yield* comments.change<void, Refusal, never>(principal.workspaceId, one.comment_id, (comment, at) =>
            Effect.gen(function* () {
              if (!(yield* Effect.orDie(held.remove(one)))) {
                return yield* Effect.fail(new Conflict({ message: "The answer was taken back" }))
              }
              if (!isHeldAbout(one, comment)) {
                return yield* Effect.fail(new Conflict({ message: "The comment was edited after it was answered" }))
              }
              yield* Effect.orDie(held.removeAlike(one))
              const answer = apiAnswer(one)
              const [, first] = answer === null ? [null, null] : yield* answered(principal, answer, comment, at)
              const rest = one.answer === "block" || one.answer === "archive" ? one.answer : null
              const [, second] = rest === null ? [null, null] : yield* acted(principal, { action: rest }, comment, at)
              return [undefined, both(first, second)] as const
            })
          )
        }),

        takeBack: tracedFn("Moderation.takeBack")(function* (id, { actor, applies, reason, workspaceId }) {
          return yield* comments.change(workspaceId, id, (comment, at) =>
            Effect.gen(function* () {
              if (!applies(comment)) return [false, null] as const
              const open = yield* queue.open(comment)
              const planned = plan({ comment, open }, { verb: "unhide", text: null, personName: actor, at })
              if (planned._tag !== "Planned") return [false, null] as const
              yield* queue.enqueue({ comment, at, by: "person", actor, work: planned.work })
              return [true, becauseOf(reason, planned.change)] as const
            })
          )
        }, Effect.orDie),

        answer: tracedFn("Moderation.answer")(function* (principal, id, answer, about) {
          yield* mayModerate(principal)
          return yield* comments.change<AnsweredComment, Refusal, never>(principal.workspaceId, id, (comment, at) =>
            Effect.gen(function* () {
              yield* unlessEdited(comment, about)
              const found = yield* tracesOf(comment)
              yield* meet(comment, answer.answer, answer.text, found)
              return yield* answered(principal, answer, comment, at, found)
            })
          )
        })
      })
    })
  )
}

const edited = new Conflict({
  message: "The comment was edited since you read it, so nothing was done; it is shown as it reads now"
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

/** Two changes of one comment at one time as one. */
const both = (first: CommentChange | null, second: CommentChange | null): CommentChange | null =>
  first === null || second === null
    ? (first ?? second)
    : {
        set: { ...first.set, ...second.set },
        history: [...first.history, ...second.history],
        events: [...first.events, ...second.events]
      }
