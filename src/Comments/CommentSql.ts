import type { SqlClient, Statement } from "@effect/sql"
import type { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import { recordset } from "#src/Database/Json.ts"
import { beforeEdit } from "./Changes/BeforeEdit.ts"

/** Every comment, as `c`: for statements of other rooms that go through comments. */
export const everyComment = (sql: SqlClient.SqlClient) => sql.literal("comments c")

/**
 * The comment that rows of another room's table are about, as `c`, for its statements. `of`: how the statement calls
 * that table, which has `workspace_id` and `comment_id`.
 */
export const commentOf = (sql: SqlClient.SqlClient, of: string) => ({
  table: everyComment(sql),
  on: sql.literal(`c.workspace_id = ${of}.workspace_id AND c.id = ${of}.comment_id`),
  text: sql.literal("c.text"),
  /** Whether it is for review and not archived. */
  waits: sql.literal("c.status = 'review' AND NOT c.archived"),
  /** Who wrote it, by platform and their id there, as a value; null where nobody knows. */
  author: sql.literal("c.platform || ' ' || c.author_external_id"),
  /** The columns that tell where it was written. */
  place: sql.literal("c.account_id, c.platform, c.surface"),
  receivedAt: sql.literal("c.received_at")
})

/** The id of a comment, as a value; null where the workspace has no such comment. */
export const commentIfAny = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, id: string) =>
  sql`(SELECT id FROM comments WHERE workspace_id = ${workspaceId} AND id = ${id})`

/** What the autopilot hid, or is hiding, under a policy version in a stretch of time. */
export interface HiddenByAutopilot {
  readonly workspaceId: WorkspaceId
  readonly policyVersion: number | null
  /** Inclusive. */
  readonly since: Date
  /** Exclusive. */
  readonly before: Date
}

/** Whether a comment `c` is one of those. */
export const hiddenByAutopilot = (
  sql: SqlClient.SqlClient,
  { before, policyVersion, since, workspaceId }: HiddenByAutopilot
) =>
  sql.and([
    sql`c.workspace_id = ${workspaceId}`,
    sql`c.decided_at >= ${since}`,
    sql`c.decided_at < ${before}`,
    sql`c.status <> 'deleted'`,
    sql`c.decision ->> 'by' = 'autopilot'`,
    sql`c.decision ->> 'outcome' = 'hide'`,
    sql`(c.decision ->> 'policy_version')::int IS NOT DISTINCT FROM ${policyVersion}::int`
  ])

/** The comments that nobody waits for any longer: they are for review, and archived. */
export const archivedForReview = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId) => sql`
  SELECT c.id, c.account_id, c.platform, c.surface, c.received_at FROM ${everyComment(sql)}
  WHERE c.workspace_id = ${workspaceId} AND c.status = 'review' AND c.archived`

/** What a comment `c` said at a time, as a value: an edit since then keeps in its history what stood before it. */
const textAt = (sql: SqlClient.SqlClient, at: Statement.Fragment) => sql`coalesce((
  SELECT substr(h.note, length(${beforeEdit("")}) + 1) FROM comment_history h
  WHERE h.workspace_id = c.workspace_id AND h.comment_id = c.id AND h.what = 'edited' AND h.at > ${at}
  ORDER BY h.position LIMIT 1
), c.text)`

/** What comments said at times: of each what it was replied to. */
export const textsAt = (
  sql: SqlClient.SqlClient,
  workspaceId: WorkspaceId,
  times: ReadonlyArray<{ readonly id: CommentId; readonly at: string }>
) => sql`
  SELECT c.id, ${textAt(sql, sql`n.at`)} AS text
  FROM json_to_recordset(${recordset(times)}::json) AS n (id text, at timestamptz)
  JOIN comments c ON c.workspace_id = ${workspaceId} AND c.id = n.id
  WHERE c.erased_at IS NULL`

/** The newest replies that people gave, at most `limit`, newest first, each with the text that it replies to. */
export const newestReplies = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, limit: number) => sql`
  SELECT ${textAt(sql, sql`(r.reply ->> 'at')::timestamptz`)} AS question, c.author_name, c.author_handle, c.post_external_id, c.post_caption,
    r.reply ->> 'text' AS reply, r.reply ->> 'at' AS at
  FROM (
    SELECT workspace_id, id, text, author_name, author_handle, post_external_id, post_caption, replies FROM comments
    WHERE workspace_id = ${workspaceId} AND replies::text <> '[]' AND erased_at IS NULL
    ORDER BY updated_at DESC LIMIT ${limit}
  ) c CROSS JOIN LATERAL (
    SELECT reply FROM json_array_elements(c.replies) WITH ORDINALITY AS given (reply, nth)
    WHERE reply ->> 'by' = 'person' ORDER BY nth DESC LIMIT 1
  ) r`

/** The ids on its platform of what an account replied since a time, under whichever comment; the account's alone. */
export const ownRepliesSince = (
  sql: SqlClient.SqlClient,
  workspaceId: WorkspaceId,
  accountId: AccountId,
  since: Date
) => sql`
  SELECT reply ->> 'external_id' AS external_id FROM comments c CROSS JOIN json_array_elements(c.replies) AS reply
  WHERE c.workspace_id = ${workspaceId} AND c.replies::text <> '[]' AND c.updated_at >= ${since}
    AND c.account_id = ${accountId} AND reply ->> 'external_id' IS NOT NULL`
