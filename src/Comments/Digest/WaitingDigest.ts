import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { type AccountId, CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"

const WaitingComment = Schema.Struct({
  id: CommentId,
  text: Schema.String,
  has_media: Schema.Boolean,
  author_name: Schema.String,
  author_handle: Schema.String,
  waiting_since: Schema.DateFromSelf
})

const Total = Schema.Struct({ count: Schema.Number, newest: Schema.NullOr(Schema.DateFromSelf) })

export interface WaitingCount {
  readonly count: number
  /** When the newest of them began to wait; null where none does. */
  readonly newestAt: Date | null
  /** The newest of them. */
  readonly newest: ReadonlyArray<typeof WaitingComment.Type>
}

/** What waits for a person, to be told outside of the app. */
export class WaitingDigest extends Context.Tag("steward/WaitingDigest")<
  WaitingDigest,
  {
    /** Of these accounts, null for all; at most `limit` of the newest. */
    readonly look: (
      workspaceId: WorkspaceId,
      accounts: ReadonlyArray<AccountId> | null,
      limit: number
    ) => Effect.Effect<WaitingCount>
  }
>() {
  static readonly layer = Layer.effect(
    WaitingDigest,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      look: tracedFn("WaitingDigest.look")(function* (workspaceId, accounts, limit) {
        const waiting = sql`
          FROM comments WHERE workspace_id = ${workspaceId} AND status = 'review' AND NOT archived
            ${accounts === null ? sql`` : sql`AND account_id = ANY(${accounts}::text[])`}`
        const [total] = yield* sql`SELECT count(*)::int AS count, max(waiting_since) AS newest ${waiting}`.pipe(
          rowsOf(Total)
        )
        const newest = yield* sql`
          SELECT id, text, has_media, author_name, author_handle, waiting_since ${waiting} ORDER BY waiting_since DESC, id DESC LIMIT ${limit}`.pipe(
          rowsOf(WaitingComment)
        )
        return { count: total?.count ?? 0, newestAt: total?.newest ?? null, newest }
      }, Effect.orDie)
    }))
  )
}
