import { Clock, Context, Duration, Effect, Layer, Option } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { periodic } from "#src/Database/Periodic.ts"
import { Turns } from "#src/Database/Turns.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { restAfter } from "./Pace.ts"
import { SearchIndexRepo } from "./SearchIndexRepo.ts"

/** A set takes a fraction of a second, and the rest after it one at most: a turn this old belongs to a process that died. */
const lease = Duration.minutes(1)
/** Each costs the same in larger sets, which take a processor for so long that whoever decides about comments meanwhile feels it. */
const together = 100
/** So many texts cost the index least each to merge. */
const merged = 1_000
/** So many are a turn: a workspace of which more is missing has another. */
const inTurn = 10_000
/**
 * For how long a comment may be missing: while a post goes viral, what decides about its comments goes first. And how many
 * may, since a search reads those one by one.
 */
const patience = Duration.seconds(30)
const mostMissing = 20_000
/**
 * From so many on that are missing, searches go first: what is added is added without a rest. Sooner would put off comments
 * that are to be hidden, as it takes a processor.
 */
const farBehind = 5 * mostMissing

/** The index that comments are searched by. It follows the comments: a search reads those that it lacks as they stand. */
export class SearchIndex extends Context.Tag("steward/SearchIndex")<
  SearchIndex,
  {
    /** Adds the oldest comments of a workspace that are not in it, about `count` of them; answers how many. */
    readonly add: (workspaceId: WorkspaceId, count: number) => Effect.Effect<number>
    /**
     * Adds all that is missing of workspaces that have waited for long enough, one after the other, and merges it. Rests
     * between: nobody waits for it, and what comes in has the processor meanwhile.
     */
    readonly follow: Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    SearchIndex,
    Effect.gen(function* () {
      const repo = yield* SearchIndexRepo
      const turns = yield* Turns

      const add = (workspaceId: WorkspaceId, count: number) => Effect.orDie(repo.add(workspaceId, count))

      let unmerged = 0
      const merge = Effect.suspend(() => {
        unmerged = 0
        return Effect.orDie(repo.merge)
      })

      /** Once it is at it, the whole of a workspace; with others' turns between, where that is much. */
      const addMissing = Effect.fnUntraced(function* (workspaceId: WorkspaceId) {
        const isFarBehind = yield* Effect.orDie(repo.lacks(workspaceId, farBehind))
        return yield* add(workspaceId, together).pipe(
          Effect.tap((count) => {
            unmerged += count
            return unmerged < merged ? Effect.void : merge
          }),
          Effect.timed,
          Effect.flatMap(([took, count]) => Effect.as(Effect.sleep(restAfter(took, isFarBehind)), count)),
          Effect.repeat({ until: (count) => count < together, times: inTurn / together })
        )
      })

      const followOne = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const lanes = repo.lanes(new Date(now - Duration.toMillis(patience)), mostMissing)
        return yield* turns.take("search", lanes, lease, ({ workspace_id }) => addMissing(workspace_id))
      })

      return SearchIndex.of({
        add: tracedFn("SearchIndex.add")(add),
        follow: Effect.repeat(followOne, { until: Option.isNone }).pipe(
          Effect.zipRight(merge),
          Effect.asVoid,
          span("SearchIndex.follow")
        )
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(SearchIndex, ({ follow }) => periodic({ name: "search index", every: "5 seconds", task: follow }))
  )
}
