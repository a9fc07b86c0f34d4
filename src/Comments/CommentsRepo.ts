import { SqlClient, type Statement } from "@effect/sql"
import { Context, DateTime, Effect, Layer, Option, Schema } from "effect"
import { type AccountId, CommentId, type ContactId, type WorkspaceId } from "#schema/Ids.ts"
import { Surface } from "#schema/Platform.ts"
import { HistoryEntry } from "#schema/resources/Comment.ts"
import type { CommentFilter } from "#schema/resources/CommentFilter.ts"
import type { SortKey } from "#src/Database/Cursor.ts"
import { direct } from "#src/Database/Direct.ts"
import { firstRow, rowsOf } from "#src/Database/Rows.ts"
import { pageConditions } from "./CommentPages.ts"
import type { ObservedAccount } from "./Observation.ts"
import { selectComments } from "./SelectComments.ts"
import { StoredComment } from "./StoredComment.ts"

export const KnownComment = Schema.Struct({
  id: CommentId,
  external_id: Schema.String,
  updated_at: Schema.DateFromSelf
})
export type KnownComment = typeof KnownComment.Type

export interface StandingRequest {
  readonly waiting: boolean
  readonly before: Option.Option<DateTime.Utc>
  readonly limit: number
}

export const HistoryRow = Schema.Struct({
  ...HistoryEntry.omit("at").fields,
  at: Schema.DateFromSelf
})
export type HistoryRow = typeof HistoryRow.Type

const HistoriesRow = Schema.Struct({
  ...HistoryRow.fields,
  comment_id: CommentId
})

const StandingRow = Schema.Struct({
  external_id: Schema.String,
  post_external_id: Schema.NullOr(Schema.String),
  surface: Surface,
  text: Schema.String,
  received_at: Schema.DateFromSelf
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

    listWaiting: (workspaceId: WorkspaceId, after: Option.Option<SortKey>, limit: number, held: Statement.Fragment) =>
      sql`${select}
        WHERE ${sql.and([
          sql`c.workspace_id = ${workspaceId}`,
          waits(held),
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

    /** What the author of a comment wrote before it, newest first. */
    earlier: (workspaceId: WorkspaceId, id: CommentId, within: ReadonlyArray<AccountId> | null, limit: number) =>
      sql`
        WITH this AS (
          SELECT contact_id, received_at, id FROM comments WHERE workspace_id = ${workspaceId} AND id = ${id}
        )
        ${select} WHERE c.workspace_id = ${workspaceId} AND c.contact_id = (SELECT contact_id FROM this)
          AND (c.received_at, c.id) < (SELECT received_at, id FROM this) AND c.erased_at IS NULL
          AND (${within}::text[] IS NULL OR c.account_id = ANY (${within}::text[]))
        ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`.pipe(rowsOf(StoredComment)),

    get: (workspaceId: WorkspaceId, id: string) =>
      sql`${select} WHERE c.workspace_id = ${workspaceId} AND c.id = ${id}`.pipe(firstRow(StoredComment)),

    known: (workspaceId: WorkspaceId, accountId: AccountId, externalIds: ReadonlyArray<string>) =>
      sql`
        SELECT id, external_id, updated_at FROM comments
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND ${sql.in("external_id", externalIds)}`.pipe(
        rowsOf(KnownComment)
      ),

    /** Comments that anybody can see on the platform, as far as Steward knows, newest first. */
    standing: (
      { accountId, workspaceId }: Pick<ObservedAccount, "workspaceId" | "accountId">,
      { before, limit, waiting }: StandingRequest
    ) =>
      sql`
        SELECT found.external_id, found.post_external_id, surface.surface, found.text, found.received_at
        FROM unnest(${waiting ? ["review"] : ["visible", "pending"]}::text[]) AS status,
          unnest(${Surface.literals}::text[]) AS surface,
          LATERAL (
            SELECT c.external_id, c.post_external_id, c.text, c.received_at FROM comments c
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
        ORDER BY found.received_at DESC LIMIT ${limit}`.pipe(rowsOf(StandingRow)),

    /** The name of somebody whom the platform named only later. */
    nameAuthor: (workspaceId: WorkspaceId, contactId: ContactId, name: string) => sql`
      UPDATE comments SET author_name = ${name}
      WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId} AND author_name = ''`,

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
