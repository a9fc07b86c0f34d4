import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { everyWorkspace } from "#src/Access/Workspaces/WorkspaceSql.ts"
import { mergeList } from "#src/Database/MergeList.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const CountRow = Schema.Struct({ count: Schema.Number })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  /** When the last comment came that the index has of a workspace, as a value. */
  const indexedUntil = (workspaceId: WorkspaceId) => sql`coalesce((
    SELECT indexed_until FROM comment_search_progress WHERE workspace_id = ${workspaceId}), '-infinity')`

  return {
    /**
     * Workspaces of which a comment that the index lacks came `before` a time, or of which it lacks more than `most`, as
     * lanes to take turns in.
     */
    lanes: (before: Date, most: number) => sql`
      SELECT w.id AS workspace_id, '' AS lane
      FROM ${everyWorkspace(sql)} LEFT JOIN comment_search_progress p ON p.workspace_id = w.id
      CROSS JOIN LATERAL (
        SELECT c.received_at FROM comments c
        WHERE c.workspace_id = w.id AND c.received_at > coalesce(p.indexed_until, '-infinity')
        ORDER BY c.received_at, c.id LIMIT 1
      ) AS oldest
      WHERE oldest.received_at <= ${before} OR more_received_after(w.id, coalesce(p.indexed_until, '-infinity'), ${most})`,

    /** Whether the index lacks more than `most` comments of a workspace. */
    lacks: (workspaceId: WorkspaceId, most: number) =>
      sql`SELECT 1 WHERE more_received_after(${workspaceId}, ${indexedUntil(workspaceId)}, ${most})`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /**
     * Adds the oldest comments that are not in the index, `count` of them and all that came at the time of the last; answers
     * how many. Whose text was edited meanwhile is there already, as it reads now.
     */
    add: (workspaceId: WorkspaceId, count: number) =>
      sql`
        WITH fresh AS MATERIALIZED (
          SELECT c.id, c.received_at, c.account_id, c.platform, c.surface, searchable(c.text) AS searched
          FROM oldest_received_after(${workspaceId}, ${indexedUntil(workspaceId)}, ${count}) AS c
        ), added AS (
          INSERT INTO comment_search (workspace_id, comment_id, received_at, searched, keys)
          SELECT ${workspaceId}, id, received_at, searched,
            search_keys(${workspaceId}, received_at, account_id, platform, surface, searched)
          FROM fresh
          ON CONFLICT (workspace_id, comment_id) DO NOTHING
        ), noted AS (
          INSERT INTO comment_search_progress AS p (workspace_id, indexed_until)
          SELECT ${workspaceId}, max(received_at) FROM fresh HAVING count(*) > 0
          ON CONFLICT (workspace_id) DO UPDATE SET indexed_until = greatest(p.indexed_until, excluded.indexed_until)
        )
        SELECT count(*)::int AS count FROM fresh`.pipe(
        rowsOf(CountRow),
        Effect.map(([row]) => row?.count ?? 0)
      ),

    merge: mergeList(sql, "comment_search_by_keys")
  }
})

export class SearchIndexRepo extends Context.Tag("steward/SearchIndexRepo")<
  SearchIndexRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(SearchIndexRepo, make)
}
