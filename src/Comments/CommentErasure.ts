import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { AccountId, CommentId, type ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { everyAccount } from "#src/Directory/AccountSql.ts"

/** In the place of words that quoted, or may have quoted, what somebody wrote. */
export const erasedReason = "The text was deleted"

/** Why a comment waits whose text was deleted before anybody answered. */
export const askedWithoutText =
  "What it says was deleted here before anybody answered. Read it on the platform before you decide."

/** Whoever writes to an account by this id of the platform. */
export interface CommentAuthor {
  readonly accountId: AccountId
  readonly authorId: string
}

const WrittenByRow = Schema.Struct({
  id: CommentId
})

const LimitRow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: CommentId
})

const WrittenToRow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: AccountId
})

const RowsRow = Schema.Struct({
  received_at: Schema.DateFromSelf
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  /** Whether a person is to answer, or nobody has judged it and nobody hides it. */
  const waits = sql`(status = 'review'
    OR status = 'pending' AND NOT hidden_on_platform AND pending_action IS DISTINCT FROM 'hide')`
  /** Whether the address on the platform tells who wrote it. */
  const isNamedIn = sql`EXISTS (
    SELECT FROM unnest(ARRAY[author_external_id, author_name, ltrim(author_handle, '@')]) AS name
    WHERE name <> '' AND position(lower(name) IN lower(platform_url)) > 0)`

  return {
    /**
     * Comments of a contact, and what any of these authors wrote, newest first: at most `limit`, and older ones than
     * `before` where that is given.
     */
    writtenBy: (
      workspaceId: WorkspaceId,
      contactId: ContactId | null,
      authors: ReadonlyArray<CommentAuthor>,
      limit: number,
      before: string | null = null
    ) => {
      const older = sql`AND (received_at, id) < (
        SELECT received_at, id FROM comments WHERE workspace_id = ${workspaceId} AND id = ${before})`
      const order = sql`ORDER BY received_at DESC, id DESC LIMIT ${limit}::integer`
      const newest = sql`${before === null ? sql`` : older} ${order}`
      return sql`
        SELECT id FROM (
          (
            SELECT received_at, id FROM comments
            WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId} ${newest}
          )
          UNION
          SELECT theirs.received_at, theirs.id FROM unnest(
            ${authors.map(({ accountId }) => accountId)}::text[], ${authors.map(({ authorId }) => authorId)}::text[]
          ) AS a (account, author) CROSS JOIN LATERAL (
            SELECT received_at, id FROM comments
            WHERE workspace_id = ${workspaceId} AND account_id = a.account AND author_external_id = a.author ${newest}
          ) AS theirs
        ) AS found ${order}`.pipe(
        rowsOf(WrittenByRow),
        Effect.map((rows) => rows.map(({ id }) => id)),
        Effect.orDie
      )
    },

    /** The accounts of a platform, of all workspaces, to which somebody wrote whom the platform calls so. */
    accountsWrittenTo: (platform: Platform, authorId: string) =>
      sql`
        SELECT a.workspace_id, a.id FROM ${everyAccount(sql)} WHERE a.platform = ${platform} AND EXISTS (
          SELECT FROM comments c WHERE c.workspace_id = a.workspace_id AND c.account_id = a.id
            AND c.author_external_id = ${authorId}
        ) ORDER BY a.workspace_id, a.id`.pipe(rowsOf(WrittenToRow), Effect.orDie),

    /** Comments that are gone from their platform since their workspace's time or longer, and still have texts. */
    removedBefore: (
      times: ReadonlyArray<{ readonly workspaceId: WorkspaceId; readonly before: Date }>,
      limit: number
    ) =>
      Effect.orDie(
        sql`
        SELECT due.workspace_id, due.id FROM unnest(
          ${times.map(({ workspaceId }) => workspaceId)}::text[],
          ${times.map(({ before }) => before.toISOString())}::timestamptz[]
        ) AS w (id, before) CROSS JOIN LATERAL (
          SELECT c.workspace_id, c.id FROM comments c
          WHERE c.workspace_id = w.id AND c.status = 'deleted' AND c.erased_at IS NULL AND c.removed_at <= w.before
          ORDER BY c.removed_at LIMIT ${limit}
        ) AS due LIMIT ${limit}`.pipe(rowsOf(LimitRow))
      ),

    /**
     * Takes texts and authors out of comments and their histories. One that waits for a person goes on waiting, so does one
     * that nobody has judged, and hiding goes on. Answers since when there may be deliveries about them; none for no comment.
     */
    erase: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>, at: Date, actor: string) =>
      Effect.gen(function* () {
        const theirs = sql`workspace_id = ${workspaceId} AND ${sql.in("comment_id", ids)}`
        const rows = yield* sql`
          UPDATE comments SET
            erased_digest = encode(sha256(convert_to(id || text, 'UTF8')), 'hex'),
            text = '', author_external_id = NULL, author_name = '', author_handle = '',
            platform_url = CASE WHEN status <> 'deleted' AND NOT ${isNamedIn} THEN platform_url END,
            draft_reply = NULL, action_error = NULL, contact_id = NULL, language = NULL, text_until = NULL,
            asking = CASE WHEN ${waits} THEN json_build_object('reason', ${askedWithoutText}::text, 'reason_score', NULL,
              'leaning', asking ->> 'leaning', 'leaning_why', '') END,
            waiting_since = CASE WHEN ${waits} THEN coalesce(waiting_since, date_trunc('second', ${at}::timestamptz)) END,
            status = CASE WHEN status <> 'pending' THEN status WHEN hidden_on_platform THEN 'hidden'
              WHEN pending_action = 'hide' THEN 'visible' ELSE 'review' END,
            pending_action = CASE WHEN pending_action IN ('hide', 'unhide') THEN pending_action END,
            pending_since = CASE WHEN pending_action IN ('hide', 'unhide') THEN pending_since END,
            decision = CASE WHEN decision IS NULL THEN NULL
              ELSE jsonb_set(decision::jsonb, '{reason}', to_jsonb(${erasedReason}::text))::json END,
            replies = coalesce(
              (SELECT json_agg(reply::jsonb || '{"text": ""}') FROM json_array_elements(replies) AS reply), '[]'),
            announced = true, erased_at = ${at}, updated_at = ${at}
          WHERE workspace_id = ${workspaceId} AND ${sql.in("id", ids)} AND erased_at IS NULL
          RETURNING received_at`.pipe(rowsOf(RowsRow))
        yield* sql`
          UPDATE comment_history SET note = NULL,
            actor = CASE WHEN what IN ('received', 'edited') THEN '' ELSE actor END
          WHERE ${theirs}`
        yield* sql`
          INSERT INTO comment_history (workspace_id, comment_id, position, at, actor, what, note)
          SELECT workspace_id, comment_id, max(position) + 1, ${at}::timestamptz, ${actor}, 'erased', NULL
          FROM comment_history WHERE ${theirs} GROUP BY 1, 2`
        const since = rows.map(({ received_at }) => received_at.getTime())
        return since.length === 0 ? Option.none<Date>() : Option.some(new Date(Math.min(...since)))
      }).pipe(Effect.orDie),

    /** The comments are nobody's: before it is asked of whom any are left. */
    release: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>) =>
      Effect.orDie(sql`
        UPDATE comments SET contact_id = NULL WHERE workspace_id = ${workspaceId} AND ${sql.in("id", ids)}`),

    /** For a contact that is deleted. */
    unlinkContact: (workspaceId: WorkspaceId, contactId: ContactId) =>
      Effect.orDie(sql`
        UPDATE comments SET contact_id = NULL WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId}`)
  }
})

/** Takes people and their words out of comments; each method runs in the caller's transaction. */
export class CommentErasure extends Context.Tag("steward/CommentErasure")<
  CommentErasure,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(CommentErasure, make)
}
