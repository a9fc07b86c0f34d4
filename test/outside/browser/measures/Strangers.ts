import type { SQL } from "bun"
import type { Page } from "playwright-core"
import type { Checks } from "../Checks.ts"
import { hostileTexts } from "./Seed.ts"

const beginningOf = (text: string, characters = 300) => Array.from(text).slice(0, characters).join("")

/** One who wrote in comments, messages and forms, for each hostile text. */
const contacts = async (sql: SQL, workspace: string) => {
  for (const [nth, text] of hostileTexts.entries()) {
    const [name, id] = [beginningOf(text), `con_${String(nth).padStart(32, "0")}`]
    const fields = JSON.stringify({ [beginningOf(text, 60)]: beginningOf(text, 2000), size: beginningOf(text, 60) })
    await sql`
      INSERT INTO contacts (workspace_id, id, account_id, platform, name, handle, email, phone, fields, last_message_at,
        created_at, updated_at)
      SELECT workspace_id, ${id}, id, platform, ${name}, ${name}, ${`${beginningOf(text, 40)}@example.com`}, ${name},
        ${fields}::text::jsonb, now(), now(), now()
      FROM accounts WHERE workspace_id = ${workspace} AND platform = 'instagram' LIMIT 1`
    await sql`
      INSERT INTO messages (workspace_id, id, account_id, external_id, contact_id, kind, text, sent_at, received_at)
      SELECT workspace_id, 'msg_' || right(id, 32), account_id, id, id, 'text', ${text}, now(), now()
      FROM contacts WHERE workspace_id = ${workspace} AND id = ${id}`
    await sql`
      INSERT INTO comment_history (workspace_id, comment_id, position, at, actor, what, note)
      SELECT workspace_id, id, 90, now(), ${name}, 'failed', ${text} FROM comments
      WHERE workspace_id = ${workspace} AND external_id LIKE ${`hostile-${nth}-%`}`
  }
}

const [markup = "", , , , long = ""] = hostileTexts
const said = `${markup} ${beginningOf(long, 900)}`

/** An assistant that named itself, which the brand's people let in. */
const assistants = async (sql: SQL, workspace: string) => {
  await sql`INSERT INTO oauth_clients (id, name, redirect_uris, auth_method, created_at, used_at)
    VALUES ('hostile', ${said}, '{https://assistant.example/back}', 'none', now(), now())`
  await sql`INSERT INTO oauth_grants (workspace_id, id, person_id, client_id, scopes, created_at, used_at, expires_at)
    SELECT workspace_id, 'grt_' || lpad('0', 32, '0'), person_id, 'hostile', '{read}', now(), now(), now() + interval '30 days'
    FROM members WHERE workspace_id = ${workspace} AND role = 'owner' LIMIT 1`
  // only who has fetched a token stands in the list
  await sql`INSERT INTO oauth_tokens (workspace_id, hash, grant_id, kind, expires_at)
    SELECT workspace_id, sha256('hostile'), id, 'refresh', expires_at FROM oauth_grants WHERE client_id = 'hostile'`
}

/** Receivers that answered: one that refused what it was sent, and one that took it, for each hook. */
const receivers = async (sql: SQL, workspace: string) => {
  for (const [nth, status] of [500, 200].entries()) {
    await sql`INSERT INTO deliveries (workspace_id, id, hook_id, method, event, body, created_at, test)
      SELECT workspace_id, 'dlv_' || ${nth}::text || right(id, 31), id, 'POST', 'comment.hidden',
        jsonb_build_object('comment', jsonb_build_object('text', ${said}::text))::text, now(), true
      FROM hooks WHERE workspace_id = ${workspace}`
    await sql`INSERT INTO delivery_attempts (workspace_id, delivery_id, attempt, at, status, milliseconds, address, excerpt, error)
      SELECT workspace_id, id, 1, now(), ${status}::int, 12, '198.51.100.7', ${said}, ${status === 200 ? null : said}::text
      FROM deliveries WHERE workspace_id = ${workspace} AND id LIKE ${`dlv_${nth}%`} AND test AND body LIKE '%window.broken%'`
  }
  await sql`INSERT INTO undelivered (workspace_id, delivery_id, hook_id, state, attempts, tries, due_at, finished_at)
    SELECT workspace_id, id, hook_id, 'failed', 1, 1, now(), now() FROM deliveries
    WHERE workspace_id = ${workspace} AND id LIKE 'dlv_0%' AND test AND body LIKE '%window.broken%'`
}

/** What platforms and other systems answer or call themselves. */
const systems = async (sql: SQL, workspace: string) => {
  await sql`UPDATE accounts SET failing_since = now(), failing_reason = ${said}
    WHERE workspace_id = ${workspace} AND platform = 'youtube'`
  await sql`UPDATE accounts SET disconnected_at = now(), disconnected_reason = ${said}
    WHERE workspace_id = ${workspace} AND platform = 'threads'`
  await sql`INSERT INTO lead_forms (workspace_id, account_id, external_id, received_at, attempts, reason)
    SELECT workspace_id, id, ${said}, now(), 3, ${said} FROM accounts
    WHERE workspace_id = ${workspace} AND platform = 'facebook' LIMIT 1`
  await sql`INSERT INTO inbox (workspace_id, account_id, digest, body, received_at, state, reason, handled_at)
    SELECT workspace_id, id, sha256('hostile'), 'hostile', now(), 'unread', ${said}, now() FROM accounts
    WHERE workspace_id = ${workspace} AND platform = 'facebook' LIMIT 1`
  await sql`UPDATE hooks SET last_error = ${said}, failing_since = now() WHERE workspace_id = ${workspace}`
  await sql`UPDATE delivery_attempts SET excerpt = ${said}, error = ${said}, status = 500, address = ${said}
    WHERE workspace_id = ${workspace}`
  await sql`UPDATE sessions SET user_agent = ${said}`
  await sql`UPDATE marketing_integrations SET last_error = ${said} WHERE workspace_id = ${workspace}`
  await sql`UPDATE tracked_links SET campaign = ${said} WHERE workspace_id = ${workspace}`
  await sql`INSERT INTO audit_log (workspace_id, id, at, actor, what, before, after)
    SELECT ${workspace}, 'aud_' || lpad(nth::text, 32, '0'), now(), ${beginningOf(said)}, 'member.added',
      NULL, jsonb_build_object('name', ${said}::text, 'role', 'viewer') FROM generate_series(1, 3) AS nth`
}

/** Puts hostile texts wherever somebody who belongs to no brand can leave one, beside comments. */
export const strangers = async (sql: SQL, workspace: string) => {
  await sql.begin(async (within) => {
    await within`SET LOCAL session_replication_role = replica`
    await contacts(within, workspace)
    await systems(within, workspace)
    await assistants(within, workspace)
    await receivers(within, workspace)
  })
}

/** That what other systems said stands where people read it, so that their views are looked at with it. */
export const strangersAreSeen = async (page: Page, baseUrl: string, paths: ReadonlyArray<string>, checks: Checks) => {
  const places = ["/settings/assistants", "/settings/email-marketing", "/settings/accounts", "/settings/audit"]
  const hook = paths.find((path) => /^\/settings\/webhooks\/hook_\w+$/.test(path)) ?? ""
  for (const path of [...places, hook]) {
    const text = await (await page.request.get(`${baseUrl}${path}`)).text()
    checks.is(`${path}: what other systems said is there`, text.includes("window.broken"))
  }
}
