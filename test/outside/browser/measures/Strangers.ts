import type { SQL } from "bun"
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

/** What platforms, receivers and assistants answer or call themselves. */
const systems = async (sql: SQL, workspace: string) => {
  const [markup = "", , , , long = ""] = hostileTexts
  const said = `${markup} ${beginningOf(long, 900)}`
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
  await sql`UPDATE oauth_clients SET name = ${said}`
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
  })
}
