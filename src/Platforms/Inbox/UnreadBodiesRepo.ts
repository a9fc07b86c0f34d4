import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import type { PushedBody } from "./PushedBody.ts"

/** A body that could not be read, or not all of it. */
export const UnreadBody = Schema.Struct({
  workspace_id: Schema.NullOr(WorkspaceId),
  account_id: Schema.NullOr(AccountId),
  platform: Platform,
  id: Schema.String,
  bytes: Schema.Number,
  reason: Schema.String,
  received_at: Schema.DateFromSelf
})
export type UnreadBody = typeof UnreadBody.Type

const UnreadCountRow = Schema.Struct({
  count: Schema.Number
})

const UnaddressedRow = Schema.Struct({
  platform: Platform,
  digest: Schema.Uint8ArrayFromSelf,
  body: Schema.Uint8ArrayFromSelf,
  received_at: Schema.DateFromSelf
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const account = accountOf(sql, "i")
  const shortId = sql.literal("left(encode(digest, 'hex'), 16)")
  return {
    keepUnaddressed: ({ body, digest, platform, receivedAt }: Omit<PushedBody, "externalIds">, reason: string) => sql`
      INSERT INTO unaddressed_bodies (digest, platform, body, reason, received_at)
      VALUES (${digest}, ${platform}, ${body}, ${reason}, ${receivedAt})
      ON CONFLICT (digest) DO UPDATE SET reason = excluded.reason`,

    unread: (limit: number) =>
      sql`
      SELECT i.workspace_id, i.account_id, ${account.platform}, ${shortId} AS id, length(body) AS bytes, reason, received_at
      FROM inbox i JOIN ${account.table} ON ${account.on} WHERE i.state = 'unread'
      UNION ALL
      SELECT NULL, NULL, platform, ${shortId}, length(body), reason, received_at FROM unaddressed_bodies
      ORDER BY received_at DESC LIMIT ${limit}`.pipe(rowsOf(UnreadBody)),

    unreadCount: sql`
      SELECT ((SELECT count(*) FROM inbox WHERE state = 'unread') + (SELECT count(*) FROM unaddressed_bodies))::int AS count
    `.pipe(
      rowsOf(UnreadCountRow),
      Effect.map((rows) => rows[0]?.count ?? 0)
    ),

    /** Lets bodies be read once more; answers how many. `id`: as `unread` has it, null for all. */
    again: (id: string | null) =>
      sql`
        UPDATE inbox SET state = 'waiting', reason = NULL, again = true
        WHERE state = 'unread' AND (${id}::text IS NULL OR ${shortId} = ${id}) RETURNING 1`.pipe(
        Effect.map((rows) => rows.length)
      ),

    unaddressed: (id: string | null, after: Uint8Array, limit: number) =>
      sql`
        SELECT platform, digest, body, received_at FROM unaddressed_bodies
        WHERE digest > ${after} AND (${id}::text IS NULL OR ${shortId} = ${id}) ORDER BY digest LIMIT ${limit}`.pipe(
        rowsOf(UnaddressedRow)
      ),

    addressed: (digest: Uint8Array) => sql`DELETE FROM unaddressed_bodies WHERE digest = ${digest}`,

    /** Forgets a batch of what nobody could read, addressed or not; answers how many. */
    forgetUnread: (before: Date, limit: number) =>
      sql`
        WITH addressed AS (
          DELETE FROM inbox WHERE (workspace_id, account_id, digest) IN (
            SELECT workspace_id, account_id, digest FROM inbox
            WHERE state = 'unread' AND received_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
          ) RETURNING 1
        ), unaddressed AS (
          DELETE FROM unaddressed_bodies WHERE digest IN (
            SELECT digest FROM unaddressed_bodies WHERE received_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
          ) RETURNING 1
        ) SELECT FROM addressed UNION ALL SELECT FROM unaddressed`.pipe(Effect.map((rows) => rows.length))
  }
})

/** Bodies that could not be read, or not all of them: those of an account, and those that name none. */
export class UnreadBodiesRepo extends Context.Tag("steward/UnreadBodiesRepo")<
  UnreadBodiesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(UnreadBodiesRepo, make)
}
