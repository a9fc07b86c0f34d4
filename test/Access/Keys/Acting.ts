import { PgClient } from "@effect/sql-pg"
import { assert } from "@effect/vitest"
import { Effect, type Redacted } from "effect"
import { Unauthorized } from "#schema/Errors.ts"
import { HookId, type KeyId, type WorkspaceId } from "#schema/Ids.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Ids } from "#src/Ground/Ids.ts"

export const refusedWith = (token: Redacted.Redacted) =>
  Effect.gen(function* () {
    const keys = yield* Keys
    const error = yield* Effect.flip(keys.authenticate(token))
    assert.instanceOf(error, Unauthorized)
    return error.message
  })

export const addHook = Effect.fn("addHook")(function* (workspaceId: WorkspaceId, keyId: KeyId) {
  const sql = yield* PgClient.PgClient
  const { make } = yield* Ids
  const id = yield* make("hook", HookId.make)
  yield* sql`INSERT INTO hooks (workspace_id, id, kind, events, target_url, target_host, integration, key_id, sealed_secret, created_at)
    VALUES (${workspaceId}, ${id}, 'rest', ARRAY['comment.created'], ${`https://a.example/${id}`}, 'a.example', 'zapier', ${keyId}, '',
      now())`
  return id
})
