import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { Reference } from "./RemovalOrder.ts"

const TablesRow = Schema.Struct({
  name: Schema.String
})

const CountRow = Schema.Struct({
  count: Schema.Number
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Every table whose rows belong to a workspace, as the database has them: what is added later is among them. */
    tables: sql`
      SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
        AND a.attname = 'workspace_id' AND NOT a.attisdropped
      ORDER BY c.relname`.pipe(
      rowsOf(TablesRow),
      Effect.map((rows) => rows.map(({ name }) => name))
    ),

    /** The tables whose rows triggers count elsewhere. */
    triggering: sql`
      SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = current_schema()::regnamespace AND NOT t.tgisinternal`.pipe(
      rowsOf(TablesRow),
      Effect.map((rows) => rows.map(({ name }) => name))
    ),

    references: sql`
      SELECT DISTINCT one.relname AS from, other.relname AS to
      FROM pg_constraint r JOIN pg_class one ON one.oid = r.conrelid JOIN pg_class other ON other.oid = r.confrelid
      WHERE r.contype = 'f' AND r.connamespace = current_schema()::regnamespace`.pipe(rowsOf(Reference)),

    /** Without those that were taken away and are remembered, which have a time in `removed`. */
    count: (table: string, workspaceId: WorkspaceId, removed: string | null = null) =>
      sql`
        SELECT count(*)::int AS count FROM ${sql(table)}
        WHERE workspace_id = ${workspaceId} AND ${removed === null ? sql`TRUE` : sql`${sql(removed)} IS NULL`}`.pipe(
        rowsOf(CountRow),
        Effect.map((rows) => rows[0]?.count ?? 0)
      ),

    /** Nobody adds a row that points to the workspace until the transaction ends. Its own pointers are let go. */
    hold: (workspaceId: WorkspaceId) => sql`
      WITH held AS (SELECT id FROM workspaces WHERE id = ${workspaceId} FOR UPDATE)
      UPDATE workspaces w SET shadow_id = NULL FROM held WHERE w.id = held.id`,

    empty: (table: string, workspaceId: WorkspaceId) =>
      sql`DELETE FROM ${sql(table)} WHERE workspace_id = ${workspaceId}`,

    remove: (workspaceId: WorkspaceId) => sql`DELETE FROM workspaces WHERE id = ${workspaceId}`
  }
})

/** Takes a whole workspace out of the database, whatever tables there are. */
export class RemovalRepo extends Context.Tag("steward/RemovalRepo")<RemovalRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(RemovalRepo, make)
}
