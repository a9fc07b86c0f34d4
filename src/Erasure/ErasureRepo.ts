import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { AccountId, CommentId, ContactId, MessageId, WorkspaceId } from "#schema/Ids.ts"
import { erasedReason } from "./RedactedBody.ts"

/** A person as Steward knows them: by a contact, by comments, or by both. */
export interface KnownPerson {
  /** The contact's id, and ids that were linked into it. */
  readonly contactIds: ReadonlyArray<ContactId>
  readonly commentIds: ReadonlyArray<CommentId>
}

export interface StoredIdentity {
  readonly account_id: AccountId
  readonly kind: "id" | "handle"
  readonly value: string
}

export interface StoredPersonMessage {
  readonly id: MessageId
  readonly kind: "text" | "tap"
  readonly text: string
  readonly sent_at: Date
  readonly received_at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  return {
    contactOf: (workspaceId: WorkspaceId, accountId: AccountId, authorId: string) =>
      sql<{ readonly id: ContactId }>`
        SELECT contact_id AS id FROM contact_identities
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND value = ${authorId}
        ORDER BY kind DESC LIMIT 1`.pipe(Effect.map((rows) => Option.fromNullable(rows[0]?.id))),

    earlierIds: (workspaceId: WorkspaceId, contactId: ContactId) =>
      sql<{ readonly id: ContactId }>`
        SELECT old_id AS id FROM contact_links WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId}
        ORDER BY old_id`.pipe(Effect.map((rows) => rows.map(({ id }) => id))),

    identities: (workspaceId: WorkspaceId, contactId: ContactId) =>
      sql<StoredIdentity>`
        SELECT account_id, kind, value FROM contact_identities
        WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId} ORDER BY account_id, kind, value`,

    messages: (workspaceId: WorkspaceId, contactId: ContactId) =>
      sql<StoredPersonMessage>`
        SELECT id, kind, text, sent_at, received_at FROM messages
        WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId} ORDER BY received_at DESC, id DESC`,

    /** All comments of a contact, and all that one of its identities wrote, newest first. */
    commentsOf: (workspaceId: WorkspaceId, contactId: ContactId) =>
      sql<{ readonly id: CommentId }>`
        SELECT id FROM (
          SELECT id FROM comments WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId}
          UNION
          SELECT c.id FROM contact_identities i JOIN comments c ON c.workspace_id = i.workspace_id
            AND c.account_id = i.account_id AND c.author_external_id = i.value
          WHERE i.workspace_id = ${workspaceId} AND i.contact_id = ${contactId} AND i.kind = 'id'
        ) AS theirs ORDER BY id DESC`.pipe(Effect.map((rows) => rows.map(({ id }) => id))),

    commentsBy: (workspaceId: WorkspaceId, accountId: AccountId, authorId: string) =>
      sql<{ readonly id: CommentId }>`
        SELECT id FROM comments
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND author_external_id = ${authorId}
        ORDER BY id DESC`.pipe(Effect.map((rows) => rows.map(({ id }) => id))),

    /** Comments that are gone from their platform for longer than the workspace keeps their texts; oldest first. */
    removedTexts: (now: Date, limit: number) =>
      sql<{ readonly workspace_id: WorkspaceId; readonly id: CommentId }>`
        SELECT due.workspace_id, due.id FROM workspaces w CROSS JOIN LATERAL (
          SELECT c.workspace_id, c.id FROM comments c
          WHERE c.workspace_id = w.id AND c.status = 'deleted' AND c.erased_at IS NULL
            AND c.removed_at <= ${now}::timestamptz - w.removed_texts_days * interval '1 day'
          ORDER BY c.removed_at LIMIT ${limit}
        ) AS due LIMIT ${limit}`,

    /**
     * Takes texts and authors out of comments, of all that was decided and learnt about them, and of what is still to
     * be done. Hiding goes on: it needs only the comment's id. One that waits for a person waits no longer. Answers
     * since when there may be deliveries about them; none for no comment.
     */
    eraseComments: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>, at: Date, actor: string) =>
      Effect.gen(function* () {
        if (ids.length === 0) return Option.none<Date>()
        const theirs = sql`workspace_id = ${workspaceId} AND ${sql.in("comment_id", ids)}`
        const rows = yield* sql<{ readonly received_at: Date }>`
          UPDATE comments SET
            text = '', author_external_id = NULL, author_name = '', author_handle = '', platform_url = NULL,
            draft_reply = NULL, action_error = NULL, asking = NULL, waiting_since = NULL, contact_id = NULL,
            language = NULL,
            status = CASE WHEN status NOT IN ('review', 'pending') THEN status
              WHEN hidden_on_platform THEN 'hidden' ELSE 'visible' END,
            pending_action = CASE WHEN pending_action IN ('hide', 'unhide') THEN pending_action END,
            pending_since = CASE WHEN pending_action IN ('hide', 'unhide') THEN pending_since END,
            decision = CASE WHEN decision IS NULL THEN NULL
              ELSE jsonb_set(decision::jsonb, '{reason}', to_jsonb(${erasedReason}::text))::json END,
            replies = coalesce(
              (SELECT json_agg(reply::jsonb || '{"text": ""}') FROM json_array_elements(replies) AS reply), '[]'),
            announced = true, erased_at = ${at}, updated_at = ${at}
          WHERE workspace_id = ${workspaceId} AND ${sql.in("id", ids)} AND erased_at IS NULL
          RETURNING received_at`
        yield* sql`
          UPDATE comment_history SET note = NULL,
            actor = CASE WHEN what IN ('received', 'edited') THEN '' ELSE actor END
          WHERE ${theirs}`
        yield* sql`
          INSERT INTO comment_history (workspace_id, comment_id, position, at, actor, what, note)
          SELECT workspace_id, comment_id, max(position) + 1, ${at}::timestamptz, ${actor}, 'erased', NULL
          FROM comment_history WHERE ${theirs} GROUP BY 1, 2`
        yield* sql`
          UPDATE decision_records SET record = jsonb_build_object('erased', true, 'decision', jsonb_build_object(
            'ruleMatched', CASE WHEN jsonb_typeof(record #> '{decision,ruleMatched}') = 'object' THEN '{}'::jsonb END))
          WHERE ${theirs}`
        yield* sql`UPDATE answers SET text = '', answer_text = NULL WHERE ${theirs}`
        yield* sql`UPDATE shadow_decisions SET before_reason = '', after_reason = '' WHERE ${theirs}`
        yield* sql`
          UPDATE platform_work SET state = 'cancelled', finished_at = ${at}
          WHERE ${theirs} AND state IN ('queued', 'parked') AND action NOT IN ('hide', 'unhide')`
        yield* sql`UPDATE platform_work SET reply_text = NULL, last_error = NULL WHERE ${theirs}`
        yield* sql`
          DELETE FROM policy_tasks t WHERE workspace_id = ${workspaceId} AND finished_at IS NOT NULL
            AND EXISTS (SELECT FROM unnest(${[...ids]}::text[]) AS id WHERE strpos(t.result::text, id) > 0)`
        const since = rows.map(({ received_at }) => received_at.getTime())
        return since.length === 0 ? Option.none<Date>() : Option.some(new Date(Math.min(...since)))
      }),

