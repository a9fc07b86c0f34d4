import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { Twin } from "./Twins.ts"

/** How often somebody asked is no effect of what they asked for. */
const ignored = ["rate_limits"]

/** Ids and what is random, as the same in both twins: their comments and accounts keep a name of their own. */
export const alike = (text: string, { account_id, comment_id }: Twin): string => {
  const known = new Map<string, string>([
    ...comment_id.map((id, index) => [id, `com#${index}`] as const),
    ...account_id.map((id, index) => [id, `acc#${index}`] as const)
  ])
  return text
    .replaceAll(/\b([a-z]{2,4})_[0-9a-f]{32}\b/g, (id, kind) => known.get(id) ?? `${kind}#`)
    .replaceAll(/\\\\x[0-9a-f]{16,}/g, "bytes")
    .replaceAll(/"next_cursor":"[^"]+"/g, '"next_cursor":"more"')
    .replaceAll(/stw_live_\w{4}/g, "stw_live_")
    .replaceAll(/"external_id":"[0-9a-f]{32}"/g, '"external_id":"random"')
}

/** One query for the rows of a workspace in every table there is. */
const everyRow = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ readonly name: string }>`
    SELECT c.table_name AS name FROM information_schema.columns c
    JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
    WHERE c.table_schema = 'public' AND c.column_name = 'workspace_id' AND t.table_type = 'BASE TABLE'`
  return tables
    .filter(({ name }) => !ignored.includes(name))
    .map(({ name }) => `SELECT '${name} ' || to_jsonb(r)::text AS row FROM "${name}" r WHERE workspace_id = $1`)
    .join(" UNION ALL ")
}).pipe(Effect.orDie)

/** Looks at every row that a twin has, in words that are the same for the other one. */
export const looking = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const query = yield* everyRow
  return (twin: Twin) =>
    sql.unsafe<{ readonly row: string }>(query, [twin.workspaceId]).pipe(
      Effect.map((rows) => rows.map(({ row }) => alike(row, twin)).sort()),
      Effect.orDie
    )
})

/** What came and what went between two looks. */
export const changes = (before: ReadonlyArray<string>, after: ReadonlyArray<string>) => {
  const left = [...after]
  const gone = before.filter((row) => {
    const index = left.indexOf(row)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  return { gone, come: left }
}
