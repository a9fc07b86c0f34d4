import { SqlClient } from "@effect/sql"
import { Effect, Redacted } from "effect"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { tokenPurpose } from "#src/Platforms/Accounts/Accounts.ts"
import { secretPurpose } from "#src/Webhooks/Signing/HookSecrets.ts"
import { fromBytes } from "#src/Webhooks/Signing/SigningSecret.ts"

/** What each brand's four hooks listen to. They are paused: what they are told is written, and sent by another bench. */
const subscriptions = ["comment.received", "comment.hidden", "comment.review", "*"]

export const workspaceOf = (brand: number) => `ws_bench${brand}`
export const accountOf = (brand: number) => `acc_bench${brand}`
export const pageOf = (brand: number) => `9000${brand}`

export const channelOf = (brand: number) => `UCbench${brand}`

/** Brands with a page and a channel each, every protection on, and four hooks. */
export const makeBrands = Effect.fn("makeBrands")(function* (count: number) {
  const sql = yield* SqlClient.SqlClient
  const box = yield* SecretBox
  const protections = JSON.stringify(Object.fromEntries(protectionKeys.map((key) => [key, true])))
  const token = yield* box.seal(tokenPurpose, Redacted.make(JSON.stringify({ page_token: "token" })))
  const credential = { access_token: "token", expires_at: "2999-01-01T00:00:00.000Z" }
  const channelToken = yield* box.seal(tokenPurpose, Redacted.make(JSON.stringify(credential)))
  const secret = yield* box.seal(secretPurpose, Redacted.make(fromBytes(new Uint8Array(32).fill(5))))
  for (let brand = 0; brand < count; brand++) {
    const workspace = workspaceOf(brand)
    yield* sql`
      INSERT INTO workspaces (id, name, protections, created_at)
      VALUES (${workspace}, ${`Brand ${brand}`}, ${protections}, 'epoch')`
    yield* sql`
      INSERT INTO accounts (workspace_id, id, platform, external_id, name, sealed_token, created_at)
      VALUES (${workspace}, ${accountOf(brand)}, 'facebook', ${pageOf(brand)}, ${`Brand ${brand}`}, ${token}, 'epoch')`
    // read once the bench says so
    yield* sql`
      INSERT INTO accounts (workspace_id, id, platform, external_id, name, sealed_token, created_at)
      VALUES (${workspace}, ${`acc_tube${brand}`}, 'youtube', ${channelOf(brand)}, ${`Brand ${brand}`}, ${channelToken},
        'epoch')`
    yield* sql`
      INSERT INTO hooks (workspace_id, id, kind, events, target_url, target_host, integration, sealed_secret, created_at,
        paused_at)
      SELECT ${workspace}, 'hook_bench' || n, 'settings', ARRAY[event], 'https://example.com/' || n, 'example.com', 'api',
        ${secret}, 'epoch', 'epoch'
      FROM unnest(${subscriptions}::text[]) WITH ORDINALITY AS one (event, n)`
  }
})
