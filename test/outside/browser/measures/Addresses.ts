import type { SQL } from "bun"

/** What the views that lead to one thing are about, of a brand. */
const things = {
  comment: "SELECT id FROM comments WHERE workspace_id = $1 AND status = 'hidden' LIMIT 1",
  waiting: "SELECT id FROM comments WHERE workspace_id = $1 AND status = 'review' LIMIT 1",
  contact: "SELECT id FROM contacts WHERE workspace_id = $1 ORDER BY id LIMIT 1",
  account: "SELECT id FROM accounts WHERE workspace_id = $1 ORDER BY id LIMIT 1",
  member: `SELECT person_id AS id FROM members WHERE workspace_id = $1 AND role <> 'owner' LIMIT 1`,
  key: "SELECT id FROM api_keys WHERE workspace_id = $1 AND revoked_at IS NULL LIMIT 1",
  webhook: "SELECT id FROM hooks WHERE workspace_id = $1 AND kind = 'settings' AND removed_at IS NULL LIMIT 1",
  hook: `SELECT id FROM hooks WHERE workspace_id = $1 AND kind = 'rest' AND removed_at IS NULL
    ORDER BY last_sequence DESC LIMIT 1`,
  version: "SELECT version::text AS id FROM policies WHERE workspace_id = $1 ORDER BY version DESC LIMIT 1"
} as const

type Thing = keyof typeof things

const about: ReadonlyArray<readonly [thing: Thing, path: (id: string) => string]> = [
  ["waiting", (id) => `/needs-you/${id}`],
  ["comment", (id) => `/inbox/${id}`],
  ["contact", (id) => `/contacts/${id}`],
  ["version", (id) => `/autopilot/guidance/versions/${id}`],
  ["account", (id) => `/autopilot?account=${id}`],
  ["account", (id) => `/settings/accounts/${id}/disconnect`],
  ["member", (id) => `/settings/people/${id}/remove`],
  ["member", (id) => `/settings/people/${id}/reset-factor`],
  ["key", (id) => `/settings/keys/${id}/rotate`],
  ["key", (id) => `/settings/keys/${id}/revoke`],
  ["webhook", (id) => `/settings/webhooks/${id}`],
  ["webhook", (id) => `/settings/webhooks/${id}/remove`],
  ["hook", (id) => `/settings/hooks/${id}`]
]

/** Where nothing is. */
export const missing = "/needs-you/com_nothing"

/** The pages of the app that are about nothing alone. */
export const plain = [
  "/",
  "/needs-you",
  "/inbox",
  "/inbox?status=hidden&q=a",
  "/inbox?q=there+is+nothing+like+this",
  "/autopilot",
  "/autopilot/guidance",
  "/contacts",
  "/reports",
  "/reports/links",
  "/settings",
  "/settings/accounts",
  "/settings/accounts/doctor",
  "/settings/people",
  "/settings/keys",
  "/settings/webhooks",
  "/settings/hooks",
  "/settings/email-marketing",
  "/settings/assistants",
  "/settings/audit",
  "/settings/workspace",
  "/settings/alerts",
  "/settings/security",
  "/welcome",
  missing
] as const

/** Those for everybody, signed in or not. */
export const open = ["/sign-in", "/forgot-password", "/set-password?token=gone", "/privacy", "/terms", "/data-deletion"]

/** The views of a brand that are about the things it has. */
export const addressesOf = async (sql: SQL, workspace: string) => {
  const found: Array<string> = []
  for (const [thing, path] of about) {
    const [one] = await sql.unsafe(things[thing], [workspace])
    if (one !== undefined) found.push(path(String(one.id)))
  }
  return found
}

/** Every view of a brand that has something to show on it. */
export const everyAddress = async (sql: SQL, workspace: string) => {
  const found = await addressesOf(sql, workspace)
  if (found.length < about.length) throw new Error(`The brand lacks something to look at: there is only ${found}`)
  return [...plain, ...found]
}
