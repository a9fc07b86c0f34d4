import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"

/** One query for every column of every table, whatever its type: to ask for each takes a second. */
const everyColumn = Effect.fn("everyColumn")(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ readonly table: string; readonly columns: ReadonlyArray<string> }>`
    SELECT c.relname AS table, array_agg(a.attname::text) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') GROUP BY 1`
  return tables
    .map(({ columns, table }) => {
      const cells = columns.map((column) => `('${table}.${column}', held."${column}"::text)`).join(", ")
      return `SELECT DISTINCT cell.place, asked.word FROM "${table}" AS held, LATERAL (VALUES ${cells}) AS cell (place, value),
        asked WHERE strpos(lower(cell.value), lower(asked.word)) > 0
          OR strpos(cell.value, encode(convert_to(asked.word, 'UTF8'), 'hex')) > 0`
    })
    .join(" UNION ALL ")
})

/** Every column of every table that holds one of the words; `table.column: word`. */
export const tracesOf = Effect.fn("tracesOf")(function* (words: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const query = sql.literal(yield* everyColumn())
  const found = yield* sql<{ readonly place: string; readonly word: string }>`
    WITH asked AS (SELECT unnest(${[...words]}::text[]) AS word) ${query}`
  return found.map(({ place, word }) => `${place}: ${word}`).sort()
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
