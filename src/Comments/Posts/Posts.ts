import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { ObservedAccount } from "../Observation.ts"
import type { ClaimedPost, PostFacts } from "./PostFacts.ts"
import { type KnownPost, PostsRepo } from "./PostsRepo.ts"

type Owner = Pick<ObservedAccount, "workspaceId" | "accountId">

/** Comments that one transaction changes: the workspace's other work waits no longer than for these. */
const batch = 500

/** What is known of the posts that comments are under, and which of them the platform is still to be asked about. */
export class Posts extends Context.Tag("steward/Posts")<
  Posts,
  {
    /** Posts that nobody is reading, those first that wait longest; nobody else gets them until `until`. */
    readonly claim: (
      platforms: ReadonlyArray<Platform>,
      now: Date,
      until: Date,
      limit: number
    ) => Effect.Effect<ReadonlyArray<ClaimedPost>>
    /** Keeps what a platform told, and gives it to the post's comments. It makes no events. */
    readonly described: (owner: Owner, facts: PostFacts) => Effect.Effect<void>
    /** What is known of posts, by the platform's ids. */
    readonly known: (owner: Owner, postIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, KnownPost>>
    /** Reading failed: it is tried again at `dueAt`, or never when that is null. */
    readonly putOff: (owner: Owner, postIds: ReadonlyArray<string>, dueAt: Date | null) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Posts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* PostsRepo
      const clock = yield* WorkspaceClock

      /** In a transaction of its own, behind the workspace's clock as every change of comments is. */
      const inTurn = <A, E>({ workspaceId }: Owner, change: Effect.Effect<A, E>) =>
        clock.next(workspaceId).pipe(Effect.zipRight(Effect.orDie(change)), transaction(sql))

      const fill = (owner: Owner, post: KnownPost): Effect.Effect<unknown> =>
        Effect.repeat(inTurn(owner, repo.fill(owner, post, batch)), { until: (filled) => filled < batch })

      const address = tracedFn("Posts.address")(function* (owner: Owner, { commentUrl, externalId }: PostFacts) {
        let after = ""
        for (;;) {
          const lacking = yield* inTurn(
            owner,
            Effect.gen(function* () {
              const rows = yield* repo.unaddressed(owner, externalId, after, batch)
              for (const { external_id, id, parent_external_id } of rows) {
                const url = commentUrl(external_id, parent_external_id)
                if (url !== null) yield* repo.address(owner, id, url)
              }
              return rows
            })
          )
          const last = lacking.at(-1)
          if (last === undefined || lacking.length < batch) return
          after = last.id
        }
      })

      return Posts.of({
        claim: (platforms, now, until, limit) => Effect.orDie(repo.claim(platforms, now, until, limit)),
        described: tracedFn("Posts.described")(function* (owner, facts) {
          const { ad, caption, externalId, url } = facts
          const post = { external_id: externalId, caption, url, ad_id: ad?.id ?? null, ad_name: ad?.name ?? null }
          yield* inTurn(owner, repo.put(owner, post, null))
          yield* fill(owner, post)
          yield* address(owner, facts)
        }),
        known: (owner, postIds) =>
          Effect.map(
            postIds.length === 0 ? Effect.succeed([]) : Effect.orDie(repo.known(owner, postIds)),
            (rows) => new Map(rows.map((row) => [row.external_id, row]))
          ),
        putOff: (owner, postIds, dueAt) => Effect.orDie(Effect.asVoid(repo.putOff(owner, postIds, dueAt)))
      })
    })
  )
}
