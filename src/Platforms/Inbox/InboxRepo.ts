import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { waitingIn } from "#src/Database/Claims/WaitingIn.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { type ColumnTypes, rowSet } from "#src/Database/Sets/RowSet.ts"
import { connectedUnder, everyAccount } from "#src/Directory/AccountSql.ts"
import type { PushedBody } from "./PushedBody.ts"

/** A body that waits to be taken in, in the order of arrival. */
export const WaitingBody = Schema.Struct({
  number: Schema.String,
  body: Schema.Uint8ArrayFromSelf,
  received_at: Schema.DateFromSelf,
  again: Schema.Boolean
})
export type WaitingBody = typeof WaitingBody.Type

const KeepRow = Schema.Struct({
  external_id: Schema.String
})

const OldestWaitingRow = Schema.Struct({
  received_at: Schema.NullOr(Schema.DateFromSelf)
})

const settledColumns = { number: "bigint", reason: "text" } as const satisfies ColumnTypes

/** Before every body that there is. */
export const beforeAll = "0"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
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

    /**
     * In the order of arrival, those behind the body `after`: at most `limit`, and no more than `bytes` together, but for one
     * that is longer alone.
     */
    waiting: (workspaceId: WorkspaceId, accountId: AccountId, after: string, limit: number, bytes: number) =>
      sql`
        SELECT number, body, received_at, again FROM (
          SELECT number, body, received_at, again, sum(length(body)) OVER (ORDER BY number) - length(body) AS before
          FROM (
            SELECT * FROM inbox
            WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND state = 'waiting'
              AND number > ${after}::bigint
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

    /** How many of these bodies wait. */
    countWaiting: (workspaceId: WorkspaceId, accountId: AccountId, numbers: ReadonlyArray<string>) =>
      sql`
        SELECT 1 FROM inbox WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND state = 'waiting'
          AND number = ANY (${numbers}::bigint[])`.pipe(Effect.map((rows) => rows.length)),

    /**
     * What became of bodies that wait, in the order of arrival: handled, or unread where there is a reason. Answers how
     * many they were. Of what is handled the digest is enough, by which it is known again: a body holds what people wrote,
     * and may be about pages of several brands.
     */
    settle: (
      workspaceId: WorkspaceId,
      accountId: AccountId,
      bodies: ReadonlyArray<{ readonly number: string; readonly reason: string | null }>,
      at: Date
    ) =>
      sql`
      UPDATE inbox i SET state = CASE WHEN n.reason IS NULL THEN 'handled' ELSE 'unread' END, reason = n.reason,
        body = CASE WHEN n.reason IS NULL THEN '' ELSE i.body END, handled_at = ${at}
      FROM ${rowSet(sql, settledColumns, bodies)} AS n
      WHERE i.workspace_id = ${workspaceId} AND i.account_id = ${accountId} AND i.state = 'waiting'
        AND i.number = n.number
        -- of what waits no more is looked at than lies between them
        AND i.number BETWEEN ${bodies[0]?.number}::bigint AND ${bodies.at(-1)?.number}::bigint
      RETURNING 1`.pipe(Effect.map((rows) => rows.length)),

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
        ) RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

/** Bodies as platforms pushed them, from when they come until they are forgotten. */
export class InboxRepo extends Context.Tag("steward/InboxRepo")<InboxRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(InboxRepo, make)
}
