import type { SqlClient } from "@effect/sql"
import type { WorkspaceId } from "#schema/Ids.ts"
import { recordset } from "../Json.ts"

/**
 * The SQL that locks what is due of these in one workspace, at most `share` of it, and passes over what others took: of each
 * its account, its id at the platform, and where it lies, its `spot`. Each is looked up by itself: a planner that believes
 * the table to be small would read all of it.
 */
export const lockedDue = (
  sql: SqlClient.SqlClient,
  { column, table }: { readonly table: "posts" | "told_times"; readonly column: "due_at" | "read_due_at" },
  workspaceId: WorkspaceId,
  due: ReadonlyArray<{ readonly account_id: string; readonly external_id: string }>,
  now: Date,
  share: number
) => sql`
  SELECT n.account_id, n.external_id, locked.spot
  FROM json_to_recordset(${recordset(due)}::json) AS n (account_id text, external_id text) CROSS JOIN LATERAL (
    SELECT ctid AS spot FROM ${sql.literal(table)}
    WHERE workspace_id = ${workspaceId} AND account_id = n.account_id AND external_id = n.external_id
      AND ${sql.literal(column)} <= ${now}
    LIMIT 1 FOR UPDATE SKIP LOCKED
  ) AS locked
  LIMIT ${share}`
