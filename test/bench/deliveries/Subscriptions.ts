import { SqlClient } from "@effect/sql"
import { Effect, Redacted } from "effect"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { secretPurpose } from "#src/Webhooks/Signing/HookSecrets.ts"
import { secret } from "./Job.ts"

export const workspaceId = "ws_bench"

/** A hook for each URL, with the URL in its id. */
export const subscribe = Effect.fn("subscribe")(function* (urls: ReadonlyArray<string>, workspace = workspaceId) {
  const sql = yield* SqlClient.SqlClient
  const box = yield* SecretBox
  yield* sql`
    INSERT INTO workspaces (id, name, protections, created_at) VALUES (${workspace}, 'Bench', '{}', 'epoch')
    ON CONFLICT DO NOTHING`
  const sealed = yield* box.seal(secretPurpose, Redacted.make(secret))
  yield* sql`
    INSERT INTO hooks (workspace_id, id, kind, events, target_url, target_host, integration, sealed_secret, created_at)
    SELECT ${workspace}, 'hook_' || url, 'settings', '{}', url, split_part(url, '/', 3), 'api', ${sealed}, 'epoch'
    FROM unnest(${urls}::text[]) AS url ON CONFLICT DO NOTHING`
})
