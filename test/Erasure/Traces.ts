import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"

interface Column {
  readonly table: string
  readonly column: string
}

/** Every column of every table, whatever its type, that holds one of the words; `table.column: word`. */
export const tracesOf = Effect.fn("tracesOf")(function* (words: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const columns = yield* sql<Column>`
    SELECT c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'`
  const found = new Set<string>()
  for (const { column, table } of columns) {
    const rows = yield* sql<{ readonly word: string }>`
      SELECT DISTINCT word FROM ${sql(table)} AS held, unnest(${[...words]}::text[]) AS word
      WHERE strpos(lower(held.${sql(column)}::text), lower(word)) > 0
        OR strpos(held.${sql(column)}::text, encode(convert_to(word, 'UTF8'), 'hex')) > 0`
    for (const { word } of rows) found.add(`${table}.${column}: ${word}`)
  }
  return [...found].sort()
})

/** How many comments a workspace's reports count. */
export const counted = (workspaceId: WorkspaceId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      SELECT measure, value, sum(count)::int AS count FROM report_counts
      WHERE workspace_id = ${workspaceId} AND scope = '' AND span = 'month' AND measure IN ('received', 'status', 'replies')
      GROUP BY 1, 2 HAVING sum(count) <> 0 ORDER BY 1, 2`
  )
