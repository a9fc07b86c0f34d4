import { SqlClient } from "@effect/sql"
import { Context, DateTime, Effect, Layer, Option } from "effect"
import type { HistoryEntry } from "#schema/Comment.ts"
import type { CommentFilter } from "#schema/CommentFilter.ts"
import type { AccountId, CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import { Surface } from "#schema/Platform.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import type { SortKey } from "#src/Database/Cursor.ts"
import { direct } from "#src/Database/Direct.ts"
import { jsonb } from "#src/Database/Json.ts"
import { pageConditions } from "./CommentPages.ts"
import type { ObservedAccount } from "./Observation.ts"
import type { CommentFields, StoredComment } from "./StoredComment.ts"

export type NewComment = Omit<StoredComment, "account_name" | "erased_at" | "updated_at"> & {
  readonly contact_id: ContactId | null
}

export interface KnownComment {
  readonly id: CommentId
  readonly external_id: string
  readonly updated_at: Date
}

export interface StandingRequest {
  readonly waiting: boolean
  readonly before: Option.Option<DateTime.Utc>
  readonly limit: number
}

export interface HistoryRow extends Omit<HistoryEntry, "at"> {
  readonly at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const run = yield* direct

  const columns = sql`SELECT c.*, a.name AS account_name
    FROM comments c JOIN accounts a ON a.workspace_id = c.workspace_id AND a.id = c.account_id`

  return {
    /** Rows older than `after`, newest first. */
    list: (workspaceId: WorkspaceId, filter: CommentFilter, after: Option.Option<SortKey>, limit: number) =>
      run(sql<StoredComment>`${columns}
        WHERE ${sql.and(pageConditions(sql, { workspaceId, filter, after, limit }))}
        ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`),

    listWaiting: (workspaceId: WorkspaceId, after: Option.Option<SortKey>, limit: number) =>
      sql<StoredComment>`${columns}
        WHERE ${sql.and([
          sql`c.workspace_id = ${workspaceId}`,
          sql`c.status = 'review' AND NOT c.archived`,
          ...Option.match(after, {
            onNone: () => [],
            onSome: ({ at, id }) => [sql`(c.waiting_since, c.id) < (${new Date(at)}, ${id})`]
          })
        ])}
        ORDER BY c.waiting_since DESC, c.id DESC LIMIT ${limit}`,

    get: (workspaceId: WorkspaceId, id: string) =>
      sql<StoredComment>`${columns} WHERE c.workspace_id = ${workspaceId} AND c.id = ${id}`.pipe(
        Effect.map((rows) => Option.fromNullable(rows[0]))
      ),

    lock: (workspaceId: WorkspaceId, id: string) =>
      sql<StoredComment>`${columns} WHERE c.workspace_id = ${workspaceId} AND c.id = ${id} FOR UPDATE OF c`.pipe(
        Effect.map((rows) => Option.fromNullable(rows[0]))
      ),

    known: (workspaceId: WorkspaceId, accountId: AccountId, externalIds: ReadonlyArray<string>) =>
      sql<KnownComment>`
        SELECT id, external_id, updated_at FROM comments
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND ${sql.in("external_id", externalIds)}`,

    insert: ({ decision, scores, replies, asking, ...row }: NewComment) =>
      sql`INSERT INTO comments ${sql.insert({
        ...row,
        decision: jsonb(decision),
        scores: jsonb(scores),
        replies: jsonb(replies),
        asking: jsonb(asking),
        updated_at: row.received_at
      })}`,

    /** Comments that anybody can see on the platform, as far as Steward knows, newest first. */
    standing: (
      { accountId, workspaceId }: Pick<ObservedAccount, "workspaceId" | "accountId">,
      { before, limit, waiting }: StandingRequest
    ) =>
      sql<{ readonly external_id: string; readonly text: string; readonly received_at: Date }>`
        SELECT found.external_id, found.text, found.received_at
        FROM unnest(${waiting ? ["review"] : ["visible", "pending"]}::text[]) AS status,
          unnest(${Surface.literals}::text[]) AS surface,
          LATERAL (
            SELECT c.external_id, c.text, c.received_at FROM comments c
            WHERE ${sql.and([
              sql`c.workspace_id = ${workspaceId} AND c.account_id = ${accountId} AND c.status = status.status`,
              sql`c.surface = surface.surface AND NOT c.hidden_on_platform`,
              ...Option.match(before, {
                onNone: () => [],
                onSome: (time) => [sql`c.received_at < ${DateTime.toDateUtc(time)}`]
              })
            ])}
            ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}
          ) AS found
        ORDER BY found.received_at DESC LIMIT ${limit}`,

    /** The name of somebody whom the platform named only later. */
    nameAuthor: (workspaceId: WorkspaceId, contactId: ContactId, name: string) => sql`
      UPDATE comments SET author_name = ${name}
      WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId} AND author_name = ''`,

    /** Ends a claim, too: whoever decides next decides on the comment as it is now. */
    update: (workspaceId: WorkspaceId, id: CommentId, fields: CommentFields, updatedAt: Date) =>
      sql`UPDATE comments
        SET ${sql.update({
          ...toColumns(fields),
          ...(fields.status === "deleted" ? { removed_at: updatedAt } : {}),
          updated_at: updatedAt,
          claimed_until: new Date(0)
        })}
        WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    history: (workspaceId: WorkspaceId, id: CommentId) =>
      sql<HistoryRow>`SELECT at, actor, what, note FROM comment_history
        WHERE workspace_id = ${workspaceId} AND comment_id = ${id} ORDER BY position`,

    appendHistory: (workspaceId: WorkspaceId, id: CommentId, at: Date, entry: Omit<HistoryEntry, "at">) =>
      sql`INSERT INTO comment_history (workspace_id, comment_id, position, at, actor, what, note)
        SELECT ${workspaceId}, ${id}, coalesce(max(position), 0) + 1, ${at}::timestamptz, ${entry.actor}, ${entry.what}, ${entry.note}
        FROM comment_history WHERE workspace_id = ${workspaceId} AND comment_id = ${id}`,

    /** Takes comments that nobody else is deciding, oldest first, until `until`. */
    claimPending: (now: Date, until: Date, limit: number) =>
      sql<{ readonly workspace_id: WorkspaceId; readonly id: CommentId }>`
        WITH claimable AS MATERIALIZED (
          SELECT workspace_id, id FROM comments
          WHERE status = 'pending' AND ${claimable(sql, "claimed_until", now)}
          ORDER BY received_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ), claimed AS (
          UPDATE comments SET claimed_until = ${until}
          FROM claimable WHERE (comments.workspace_id, comments.id) = (claimable.workspace_id, claimable.id)
          RETURNING comments.workspace_id, comments.id, received_at
        )
        SELECT workspace_id, id FROM claimed ORDER BY received_at, id`
  }

  function toColumns({ decision, scores, replies, asking, ...rest }: CommentFields) {
    return {
      ...rest,
      ...(decision === undefined ? {} : { decision: jsonb(decision) }),
      ...(scores === undefined ? {} : { scores: jsonb(scores) }),
      ...(replies === undefined ? {} : { replies: jsonb(replies) }),
      ...(asking === undefined ? {} : { asking: jsonb(asking) })
    }
  }
})

export class CommentsRepo extends Context.Tag("steward/CommentsRepo")<
  CommentsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(CommentsRepo, make)
}
