import { createHash } from "node:crypto"
import pg from "pg"
import { WorkspaceId } from "#schema/Ids.ts"
import { codec, type ListName } from "#src/Database/Cursor.ts"

/**
 * What the bare servers do for a request: the key check, which counts the request, the SQL and the JSON of Steward, and
 * nothing else: no log line, no metrics, no request id, no headers of the limit, no check of what is asked.
 */

const env = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} must be set`)
  return value
}

export const port = Number(env("STEWARD_PORT"))

const baseUrl = env("STEWARD_BASE_URL")
const pool = new pg.Pool({ connectionString: env("DATABASE_URL"), max: Number(env("STEWARD_DATABASE_CONNECTIONS")) })
const secrets = await pool.query<{ secret: Buffer }>("SELECT secret FROM installation_secrets WHERE name = 'cursors'")
const cursors = codec(secrets.rows[0]?.secret ?? Buffer.alloc(32))

interface PrincipalRow {
  readonly workspace_id: string
  readonly workspace_name: string
  readonly person_name: string
  readonly role: string | null
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly arrival: number | null
}

interface ContactRow {
  readonly [column: string]: unknown
  readonly id: string
  readonly tags: ReadonlyArray<{ readonly name: string }>
  readonly last_message_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
}

interface CommentRow {
  readonly [column: string]: unknown
  readonly id: string
  readonly post_external_id: string | null
  readonly ad_id: string | null
  readonly pending_action: string | null
  readonly pending_since: Date | null
  readonly created_at: Date
  readonly received_at: Date
  readonly decided_at: Date | null
  readonly hidden_at: Date | null
  readonly updated_at: Date
}

/** As the contenders are set up: a limit that is counted, and never used up. */
const cost = 0.001
const window = 10_000

const principalSql = `
  WITH asking AS MATERIALIZED (
    SELECT k.workspace_id, w.name AS workspace_name, k.person_id, p.name AS person_name, m.role, m.limited_to,
      k.id, k.name, k.prefix
    FROM api_keys k
    JOIN workspaces w ON w.id = k.workspace_id
    JOIN people p ON p.id = k.person_id
    LEFT JOIN members m ON m.workspace_id = k.workspace_id AND m.person_id = k.person_id
    WHERE k.hash = $1 AND k.revoked_at IS NULL
  ),
  counted AS (
    INSERT INTO rate_limits AS l (workspace_id, key_id, arrival)
    SELECT workspace_id, id, $2::float8 + $3::float8 FROM asking
    ON CONFLICT (workspace_id, key_id) DO UPDATE SET arrival = greatest(l.arrival, $2::float8) + $3::float8
    WHERE greatest(l.arrival, $2::float8) + $3::float8 <= $2::float8 + $4::float8
    RETURNING arrival
  )
  SELECT asking.*, counted.arrival FROM asking LEFT JOIN counted ON true`

const commentsSql = `
  SELECT c.*, a.name AS account_name
  FROM comments c JOIN accounts a ON a.workspace_id = c.workspace_id AND a.id = c.account_id
  WHERE c.workspace_id = $1 ORDER BY c.received_at DESC, c.id DESC LIMIT $2`

const contactsSql = `
  SELECT c.workspace_id, c.id, c.account_id, a.name AS account_name, c.platform, c.name, c.handle, c.email, c.phone,
    c.fields, c.follows_you, c.last_message_at, c.created_at, c.updated_at,
    coalesce((
      SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'key', t.key) ORDER BY t.key)
      FROM (
        SELECT t.id, t.name, t.key
        FROM contact_tags ct JOIN tags t ON t.workspace_id = ct.workspace_id AND t.id = ct.tag_id
        WHERE ct.workspace_id = c.workspace_id AND ct.contact_id = c.id
        OFFSET 0
      ) AS t
    ), '[]') AS tags
  FROM contacts c JOIN accounts a ON a.workspace_id = c.workspace_id AND a.id = c.account_id
  WHERE c.workspace_id = $1 ORDER BY c.created_at DESC, c.id DESC LIMIT $2`

/** Whose key an Authorization header holds, its request counted; null for nobody's, and for one too many. */
export const principal = async (authorization: string | null | undefined): Promise<PrincipalRow | null> => {
  const key = /^bearer (stw_live_[0-9A-Za-z]{38})$/i.exec(authorization ?? "")?.[1]
  if (key === undefined) return null
  const hash = createHash("sha256").update(key).digest()
  const { rows } = await pool.query<PrincipalRow>(principalSql, [hash, Date.now(), cost, window])
  const [row] = rows
  return row === undefined || row.arrival === null ? null : row
}

export const me = (row: PrincipalRow) => ({
  data: {
    workspace: { id: row.workspace_id, name: row.workspace_name },
    created_by: { name: row.person_name },
    can_act: row.role !== null && row.role !== "viewer",
    key: { id: row.id, name: row.name, prefix: row.prefix }
  }
})

/** The first page. */
export const comments = async ({ workspace_id }: PrincipalRow, limit: number) => {
  const { rows } = await pool.query<CommentRow>(commentsSql, [workspace_id, limit + 1])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    data: rows.slice(0, limit).map(toComment),
    next_cursor: last === undefined ? null : cursor("comments", workspace_id, last.received_at, last.id)
  }
}

/** The first page. */
export const contacts = async ({ workspace_id }: PrincipalRow, limit: number) => {
  const { rows } = await pool.query<ContactRow>(contactsSql, [workspace_id, limit + 1])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    data: rows.slice(0, limit).map(toContact),
    next_cursor: last === undefined ? null : cursor("contacts", workspace_id, last.created_at, last.id)
  }
}

const cursor = (list: ListName, workspaceId: string, at: Date, id: string) =>
  cursors.encode(list, WorkspaceId.make(workspaceId), { at: at.getTime(), id })

const toContact = (row: ContactRow) => ({
  id: row.id,
  platform: row["platform"],
  account_id: row["account_id"],
  account_name: row["account_name"],
  name: row["name"],
  handle: row["handle"],
  email: row["email"],
  phone: row["phone"],
  tags: row.tags.map(({ name }) => name),
  fields: row["fields"],
  follows_you: row["follows_you"],
  last_message_at: row.last_message_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString()
})

const toComment = (row: CommentRow) => ({
  id: row.id,
  external_id: row["external_id"],
  platform: row["platform"],
  surface: row["surface"],
  account: { id: row["account_id"], name: row["account_name"] },
  post:
    row.post_external_id === null
      ? null
      : { external_id: row.post_external_id, caption: row["post_caption"], url: row["post_url"] },
  ad: row.ad_id === null ? null : { id: row.ad_id, name: row["ad_name"] },
  parent_external_id: row["parent_external_id"],
  text: row["text"],
  has_media: row["has_media"],
  language: row["language"],
  author: { name: row["author_name"], handle: row["author_handle"] },
  status: row["status"],
  archived: row["archived"],
  decision: row["decision"],
  scores: row["scores"],
  draft_reply: row["draft_reply"],
  pending_action:
    row.pending_action === null || row.pending_since === null
      ? null
      : { action: row.pending_action, since: row.pending_since.toISOString() },
  action_error: row["action_error"],
  replies: row["replies"],
  url: `${baseUrl}/inbox/${row.id}`,
  platform_url: row["platform_url"],
  created_at: row.created_at.toISOString(),
  received_at: row.received_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  hidden_at: row.hidden_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString()
})
