import { SqlClient } from "@effect/sql"
import { Array, type Cause, Context, type DateTime, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { halving } from "#src/Database/Sets/Halving.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Comments } from "../Comments.ts"
import { CommentsRepo } from "../CommentsRepo.ts"
import type { Observation, ObservedAccount } from "../Observation.ts"
import { observeAll } from "../Observe.ts"
import type { Foreseen } from "./Foreseeing.ts"
import { keptNews } from "./KeptNews.ts"
import { postsTold } from "./PostsTold.ts"
import { externalIdOf, receiving, writerOf } from "./Receiving.ts"
import { withPost } from "./ReportedPosts.ts"
import { storing } from "./Storing.ts"
import type { Refused, Taken } from "./Taken.ts"
import { inOrder } from "./ToldTimes.ts"

/** Takes in what a platform reports about an account's comments; the same report twice changes nothing. */
export class Intake extends Context.Tag("steward/Intake")<
  Intake,
  {
    /**
     * Stores new comments as `pending` and applies the rest to those known, all in one transaction but for what cannot be
     * stored. News of a comment that is not known yet is kept for it. `readSince` is when a reading began, for reports
     * that were read: comments that changed after it are newer than the report. What was `foreseen` is decided as it is
     * stored, unless that fails.
     */
    readonly take: (
      account: ObservedAccount,
      observations: ReadonlyArray<Observation>,
      readSince?: DateTime.Utc,
      foreseen?: Foreseen
    ) => Effect.Effect<Taken>
    /**
     * The same as a whole, in the caller's transaction. Where it dies, there may be something in it that cannot be stored;
     * nothing of it may then be committed. What is to be done `beside` it is done at the same time.
     */
    readonly takeWhole: (
      account: ObservedAccount,
      observations: ReadonlyArray<Observation>,
      readSince: DateTime.Utc | undefined,
      foreseen: Foreseen,
      beside: Effect.Effect<void>
    ) => Effect.Effect<void>
    /** The same, for who cannot go on without all of it: dies of what cannot be stored. Answers how many are new. */
    readonly receive: (
      account: ObservedAccount,
      observations: ReadonlyArray<Observation>,
      readSince?: DateTime.Utc
    ) => Effect.Effect<number>
    /** Throws a small batch of old news away; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Intake,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* CommentsRepo
      const store = yield* storing
      const postsOf = yield* postsTold
      const kept = yield* keptNews
      const comments = yield* Comments
      const contacts = yield* Contacts
      const clock = yield* WorkspaceClock
      const signals = yield* Signals

      /** Applies what is told of comments, each in its order. */
      const apply = (workspaceId: WorkspaceId, news: ReadonlyMap<CommentId, ReadonlyArray<Observation>>) =>
        comments.changeAll(workspaceId, [...news.keys()], (found) =>
          Effect.succeed(found.flatMap(({ at, comment }) => observeAll(comment, news.get(comment.id) ?? [], at)))
        )

      /** Takes in a report as a set, in the caller's transaction. Answers how many comments are new. */
      const receiveWhole = (
        account: ObservedAccount,
        readSince: DateTime.Utc | undefined,
        foreseen?: Foreseen,
        beside: Effect.Effect<void> = Effect.void
      ) =>
        tracedFn("Intake.receiveSet")(function* (observations: ReadonlyArray<Observation>) {
          const { accountId, workspaceId } = account
          const externalIds = [...new Set(observations.map(externalIdOf))]
          const [at, rows, early, told, posts, people, decide] = yield* pipelined(
            clock.next(workspaceId),
            repo.known(workspaceId, accountId, externalIds),
            kept.earlyOf(account, externalIds),
            kept.toldOf(account, observations),
            postsOf(account, observations),
            contacts.known(account, observations.flatMap(writerOf)),
            foreseen?.judged.decider ?? Effect.succeedNone
          )
          const known = new Map(rows.map((row) => [row.external_id, row]))
          const { observations: newest, times } = inOrder(observations, told, at)
          const received = receiving(newest, { comments: known, early }, at, readSince)
          const fresh = received.fresh.map((one) => ({ ...one, comment: withPost(one.comment, posts) }))
          const stored = yield* store(account, { fresh, news: received.news, known: people, beside }, foreseen, decide)
          yield* kept.keep(account, { ...received, times }, at)
          const idOf = new Map([...rows.map(({ external_id, id }) => [external_id, id] as const), ...stored.ids])
          const news = Array.fromIterable(received.news).flatMap(([externalId, told]) => {
            const id = idOf.get(externalId)
            return id === undefined ? [] : [[id, told] as const]
          })
          if (news.length > 0) yield* apply(workspaceId, new Map(news))
          if (stored.undecided || received.news.size > 0) yield* signals.notify("comments")
          return fresh.length
        }, Effect.orDie)

      const receiveSet =
        (...where: Parameters<typeof receiveWhole>) =>
        (observations: ReadonlyArray<Observation>) =>
          transaction(sql)(receiveWhole(...where)(observations))

      const take = tracedFn("Intake.take")(function* (
        account: ObservedAccount,
        observations: ReadonlyArray<Observation>,
        readSince?: DateTime.Utc,
        foreseen?: Foreseen
      ) {
        if (observations.length === 0) return { fresh: 0, refused: [] }
        const refused: Array<Refused> = []
        const refuse = (observation: Observation, cause: Cause.Cause<never>) =>
          Effect.sync(() => {
            refused.push({ observation, cause })
          })
        const later = receiveSet(account, readSince)
        let alone = 0
        const counts = yield* halving(observations, receiveSet(account, readSince, foreseen), (observation, cause) =>
          // what cannot be decided is stored all the same, and decided later
          foreseen === undefined
            ? refuse(observation, cause)
            : Effect.tap(halving([observation], later, refuse), ([count = 0]) =>
                Effect.sync(() => {
                  alone += count
                })
              )
        )
        return { fresh: counts.reduce((sum, count) => sum + count, alone), refused }
      })

      return Intake.of({
        take,
        takeWhole: (account, observations, readSince, foreseen, beside) =>
          observations.length === 0 ? beside : receiveWhole(account, readSince, foreseen, beside)(observations),
        receive: tracedFn("Intake.receive")(function* (account, observations, readSince) {
          const { fresh, refused } = yield* take(account, observations, readSince)
          const [first] = refused
          return first === undefined ? fresh : yield* Effect.failCause(first.cause)
        }),

        forget: kept.forget
      })
    })
  )

  /** Every hour, batch after batch until nothing is old enough. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(Intake, ({ forget }) =>
      periodic({
        name: "early reports",
        every: "1 hour",
        task: untilNone(forget)
      })
    )
  )
}