    /** The contact with its names, tags, fields and messages. Answers how many messages there were, and since when. */
    removeContact: (workspaceId: WorkspaceId, contactId: ContactId) =>
      Effect.gen(function* () {
        const theirs = sql`workspace_id = ${workspaceId} AND contact_id = ${contactId}`
        const messages = yield* sql`DELETE FROM messages WHERE ${theirs} RETURNING 1`
        yield* sql`
          WITH removed AS (DELETE FROM contact_tags WHERE ${theirs} RETURNING tag_id)
          UPDATE tags SET contacts = contacts - 1
          WHERE workspace_id = ${workspaceId} AND id IN (SELECT tag_id FROM removed)`
        yield* sql`UPDATE comments SET contact_id = NULL WHERE ${theirs}`
        yield* sql`UPDATE clicks SET contact_id = NULL WHERE ${theirs}`
        yield* sql`UPDATE sales SET contact_id = NULL WHERE ${theirs}`
        yield* sql`UPDATE tracked_links SET contact_id = NULL WHERE ${theirs}`
        yield* sql`DELETE FROM contact_identities WHERE ${theirs}`
        yield* sql`DELETE FROM contact_links WHERE ${theirs}`
        const rows = yield* sql<{ readonly created_at: Date }>`
          DELETE FROM contacts WHERE workspace_id = ${workspaceId} AND id = ${contactId} RETURNING created_at`
        return { messages: messages.length, since: Option.fromNullable(rows[0]?.created_at) }
      }),

    removedTextsDays: (workspaceId: WorkspaceId) =>
      sql<{ readonly days: number }>`SELECT removed_texts_days AS days FROM workspaces WHERE id = ${workspaceId}`.pipe(
        Effect.map((rows) => rows[0]?.days ?? 0)
      ),

    setRemovedTextsDays: (workspaceId: WorkspaceId, days: number) => sql`
      UPDATE workspaces SET removed_texts_days = ${days} WHERE id = ${workspaceId}`
  }
})

export class ErasureRepo extends Context.Tag("steward/ErasureRepo")<ErasureRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(ErasureRepo, make)
}
