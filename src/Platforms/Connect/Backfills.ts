import { Chunk, Clock, Context, DateTime, Duration, Effect, Layer, Option } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { Observation, ObservedAccount } from "#src/Comments/Observation.ts"
import { PendingComments } from "#src/Comments/Pending/PendingComments.ts"
import { worker } from "#src/Database/Worker.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import { afterFailures } from "../Port/Backoff.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import { PlatformReaders } from "../Port/PlatformReader.ts"
import { BackfillsRepo, type StoredBackfill } from "./BackfillsRepo.ts"

/** A set, with the wait before it, takes less; what lasts longer belongs to a process that died. */
const lease = Duration.minutes(3)
/** Comments that are handed over at once: what comes in meanwhile waits for no more than those. */
export const handedOver = 25
/** Something waits to be decided for longer than this: then nothing is added to it. */
const calmBelow = 1
const lookAgain = Duration.seconds(1)
/** Looks for a calm moment before a set is handed over all the same: what cannot be decided holds nothing up for ever. */
const looks = 60
const mostTries = 5

/** How far the reading of what was before has come. */
export interface BackfillProgress {
  readonly accountId: AccountId
  readonly since: DateTime.Utc
  /** Comments that were read, be they known or new. */
  readonly found: number
  /** Null while it goes on. */
  readonly endedAt: DateTime.Utc | null
  /** What went wrong last, in words. */
  readonly failure: string | null
}

/** Reads once what was written before an account was connected; it gives way to what comes in now. */
export class Backfills extends Context.Tag("steward/Backfills")<
  Backfills,
  {
    /** From the beginning, where it was asked for before. */
    readonly ask: (workspaceId: WorkspaceId, accountId: AccountId, since: DateTime.Utc) => Effect.Effect<void>
    readonly progress: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<BackfillProgress>>
    /** Reads for one account; answers how many that were. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Backfills,
    Effect.gen(function* () {
      const repo = yield* BackfillsRepo
      const accounts = yield* Accounts
      const connected = yield* ConnectedAccounts
      const comments = yield* PendingComments
      const intake = yield* Intake
      const readers = yield* PlatformReaders

      const inFuture = (wait: Duration.Duration) =>
        Effect.map(Clock.currentTimeMillis, (now) => new Date(now + Duration.toMillis(wait)))

      /** Waits until what came in is decided. */
      const calm = comments.oldestSeconds.pipe(
        Effect.delay(lookAgain),
        Effect.repeat({ until: (seconds) => seconds < calmBelow, times: looks }),
        Effect.whenEffect(Effect.map(comments.oldestSeconds, (seconds) => seconds >= calmBelow))
      )

      const handOver = tracedFn("Backfills.handOver")(function* (
        backfill: StoredBackfill,
        of: ObservedAccount,
        at: DateTime.Utc,
        observations: ReadonlyArray<Observation>
      ) {
        for (const set of Chunk.toReadonlyArray(Chunk.chunksOf(Chunk.unsafeFromArray(observations), handedOver))) {
          yield* calm
          yield* intake.receive(of, Chunk.toReadonlyArray(set), at)
          yield* repo.counted(backfill, set.length, yield* inFuture(lease))
        }
      }, Effect.orDie)

      const failed = tracedFn("Backfills.failed")(function* (backfill: StoredBackfill, error: PlatformError) {
        const passing = error._tag === "Transient" || error._tag === "RateLimited"
        if (passing && backfill.tries < mostTries) {
          const wait = error._tag === "RateLimited" ? error.retryAfter : afterFailures(backfill.tries)
          return yield* repo.putOff(backfill, yield* inFuture(Duration.min(wait, "5 minutes")), error.reason)
        }
        // a token that died is found out by the next reading as well, which tells people
        yield* repo.end(backfill, yield* inFuture(Duration.zero), error.reason)
      }, Effect.orDie)

      const read = tracedFn("Backfills.read")(function* (backfill: StoredBackfill) {
        const { account_id: accountId, since, workspace_id: workspaceId } = backfill
        const stored = Option.filter(
          yield* Effect.orDie(connected.get(workspaceId, accountId)),
          (one) => one.sealed_token !== null && one.disconnected_at === null
        )
        const reader = Option.getOrUndefined(Option.flatMapNullable(stored, ({ platform }) => readers[platform]))
        if (Option.isNone(stored) || reader === undefined) {
          return yield* Effect.orDie(
            repo.end(backfill, yield* inFuture(Duration.zero), "The account is not connected.")
          )
        }
        const at = yield* DateTime.now
        const of = { workspaceId, accountId, platform: stored.value.platform }
        yield* reader
          .readSince(
            {
              account: yield* accounts.open(stored.value),
              at,
              receive: (observations) => handOver(backfill, of, at, observations)
            },
            DateTime.unsafeMake(since)
          )
          .pipe(
            Effect.flatMap(() =>
              Effect.orDie(Effect.flatMap(inFuture(Duration.zero), (end) => repo.end(backfill, end, null)))
            ),
            Effect.catchAll((error) => failed(backfill, error))
          )
      })

      return Backfills.of({
        ask: tracedFn("Backfills.ask")(function* (workspace_id, account_id, since) {
          const at = yield* inFuture(Duration.zero)
          yield* repo.ask({ workspace_id, account_id }, DateTime.toDateUtc(since), at)
        }, Effect.orDie),
        progress: tracedFn("Backfills.progress")(function* (workspaceId) {
          return (yield* repo.list(workspaceId)).map(({ account_id, ended_at, failure, found, since }) => ({
            accountId: account_id,
            since: DateTime.unsafeMake(since),
            found,
            endedAt: ended_at === null ? null : DateTime.unsafeMake(ended_at),
            failure
          }))
        }, Effect.orDie),
        drain: Effect.gen(function* () {
          const now = yield* inFuture(Duration.zero)
          const found = yield* Effect.orDie(repo.claim(now, yield* inFuture(lease)))
          if (Option.isNone(found)) return 0
          yield* Effect.catchAllCause(read(found.value), (cause) =>
            Effect.logError("Reading what was before broke off; it is tried again", cause)
          )
          return 1
        }).pipe(span("Backfills.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(Backfills, ({ drain }) =>
      worker({ name: "backfills", topic: "polls", every: "2 seconds", fibers: 1, drain })
    )
  )
}
