import { SqlClient } from "@effect/sql"
import { Effect, Layer } from "effect"
import { ActiveKeys } from "#src/Webhooks/Hooks/ActiveKeys.ts"

/** What hooks ask about keys. */
export const activeKeys = Layer.effect(
  ActiveKeys,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    hold: (workspaceId, keyId) =>
      sql`
        SELECT id FROM api_keys WHERE workspace_id = ${workspaceId} AND id = ${keyId} AND revoked_at IS NULL FOR SHARE
      `.pipe(
        Effect.map((rows) => rows.length > 0),
        Effect.orDie
      ),

    follows: (workspaceId, keyId, earlier) =>
      sql`
        WITH RECURSIVE line AS (
          SELECT id, successor_id FROM api_keys WHERE workspace_id = ${workspaceId} AND id = ${earlier}
          UNION
          SELECT k.id, k.successor_id FROM line JOIN api_keys k ON k.workspace_id = ${workspaceId} AND k.id = line.successor_id
        )
        SELECT id FROM line WHERE id = ${keyId}`.pipe(
        Effect.map((rows) => rows.length > 0),
        Effect.orDie
      )
  }))
)
