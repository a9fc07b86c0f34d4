import { SqlClient } from "@effect/sql"
import { Clock, Context, DateTime, Duration, Effect, Layer } from "effect"
import { type Platform, platforms } from "#schema/Platform.ts"
import { TextTerms } from "#src/Comments/Ending/TextTerms.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { StandingComments } from "#src/Comments/Standing/StandingComments.ts"
import { tellOutlived } from "#src/Database/OutlivedFailure.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { worker } from "#src/Database/Worker.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { ConnectedAccounts, type StoredAccount } from "#src/Directory/ConnectedAccounts.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import { Disconnections } from "../Accounts/Disconnections.ts"
import { afterFailures } from "../Port/Backoff.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import { PlatformReaders, readablePlatforms } from "../Port/PlatformReader.ts"

/** A reading may take long: its claim is short and kept up, so that the one of a dead process is soon taken over. */
const lease = Duration.seconds(30)
const keepUpEvery = Duration.seconds(10)
/**
 * Readings of one platform that go on at once. Each is one fiber's, so that an account that takes long, as at the first
 * reading, holds up no other; and where all of one platform's take long, as they do where it allows few calls a minute,
 * other platforms are read all the same.
 */
export const atOnce = 5

/** Reads the accounts whose platform does not push, or whose pushes may have been missed. */
export class Poller extends Context.Tag("steward/Poller")<
  Poller,
  {
    /** Reads an account that is due; answers how many. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Poller,
    Effect.gen(function* () {
      const repo = yield* ConnectedAccounts
      const accounts = yield* Accounts
      const disconnections = yield* Disconnections
      const intake = yield* Intake
      const standing = yield* StandingComments
      const terms = yield* TextTerms
      const readers = yield* PlatformReaders
      const readable = yield* readablePlatforms
      const clock = yield* WorkspaceClock
      const sql = yield* SqlClient.SqlClient

      const failed = tracedFn("Poller.failed")(function* (account: StoredAccount, error: PlatformError) {
        const at = new Date(yield* Clock.currentTimeMillis)
        if (error._tag === "TokenExpired") {
          return yield* clock.next(account.workspace_id).pipe(
            Effect.flatMap((key) => disconnections.disconnected(account.workspace_id, account.id, key, error.reason)),
            transaction(sql)
          )
        }
        yield* Effect.logWarning("Reading an account failed", { account: account.id, reason: error.reason })
        const wait = error._tag === "RateLimited" ? error.retryAfter : afterFailures(account.poll_failures)
        const dueAt = new Date(at.getTime() + Duration.toMillis(wait))
        yield* Effect.orDie(
          error._tag === "RateLimited"
            ? repo.pollPutOff(account.workspace_id, account.id, dueAt)
            : repo.pollFailed(account.workspace_id, account.id, at, dueAt, error.reason)
        )
      })

      const read = tracedFn("Poller.read")(function* (account: StoredAccount) {
        const reader = readers[account.platform]
        if (reader === undefined) return
        const at = yield* DateTime.now
        const of = { workspaceId: account.workspace_id, accountId: account.id, platform: account.platform }
        const reading = reader.read({
          account: yield* accounts.open(account),
          state: account.poll_state,
          at,
          receive: (observations) => Effect.asVoid(intake.receive(of, observations, at)),
          standing: (ask) => standing.of(of, ask),
          ending: (ask) => terms.ending(of, ask),
          confirm: (found) => terms.confirm(of, found, at)
        })
        yield* reading.pipe(
          Effect.flatMap((state) => {
            const dueAt = new Date(at.epochMillis + Duration.toMillis(reader.every))
            return Effect.orDie(repo.polled(account.workspace_id, account.id, state, DateTime.toDateUtc(at), dueAt))
          }),
          Effect.catchAll((error) => failed(account, error))
        )
      })

      const leaseFrom = (now: number) => new Date(now + Duration.toMillis(lease))

      const keepUp = (account: StoredAccount, until: Date): Effect.Effect<never> =>
        Effect.gen(function* () {
          const next = leaseFrom(yield* Clock.currentTimeMillis)
          yield* Effect.orDie(repo.holdPoll(account.workspace_id, account.id, until, next))
          return next
        }).pipe(
          Effect.delay(keepUpEvery),
          Effect.flatMap((next) => keepUp(account, next))
        )

      /** The platform of each reading that goes on. */
      const under: Array<Platform> = []
      const claiming = yield* Effect.makeSemaphore(1)
      /** Claims one by one, so that no two take the last place of a platform. */
      const claimed = (until: Date, now: Date) =>
        claiming.withPermits(1)(
          Effect.gen(function* () {
            const free = readable.filter((platform) => under.filter((one) => one === platform).length < atOnce)
            if (free.length === 0) return []
            const due = yield* Effect.orDie(repo.claimPolls(free, now, until, 1))
            under.push(...due.map(({ platform }) => platform))
            return due
          })
        )

      return Poller.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = leaseFrom(now)
          return yield* Effect.acquireUseRelease(
            claimed(until, new Date(now)),
            (due) =>
              Effect.as(
                Effect.forEach(
                  due,
                  (account) =>
                    read(account).pipe(
                      Effect.raceFirst(keepUp(account, until)),
                      Effect.catchAllCause(tellOutlived("Reading an account"))
                    ),
                  { concurrency: "unbounded", discard: true }
                ),
                due.length
              ),
            (due) =>
              Effect.sync(() => {
                for (const { platform } of due) under.splice(under.indexOf(platform), 1)
              })
          )
        }).pipe(span("Poller.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(Poller, ({ drain }) =>
      worker({ name: "poller", topic: "polls", every: "1 second", fibers: atOnce * platforms.length, drain })
    )
  )
}
