import type { SqlClient } from "@effect/sql"
import type { HookId, WorkspaceId } from "#schema/Ids.ts"

/** Says that something of a hook is queued, by whoever queues it and has locked the hook: what is sent is looked for there. */
export const openLane = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, hookId: HookId) => sql`
  INSERT INTO hook_queues (workspace_id, hook_id) VALUES (${workspaceId}, ${hookId}) ON CONFLICT DO NOTHING`
