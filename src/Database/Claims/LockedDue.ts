import type { SqlClient } from "@effect/sql"
import type { WorkspaceId } from "#schema/Ids.ts"
import { recordset } from "../Json.ts"

/** The SQL that locks what is due of these in one workspace, at most `share` of it, and passes over what others took. */
export const lockedDue = (
  sql: SqlClient.SqlClient,
  { column, table }: { readonly table: "posts" | "told_times"; readonly column: "due_at" | "read_due_at" },
  workspaceId: WorkspaceId,
  due: ReadonlyArray<{ readonly account_id: string; readonly external_id: string }>,
  now: Date,
  share: number
) => sql`
  SELECT account_id, external_id FROM ${sql.literal(table)}
  WHERE workspace_id = ${workspaceId} AND (account_id, external_id) IN (
    SELECT account_id, external_id
    FROM json_to_recordset(${recordset(due)}::json) AS n (account_id text, external_id text)
  ) AND ${sql.literal(column)} <= ${now}
  ORDER BY ${sql.literal(column)} LIMIT ${share} FOR UPDATE SKIP LOCKED`
