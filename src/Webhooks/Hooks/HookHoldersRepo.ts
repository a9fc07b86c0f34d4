import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { HookId, type KeyId, type PersonId, type WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const HookIdRow = Schema.Struct({
  hook_id: HookId
})

const LetGoRow = Schema.Struct({
  hook_id: HookId,
  asked_for: Schema.Boolean
})

/** For whom hooks are there: the keys that ask for them, and whoever took them over from keys that ended. */
const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    addKey: (workspaceId: WorkspaceId, id: HookId, keyId: KeyId) => sql`
      INSERT INTO hook_keys (workspace_id, hook_id, key_id) VALUES (${workspaceId}, ${id}, ${keyId})
      ON CONFLICT DO NOTHING`,

    /** The hooks that a key asks for. */
    hooksOf: (workspaceId: WorkspaceId, keyId: KeyId) =>
      sql`
        SELECT k.hook_id FROM hook_keys k JOIN hooks h ON h.workspace_id = k.workspace_id AND h.id = k.hook_id
        WHERE k.workspace_id = ${workspaceId} AND k.key_id = ${keyId} AND h.removed_at IS NULL
        ORDER BY k.hook_id`.pipe(
        rowsOf(HookIdRow),
        Effect.map((rows) => rows.map(({ hook_id }) => hook_id))
      ),

    /** The key asks for none any longer. Answers the hooks that now nobody asks for or holds. */
    dropKey: (workspaceId: WorkspaceId, keyId: KeyId) =>
      sql`
        WITH dropped AS (
          DELETE FROM hook_keys WHERE workspace_id = ${workspaceId} AND key_id = ${keyId} RETURNING hook_id
        )
        SELECT hook_id FROM dropped WHERE NOT EXISTS (
          SELECT FROM hook_keys k
          WHERE k.workspace_id = ${workspaceId} AND k.hook_id = dropped.hook_id AND k.key_id <> ${keyId}
        ) AND NOT EXISTS (
          SELECT FROM hooks h
          WHERE h.workspace_id = ${workspaceId} AND h.id = dropped.hook_id
            AND (h.held_by IS NOT NULL OR h.removed_at IS NOT NULL)
        )`.pipe(
        rowsOf(HookIdRow),
        Effect.map((rows) => rows.map(({ hook_id }) => hook_id))
      ),

    /** Who takes hooks over, whatever becomes of keys. */
    hold: (workspaceId: WorkspaceId, ids: ReadonlyArray<HookId>, holder: PersonId) => sql`
      UPDATE hooks SET held_by = ${holder} WHERE workspace_id = ${workspaceId} AND ${sql.in("id", ids)}`,

    /** The holder lets go of all. Answers the hooks that now nobody asks for. */
    letGo: (workspaceId: WorkspaceId, holder: PersonId) =>
      sql`
        UPDATE hooks h SET held_by = NULL
        WHERE workspace_id = ${workspaceId} AND held_by = ${holder} AND removed_at IS NULL
        RETURNING id AS hook_id, EXISTS (
          SELECT FROM hook_keys k WHERE k.workspace_id = h.workspace_id AND k.hook_id = h.id
        ) AS asked_for`.pipe(
        rowsOf(LetGoRow),
        Effect.map((rows) => rows.flatMap(({ asked_for, hook_id }) => (asked_for ? [] : [hook_id])))
      )
  }
})

export class HookHoldersRepo extends Context.Tag("steward/HookHoldersRepo")<
  HookHoldersRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(HookHoldersRepo, make)
}
