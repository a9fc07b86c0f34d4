import { Clock, Context, Duration, Effect, Either, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import { Conflict, type Forbidden, type NotFound, type PreconditionFailed, type Unprocessable } from "#schema/Errors.ts"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import type { AnswerTakenBack, AnswerToHold, HeldAnswer } from "#schema/resources/HeldAnswer.ts"
import { maxReplyLength } from "#schema/resources/NeedsYou.ts"
import { OvertakenAnswers } from "#src/Comments/Changes/OvertakenAnswers.ts"
import { noSuchComment } from "#src/Comments/Changing.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { replyLimit } from "#src/Platforms/Port/Capabilities.ts"
import { AnswersRepo } from "../AnswersRepo.ts"
import { HeldAnswersRepo, type StoredHeld } from "../HeldAnswersRepo.ts"
import { noModerator } from "../Reach.ts"
import { WorkQueue } from "../WorkQueue.ts"
import { answersOf, type HoldResult, holding } from "./Holding.ts"

type Refusal = Forbidden | NotFound | Conflict | PreconditionFailed | Unprocessable

type Answerable = Pick<NeedsYouView, "can" | "held" | "reply_limit">

/** An answer of somebody that has not taken effect. */
export type OwnHeldAnswer = Pick<StoredHeld, "answer" | "comment_id" | "held_at" | "takes_effect_at">

/** For so long after an author was quicker than an answer, the next one that hides does not wait. */
const overtakenFor = Duration.hours(1)

/** Nothing about the comment but that it has changed: whether it waits. */
const touched: CommentChange = { set: {}, history: [], events: [] }

/**
 * Answers that people gave in the app. Each takes effect after ten seconds, unless it is taken back; until then nothing
 * has happened to the comment, but that nobody else is asked about it.
 */
export class HeldAnswers extends Context.Tag("steward/HeldAnswers")<
  HeldAnswers,
  {
    readonly hold: (principal: Principal, id: string, answer: AnswerToHold) => Effect.Effect<HeldAnswer, Refusal>
    /**
     * The same answer to many comments at once: of each, in their order, that it is held, or why not. `seen`: what each said
     * to whoever answers, by its id.
     */
    readonly holdAll: (
      principal: Principal,
      ids: ReadonlyArray<CommentId>,
      answer: AnswerToHold,
      seen?: Readonly<Record<string, string>>
    ) => Effect.Effect<
      ReadonlyArray<{ readonly id: CommentId; readonly outcome: Either.Either<HeldAnswer, Refusal> }>,
      Forbidden
    >
    /** By whoever gave it, as long as it has not taken effect. */
    readonly takeBack: (
      principal: Principal,
      id: string
    ) => Effect.Effect<AnswerTakenBack, Forbidden | NotFound | Conflict>
    /** What a person answered and can take back still, oldest first. */
    readonly own: (principal: Principal) => Effect.Effect<ReadonlyArray<OwnHeldAnswer>>
    /** The answer to a comment that is held, if one is, and what a person may answer now. */
    readonly answerable: (principal: Principal, id: CommentId) => Effect.Effect<Answerable, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    HeldAnswers,
    Effect.gen(function* () {
      const comments = yield* Comments
      const repo = yield* HeldAnswersRepo
      const answers = yield* AnswersRepo
      const queue = yield* WorkQueue
      const overtakenAnswers = yield* OvertakenAnswers

      const of = (workspaceId: WorkspaceId, id: CommentId) => Effect.orDie(repo.of(workspaceId, [id]))

      const holdAll = tracedFn("HeldAnswers.holdAll")(function* (
        principal: Principal,
        ids: ReadonlyArray<CommentId>,
        answer: AnswerToHold,
        seen: Readonly<Record<string, string>> = {}
      ) {
        const refusal = noModerator(principal)
        if (refusal !== null) return yield* Effect.fail(refusal)
        const { workspaceId } = principal
        const became = new Map<CommentId, HoldResult>()
        yield* comments.changeAll(workspaceId, ids, (found) =>
          Effect.gen(function* () {
            const own = found.map(({ comment }) => comment.id)
            const held = Map.groupBy(yield* repo.of(workspaceId, own), ({ comment_id }) => comment_id)
            const earlier = new Map((yield* answers.of(workspaceId, own)).map((row) => [row.comment_id, row]))
            const open = yield* queue.openOf(workspaceId, own)
            const now = new Date(yield* Clock.currentTimeMillis)
            const lately = new Date(now.getTime() - Duration.toMillis(overtakenFor))
            const overtaken = yield* overtakenAnswers.since(workspaceId, own, lately)
            for (const { at, comment } of found) {
              const said = seen[comment.id]
              const given = said === undefined ? answer : { ...answer, seen: said }
              const situation = {
                comment,
                open: open.get(comment.id) ?? [],
                held: held.get(comment.id) ?? [],
                earlier: earlier.get(comment.id) ?? null,
                isOvertaken: overtaken.has(comment.id)
              }
              became.set(comment.id, holding(situation, principal, given, at, now))
            }
            const rows = [...became.values()].flatMap((one) => (one._tag === "Held" ? [one.row] : []))
            yield* repo.put(workspaceId, rows)
            const begun = new Set(rows.map(({ comment_id }) => comment_id))
            return found.flatMap(({ at, comment }) => (begun.has(comment.id) ? [{ at, comment, change: touched }] : []))
          }).pipe(Effect.orDie)
        )
        return ids.map((id) => ({ id, outcome: outcomeOf(id, answer, became.get(id)) }))
      })

      return HeldAnswers.of({
        holdAll,

        own: ({ personId, workspaceId }) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) =>
            Effect.orDie(repo.ofPerson(workspaceId, personId, new Date(now)))
          ),

        answerable: tracedFn("HeldAnswers.answerable")(function* (principal, id) {
          const comment = yield* comments.find(principal.workspaceId, id)
          const open = yield* queue.open(comment)
          const all = yield* of(principal.workspaceId, comment.id)
          const held = all.find(({ person_id }) => person_id === principal.personId) ?? all[0] ?? null
          return {
            held: held === null ? null : shownTo(principal, held),
            can: answersOf({ comment, open }, principal),
            reply_limit: Math.min(replyLimit(comment.platform), maxReplyLength)
          }
        }),

        hold: (principal, id, answer) =>
          Effect.flatMap(holdAll(principal, [CommentId.make(id)], answer), ([one]) =>
            one === undefined ? Effect.fail(noSuchComment(id)) : one.outcome
          ),

        takeBack: tracedFn("HeldAnswers.takeBack")(function* (principal, id) {
          const refusal = noModerator(principal)
          if (refusal !== null) return yield* Effect.fail(refusal)
          return yield* comments.change<AnswerTakenBack, Conflict, never>(principal.workspaceId, id, (comment) =>
            Effect.gen(function* () {
              const all = yield* of(principal.workspaceId, comment.id)
              const [first] = all
              if (first === undefined) return yield* Effect.fail(tooLate)
              const held = all.find(({ person_id }) => person_id === principal.personId)
              if (held === undefined) {
                const message = `${first.person_name} answered this comment, so only they can take it back`
                return yield* Effect.fail(new Conflict({ message }))
              }
              yield* Effect.orDie(repo.remove(held))
              return [{ comment_id: comment.id, taken_back: true as const }, touched] as const
            })
          )
        })
      })
    })
  )
}

const shownTo = ({ personId }: Principal, { answer, person_id, person_name, takes_effect_at }: StoredHeld) => ({
  answer,
  by: person_name,
  is_own: person_id === personId,
  takes_effect_at: shown(takes_effect_at)
})

const outcomeOf = (
  id: CommentId,
  { answer }: AnswerToHold,
  became: HoldResult | undefined
): Either.Either<HeldAnswer, Refusal> => {
  if (became === undefined) return Either.left(noSuchComment(id))
  if (became._tag === "Refused") return Either.left(became.error)
  return Either.right({ comment_id: id, answer, takes_effect_at: shown(became.at) })
}

const tooLate = new Conflict({
  message:
    "No answer to this comment is held: it has taken effect, or was taken back already; answer it anew to correct it"
})
