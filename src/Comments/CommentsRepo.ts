import { SqlClient, type Statement } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { type AccountId, CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { HistoryEntry } from "#schema/resources/Comment.ts"
import type { CommentFilter } from "#schema/resources/CommentFilter.ts"
import type { SortKey } from "#src/Database/Cursor.ts"
import { direct } from "#src/Database/Direct.ts"
import { firstRow, rowsOf } from "#src/Database/Rows.ts"
import { ofWorkspace } from "#src/Database/Sets/ByKey.ts"
import { pageConditions } from "./CommentPages.ts"
import { selectComments } from "./SelectComments.ts"
import { StoredComment } from "./StoredComment.ts"

export const KnownComment = Schema.Struct({
  id: CommentId,
  external_id: Schema.String,
  updated_at: Schema.DateFromSelf
})
export type KnownComment = typeof KnownComment.Type

export const HistoryRow = Schema.Struct({
  ...HistoryEntry.omit("at").fields,
  at: Schema.DateFromSelf
})
export type HistoryRow = typeof HistoryRow.Type

const HistoriesRow = Schema.Struct({
  ...HistoryRow.fields,
  comment_id: CommentId
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const read = (yield* direct)(StoredComment)
  /** `held`: whether the answer to a comment `c` is held. */
  const waits = (held: Statement.Fragment) => sql`c.status = 'review' AND NOT c.archived AND NOT ${held}`

  const select = selectComments(sql)

  return {
    /** Rows older than `after`, newest first. */
    list: (workspaceId: WorkspaceId, filter: CommentFilter, after: Option.Option<SortKey>, limit: number) =>
      read(sql`${select}
        WHERE ${sql.and(pageConditions(sql, { workspaceId, filter, after, limit }))}
        ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`),

    /** `accounts`: only what was written at these; null for all. */
    listWaiting: (
      workspaceId: WorkspaceId,
      accounts: ReadonlyArray<AccountId> | null,
      after: Option.Option<SortKey>,
      limit: number,
      held: Statement.Fragment
    ) =>
      sql`${select}
        WHERE ${sql.and([
          sql`c.workspace_id = ${workspaceId}`,
          waits(held),
          ...(accounts === null ? [] : [sql`c.account_id = ANY(${accounts}::text[])`]),
          ...Option.match(after, {
            onNone: () => [],
            onSome: ({ at, id }) => [sql`(c.waiting_since, c.id) < (${new Date(at)}, ${id})`]
          })
        ])}
        ORDER BY c.waiting_since DESC, c.id DESC LIMIT ${limit}`.pipe(rowsOf(StoredComment)),

    /** The comment, if it waits for somebody. */
    waiting: (workspaceId: WorkspaceId, id: CommentId, held: Statement.Fragment) =>
      sql`${select} WHERE c.workspace_id = ${workspaceId} AND c.id = ${id} AND ${waits(held)}`.pipe(
        rowsOf(StoredComment)
      ),

    get: (workspaceId: WorkspaceId, id: string) =>
      sql`${select} WHERE c.workspace_id = ${workspaceId} AND c.id = ${id}`.pipe(firstRow(StoredComment)),

    known: (workspaceId: WorkspaceId, accountId: AccountId, externalIds: ReadonlyArray<string>) =>
      sql`
        SELECT known.* FROM ${ofWorkspace(sql, workspaceId, sql`unnest(${externalIds}::text[]) AS told (external_id)`)}
        CROSS JOIN LATERAL (
          SELECT id, external_id, updated_at FROM comments
          WHERE workspace_id = own.workspace_id AND account_id = ${accountId} AND external_id = told.external_id OFFSET 0
        ) AS known`.pipe(rowsOf(KnownComment)),

    /** Those of them that there are, in no order. */
    some: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>) =>
      sql`${select} WHERE c.workspace_id = ${workspaceId} AND ${sql.in("c.id", ids)}`.pipe(rowsOf(StoredComment)),

    /** Of each comment in order. */
    histories: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>) =>
      sql`SELECT comment_id, at, actor, what, note FROM comment_history
        WHERE workspace_id = ${workspaceId} AND ${sql.in("comment_id", ids)} ORDER BY comment_id, position`.pipe(
        rowsOf(HistoriesRow)
      ),

    history: (workspaceId: WorkspaceId, id: CommentId) =>
      sql`SELECT at, actor, what, note FROM comment_history
        WHERE workspace_id = ${workspaceId} AND comment_id = ${id} ORDER BY position`.pipe(rowsOf(HistoryRow))
  }
})

export class CommentsRepo extends Context.Tag("steward/CommentsRepo")<
  CommentsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(CommentsRepo, make)
}
