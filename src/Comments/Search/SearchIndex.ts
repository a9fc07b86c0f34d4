import { Context, Duration, Effect, Layer, Option } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { Turns } from "#src/Database/Turns.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { SearchIndexRepo } from "./SearchIndexRepo.ts"

/** A set takes a fraction of a second; a turn this old belongs to a process that died. */
const lease = Duration.seconds(30)
/** So many texts cost the index least each; more would hold up an edit of one of them for longer. */
const together = 1_000

/** The index that comments are searched by. It follows the comments: a search reads those that it lacks as they stand. */
export class SearchIndex extends Context.Tag("steward/SearchIndex")<
  SearchIndex,
  {
    /** Adds the oldest comments of a workspace that are not in it, about `count` of them; answers how many. */
    readonly add: (workspaceId: WorkspaceId, count: number) => Effect.Effect<number>
    /** Adds all that is missing, workspace by workspace, and merges it: those of a second together. */
    readonly follow: Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    SearchIndex,
    Effect.gen(function* () {
      const repo = yield* SearchIndexRepo
      const turns = yield* Turns

      const add = (workspaceId: WorkspaceId, count: number) => Effect.orDie(repo.add(workspaceId, count))

      return SearchIndex.of({
        add: tracedFn("SearchIndex.add")(add),
        follow: turns
          .take("search", repo.lanes, lease, ({ workspace_id }) => add(workspace_id, together))
          .pipe(
            Effect.map(Option.getOrElse(() => 0)),
            untilNone,
            Effect.zipRight(Effect.orDie(repo.merge)),
            Effect.asVoid,
            span("SearchIndex.follow")
          )
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(SearchIndex, ({ follow }) => periodic({ name: "search index", every: "1 second", task: follow }))
  )
}
