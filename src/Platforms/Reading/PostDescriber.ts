import { Array as Arr, Clock, Context, Duration, Effect, Layer, Option } from "effect"
import type { ClaimedPost } from "#src/Comments/Posts/PostFacts.ts"
import { Posts } from "#src/Comments/Posts/Posts.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import { afterFailures } from "../Port/Backoff.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import { PlatformReaders, readablePlatforms } from "../Port/PlatformReader.ts"

/** Longer than reading a batch may take, so that only what a dead process had taken is read again. */
const lease = Duration.minutes(2)
const batch = 100
/** A post that the platform will not show now may be shown once somebody grants a permission. */
const refusedFor = Duration.hours(6)
const mostFailures = 20

/** Asks the platforms about posts that comments are under, each once, apart from deciding on the comments. */
export class PostDescriber extends Context.Tag("steward/PostDescriber")<
  PostDescriber,
  {
    /** Reads a batch of the posts that are due; answers how many. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    PostDescriber,
    Effect.gen(function* () {
      const posts = yield* Posts
      const accounts = yield* Accounts
      const readers = yield* PlatformReaders
      const readable = yield* readablePlatforms

      const failed = tracedFn("PostDescriber.failed")(function* (
        owner: Owner,
        claimed: ReadonlyArray<ClaimedPost>,
        error: PlatformError
      ) {
        yield* Effect.logWarning("Reading posts failed", { account: owner.accountId, reason: error.reason })
        const now = yield* Clock.currentTimeMillis
        for (const { external_id, failures } of claimed) {
          const wait = Duration.toMillis(waitAfter(error, failures))
          yield* posts.putOff(owner, [external_id], failures < mostFailures ? new Date(now + wait) : null)
        }
      })

      const describe = tracedFn("PostDescriber.describe")(function* (
        owner: Owner,
        claimed: ReadonlyArray<ClaimedPost>
      ) {
        const access = yield* accounts.access(owner.workspaceId, owner.accountId)
        if (Option.isNone(access)) return
        const account = access.value
        const reader = readers[account.platform]
        if (reader === undefined) return
        const read = (some: ReadonlyArray<ClaimedPost>): Effect.Effect<void> => {
          const ids = some.map(({ external_id }) => external_id)
          return reader.describe(account, ids).pipe(
            Effect.flatMap((facts) => {
              const told = new Set(facts.map(({ externalId }) => externalId))
              const gone = ids.filter((id) => !told.has(id))
              return Effect.zipRight(
                gone.length === 0 ? Effect.void : posts.putOff(owner, gone, null),
                Effect.forEach(facts, (fact) => posts.described(owner, fact), { discard: true })
              )
            }),
            // one post that cannot be read keeps no other from being read
            Effect.catchAll((error) =>
              some.length > 1 && isOfOne(error)
                ? Effect.forEach(some, (one) => read([one]), { discard: true })
                : failed(owner, some, error)
            )
          )
        }
        yield* Effect.forEach(Arr.chunksOf(claimed, reader.postsAtOnce), read, { discard: true })
      })

      return PostDescriber.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(lease))
          const claimed = yield* posts.claim(readable, new Date(now), until, batch)
          const byAccount = Map.groupBy(claimed, ({ account_id, workspace_id }) => `${workspace_id} ${account_id}`)
          yield* Effect.forEach(
            byAccount.values(),
            (some) => {
              const [first] = some
              return first === undefined
                ? Effect.void
                : describe({ workspaceId: first.workspace_id, accountId: first.account_id }, some).pipe(
                    Effect.catchAllCause((cause) => Effect.logError("Reading posts broke off", cause))
                  )
            },
            { concurrency: 8, discard: true }
          )
          return claimed.length
        }).pipe(span("PostDescriber.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(PostDescriber, ({ drain }) =>
      worker({ name: "post describer", topic: "comments", every: "1 second", fibers: 1, drain })
    )
  )
}

type Owner = Parameters<(typeof Posts.Service)["putOff"]>[0]

/** Whether the trouble may be with a single post, and not with the account or the platform. */
const isOfOne = (error: PlatformError) => error._tag !== "RateLimited" && error._tag !== "TokenExpired"

const waitAfter = (error: PlatformError, failures: number): Duration.Duration => {
  switch (error._tag) {
    case "RateLimited":
      return error.retryAfter
    case "Transient":
      return afterFailures(failures)
    default:
      return refusedFor
  }
}
