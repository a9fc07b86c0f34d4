import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"
import { waitingIn } from "#src/Database/Claims/WaitingIn.ts"
import { recordset } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { accountOf, connectedUnder, everyAccount } from "#src/Directory/AccountSql.ts"

/** A body as a platform pushed it. */
export interface PushedBody {
  readonly platform: Platform
  readonly digest: Uint8Array
  readonly body: Uint8Array
  readonly receivedAt: Date
  /** The accounts that it is about, by the platform's ids. */
  readonly externalIds: ReadonlyArray<string>
}

/** A body that waits to be taken in, in the order of arrival. */
export const WaitingBody = Schema.Struct({
  number: Schema.String,
  body: Schema.Uint8ArrayFromSelf,
  received_at: Schema.DateFromSelf,
  again: Schema.Boolean
})
export type WaitingBody = typeof WaitingBody.Type

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

const KeepRow = Schema.Struct({
  external_id: Schema.String
})

const UnreadCountRow = Schema.Struct({
  count: Schema.Number
})

const UnaddressedRow = Schema.Struct({
  platform: Platform,
  digest: Schema.Uint8ArrayFromSelf,
  body: Schema.Uint8ArrayFromSelf,
  received_at: Schema.DateFromSelf
})

const OldestWaitingRow = Schema.Struct({
  received_at: Schema.NullOr(Schema.DateFromSelf)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const account = accountOf(sql, "i")
  const shortId = sql.literal("left(encode(digest, 'hex'), 16)")
  return {
    /**
     * Keeps bodies of one platform for each of their accounts that are connected, in their order; answers which of all
     * accounts are. The same body again is one.
     */
    keep: (platform: Platform, bodies: ReadonlyArray<PushedBody>) => {
      const addressed = bodies.flatMap(({ externalIds }, n) => externalIds.map((id) => ({ id, n: n + 1 })))
      const ids = addressed.map(({ id }) => id)
      return sql`
        WITH told AS (${connectedUnder(sql, platform, [...new Set(ids)])}), kept AS (
          INSERT INTO inbox (workspace_id, account_id, digest, body, received_at)
          SELECT told.workspace_id, told.id, pushed.digest, pushed.body, pushed.received_at
          FROM unnest(
            ${bodies.map(({ digest }) => digest)}::bytea[], ${bodies.map(({ body }) => body)}::bytea[],
            ${bodies.map(({ receivedAt }) => receivedAt)}::timestamptz[]
          ) WITH ORDINALITY AS pushed (digest, body, received_at, n)
          JOIN unnest(${addressed.map(({ n }) => n)}::int[], ${ids}::text[]) AS addressed (n, external_id)
            ON addressed.n = pushed.n
          JOIN told ON told.external_id = addressed.external_id
          ORDER BY pushed.n
          ON CONFLICT DO NOTHING
        )
        SELECT external_id FROM told`.pipe(
        rowsOf(KeepRow),
        Effect.map((rows) => rows.map(({ external_id }) => external_id))
      )
    },

    keepUnaddressed: ({ body, digest, platform, receivedAt }: Omit<PushedBody, "externalIds">, reason: string) => sql`
      INSERT INTO unaddressed_bodies (digest, platform, body, reason, received_at)
      VALUES (${digest}, ${platform}, ${body}, ${reason}, ${receivedAt})
      ON CONFLICT (digest) DO UPDATE SET reason = excluded.reason`,

    /** The accounts for which bodies wait, as lanes to take turns in. */
    lanes: waitingIn(sql, {
      rows: sql`
        SELECT workspace_id, account_id FROM inbox WHERE state = 'waiting' ORDER BY workspace_id, account_id, number`,
      found: sql`SELECT DISTINCT workspace_id, account_id AS lane FROM few`,
      each: sql`
        SELECT a.workspace_id, a.id AS lane FROM ${everyAccount(sql)} CROSS JOIN LATERAL (
          SELECT FROM inbox i WHERE i.workspace_id = a.workspace_id AND i.account_id = a.id AND i.state = 'waiting'
          -- an order has the index looked at, and not every body for each account
          ORDER BY i.number LIMIT 1
        ) AS oldest`
    }),

    /** In the order of arrival: at most `limit`, and no more than `bytes` together, but for one that is longer alone. */
    waiting: (workspaceId: WorkspaceId, accountId: AccountId, limit: number, bytes: number) =>
      sql`
        SELECT number, body, received_at, again FROM (
          SELECT number, body, received_at, again, sum(length(body)) OVER (ORDER BY number) - length(body) AS before
          FROM (
            SELECT * FROM inbox
            WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND state = 'waiting'
            ORDER BY number LIMIT ${limit}
          ) AS next
        ) AS measured WHERE before = 0 OR before + length(body) <= ${bytes} ORDER BY number`.pipe(rowsOf(WaitingBody)),

    /** Of those that came behind a body, the last ones, in the order of arrival; none that is read once more, or long. */
    newest: (workspaceId: WorkspaceId, accountId: AccountId, after: string, limit: number, longest: number) =>
      sql`
        SELECT number, body, received_at, again FROM (
          SELECT number, body, received_at, again FROM inbox
          WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND state = 'waiting' AND number > ${after}::bigint
          ORDER BY number DESC LIMIT ${limit}
        ) AS last WHERE NOT again AND length(body) <= ${longest} ORDER BY number`.pipe(rowsOf(WaitingBody)),

    /** What became of bodies, in the order of arrival: handled, or unread where there is a reason. */
    settle: (
      workspaceId: WorkspaceId,
      accountId: AccountId,
      bodies: ReadonlyArray<{ readonly number: string; readonly reason: string | null }>,
      at: Date
    ) => sql`
      UPDATE inbox i SET state = CASE WHEN n.reason IS NULL THEN 'handled' ELSE 'unread' END, reason = n.reason,
        handled_at = ${at}
      FROM json_to_recordset(${recordset(bodies)}::json) AS n (number bigint, reason text)
      WHERE i.workspace_id = ${workspaceId} AND i.account_id = ${accountId} AND i.state = 'waiting'
        AND i.number = n.number
        -- of what waits no more is looked at than lies between them
        AND i.number BETWEEN ${bodies[0]?.number}::bigint AND ${bodies.at(-1)?.number}::bigint`,

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

    /** Since when the body waits that has waited longest; no row when none does. */
    oldestWaiting: sql`
      SELECT min(oldest.received_at) AS received_at FROM ${everyAccount(sql)} CROSS JOIN LATERAL (
        SELECT received_at FROM inbox i
        WHERE i.workspace_id = a.workspace_id AND i.account_id = a.id AND i.state = 'waiting' ORDER BY number LIMIT 1
      ) AS oldest`.pipe(rowsOf(OldestWaitingRow)),

    /** Forgets a batch of what was handled; answers how many. */
    forget: (before: Date, limit: number) =>
      sql`
        DELETE FROM inbox WHERE (workspace_id, account_id, digest) IN (
          SELECT workspace_id, account_id, digest FROM inbox
          WHERE state = 'handled' AND handled_at < ${before} ORDER BY handled_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING 1`.pipe(Effect.map((rows) => rows.length)),

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

/** The owner of the tables `inbox` and `unaddressed_bodies`. */
export class InboxRepo extends Context.Tag("steward/InboxRepo")<InboxRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(InboxRepo, make)
}
