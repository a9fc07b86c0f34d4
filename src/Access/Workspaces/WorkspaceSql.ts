import type { SqlClient } from "@effect/sql"

/** Every workspace, as `w`: for statements of other rooms that go from workspace to workspace. */
export const everyWorkspace = (sql: SqlClient.SqlClient) => sql.literal("workspaces w")
