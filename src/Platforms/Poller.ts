import { SqlClient } from "@effect/sql"
import { Clock, Context, DateTime, Duration, Effect, Layer, Option, Stream } from "effect"
import { Intake } from "#src/Comments/Intake.ts"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { worker } from "#src/Database/Worker.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Accounts } from "./Accounts.ts"
import { AccountsRepo, type StoredAccount } from "./AccountsRepo.ts"
import { Facebook, YouTube } from "./Adapters.ts"
import type { PlatformError } from "./PlatformError.ts"
import type { AccountAccess } from "./PlatformGateway.ts"
import { type AccountPolls, afterFailures, isAllDue, isHeldDue, pollsOf, readEvery } from "./PollPlan.ts"

/** A reading may take long: its claim is short and kept up, so that the one of a dead process is soon taken over. */
const lease = Duration.seconds(30)
const keepUpEvery = Duration.seconds(10)
const batch = 4
const readable = ["facebook", "youtube"] as const

/** Reads the accounts whose platform does not push, or whose pushes may have been missed. */
export class Poller extends Context.Tag("steward/Poller")<
  Poller,
  {
    /** Reads a batch of the accounts that are due; answers how many. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = (options: { readonly youtubeEvery: Duration.Duration }) =>
    Layer.effect(
      Poller,
      Effect.gen(function* () {
        const repo = yield* AccountsRepo
        const accounts = yield* Accounts
        const intake = yield* Intake
        const facebook = yield* Facebook
        const youtube = yield* YouTube
        const clock = yield* WorkspaceClock
        const sql = yield* SqlClient.SqlClient

        const receive =
          (account: StoredAccount, readSince: DateTime.Utc) => (comments: ReadonlyArray<ObservedComment>) =>
            intake.receive(
              { workspaceId: account.workspace_id, accountId: account.id, platform: account.platform },
              comments.map((comment) => ({ _tag: "Commented", comment })),
              readSince
            )

        const readYouTube = Effect.fn("Poller.readYouTube")(function* (
          account: StoredAccount,
          access: AccountAccess,
          readSince: DateTime.Utc
        ) {
          const now = readSince.epochMillis
          const polls = pollsOf(account.poll_state, now)
          const take = receive(account, readSince)
          const all = isAllDue(polls, now)
          const published = yield* youtube.poll(
            access,
            { state: polls.published, moderationStatus: "published", depth: all ? "all" : "recent" },
            (comments) => Effect.asVoid(take(comments))
          )
          const heldDue = isHeldDue(polls, now)
          const held = heldDue
            ? yield* youtube.poll(
                access,
                { state: polls.held, moderationStatus: "heldForReview", depth: "recent" },
                (comments) => Effect.asVoid(take(comments))
              )
            : polls.held
          const next: AccountPolls = {
            published,
            held,
            heldAt: heldDue ? now : polls.heldAt,
            allAt: all ? now : polls.allAt
          }
          return next
        })

        const readFacebook = (account: StoredAccount, access: AccountAccess, readSince: DateTime.Utc) =>
          facebook
            .recentComments(access, { posts: 20, since: Option.some(DateTime.subtract(readSince, { days: 2 })) })
            .pipe(
              Stream.grouped(100),
              Stream.runForEach((comments) => receive(account, readSince)([...comments])),
              Effect.as(null)
            )

        const failed = Effect.fn("Poller.failed")(function* (account: StoredAccount, error: PlatformError) {
          const at = new Date(yield* Clock.currentTimeMillis)
          if (error._tag === "TokenExpired") {
            return yield* clock.next(account.workspace_id).pipe(
              Effect.flatMap((key) => accounts.disconnected(account.workspace_id, account.id, key, error.reason)),
              transaction(sql)
            )
          }
          yield* Effect.logWarning("Reading an account failed", { account: account.id, reason: error.reason })
          const wait = error._tag === "RateLimited" ? error.retryAfter : afterFailures(account.poll_failures)
          const dueAt = new Date(at.getTime() + Duration.toMillis(wait))
          yield* Effect.orDie(repo.pollFailed(account.workspace_id, account.id, dueAt))
        })

        const read = Effect.fn("Poller.read")(function* (account: StoredAccount) {
          const access = yield* accounts.open(account)
          const readSince = yield* DateTime.now
          const reading: Effect.Effect<AccountPolls | null, PlatformError> =
            account.platform === "youtube"
              ? readYouTube(account, access, readSince)
              : readFacebook(account, access, readSince)
          yield* reading.pipe(
            Effect.flatMap((state) => {
              const every = Duration.toMillis(readEvery(account.platform, options.youtubeEvery))
              const dueAt = new Date(readSince.epochMillis + every)
              return Effect.orDie(repo.polled(account.workspace_id, account.id, state, dueAt))
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

        return Poller.of({
          drain: Effect.gen(function* () {
            const now = yield* Clock.currentTimeMillis
            const until = leaseFrom(now)
            const due = yield* Effect.orDie(repo.claimPolls(readable, new Date(now), until, batch))
            yield* Effect.forEach(
              due,
              (account) =>
                read(account).pipe(
                  Effect.raceFirst(keepUp(account, until)),
                  Effect.catchAllCause((cause) => Effect.logError("Reading an account broke off", cause))
                ),
              { concurrency: "unbounded", discard: true }
            )
            return due.length
          }).pipe(Effect.withSpan("Poller.drain"))
        })
      })
    )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(Poller, ({ drain }) => worker({ name: "poller", topic: "polls", every: "1 second", fibers: 2, drain }))
  )
}
