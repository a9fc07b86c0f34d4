import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { violates } from "#src/Database/Constraint.ts"
import { jsonb } from "#src/Database/Json.ts"
import { columns, firstRow, rowsOf } from "#src/Database/Rows.ts"
import { ConnectedElsewhere } from "./ConnectedElsewhere.ts"

/** A row of `accounts`. */
export const StoredAccount = Schema.Struct({
  workspace_id: WorkspaceId,
  id: AccountId,
  platform: Platform,
  external_id: Schema.String,
  name: Schema.String,
  /** Null once a person has disconnected the account. */
  sealed_token: Schema.NullOr(Schema.Uint8ArrayFromSelf),
  disconnected_at: Schema.NullOr(Schema.DateFromSelf),
  poll_state: Schema.Unknown,
  poll_failures: Schema.Number
})
export type StoredAccount = typeof StoredAccount.Type

/** An account as a list shows it. */
export const ListedAccount = Schema.Struct({
  ...StoredAccount.pick("id", "platform", "external_id", "name", "disconnected_at").fields,
  disconnected_reason: Schema.NullOr(Schema.String),
  failing_since: Schema.NullOr(Schema.DateFromSelf),
  failing_reason: Schema.NullOr(Schema.String),
  polled_at: Schema.NullOr(Schema.DateFromSelf),
  pushed_at: Schema.NullOr(Schema.DateFromSelf),
  created_at: Schema.DateFromSelf
})
export type ListedAccount = typeof ListedAccount.Type

const ConnectedRow = Schema.Struct({
  id: AccountId
})

const DueAccount = StoredAccount.pick("workspace_id", "id")

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const stored = columns(sql, StoredAccount)
  const isToBeRead = (platforms: ReadonlyArray<Platform>, now: Date) =>
    sql`poll_due_at <= ${now} AND disconnected_at IS NULL AND ${sql.in("platform", platforms)}`
  return {
    get: (workspaceId: WorkspaceId, id: AccountId) =>
      sql`SELECT ${stored} FROM accounts WHERE workspace_id = ${workspaceId} AND id = ${id}`.pipe(
        firstRow(StoredAccount)
      ),

    list: (workspaceId: WorkspaceId) =>
      sql`
      SELECT ${columns(sql, ListedAccount)} FROM accounts
      WHERE workspace_id = ${workspaceId} ORDER BY created_at, platform, name, id`.pipe(rowsOf(ListedAccount)),

    /** Whether the workspace has connected any, be it disconnected now. */
    any: (workspaceId: WorkspaceId) =>
      sql`SELECT 1 FROM accounts WHERE workspace_id = ${workspaceId} LIMIT 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /** In the one workspace that connected it and has not disconnected it. */
    findByExternalId: (platform: Platform, externalId: string) =>
      sql`SELECT ${stored} FROM accounts
        WHERE platform = ${platform} AND external_id = ${externalId} AND sealed_token IS NOT NULL`.pipe(
        firstRow(StoredAccount)
      ),

    /** Connecting an account again keeps its id and replaces its token. Fails where another workspace has it. */
    connect: (account: {
      readonly workspace_id: WorkspaceId
      readonly id: AccountId
      readonly platform: Platform
      readonly external_id: string
      readonly name: string
      readonly sealed_token: Uint8Array
      readonly poll_due_at: Date
      readonly created_at: Date
      readonly authorized_by: string | null
      readonly token_renew_at: Date | null
    }) =>
      sql`
        INSERT INTO accounts ${sql.insert(account)}
        ON CONFLICT (workspace_id, platform, external_id) DO UPDATE
        SET name = excluded.name, sealed_token = excluded.sealed_token, disconnected_at = NULL,
          disconnected_reason = NULL, failing_since = NULL, failing_reason = NULL,
          poll_due_at = excluded.poll_due_at, poll_failures = 0,
          authorized_by = excluded.authorized_by, token_renew_at = excluded.token_renew_at
        RETURNING id`.pipe(
        rowsOf(ConnectedRow),
        Effect.mapError((error) =>
          violates(error, "accounts_connected_once")
            ? new ConnectedElsewhere({ platform: account.platform, externalId: account.external_id })
            : error
        )
      ),

    /** To the minute: a busy page is not written with every push. */
    pushed: (workspaceId: WorkspaceId, id: AccountId, at: Date) => sql`
      UPDATE accounts SET pushed_at = ${at}
      WHERE workspace_id = ${workspaceId} AND id = ${id}
        AND (pushed_at IS NULL OR pushed_at < ${at}::timestamptz - interval '1 minute')`,

    /**
     * Takes accounts of the platforms whose reading is due, and lets nobody else read them until `until`. As an array they
     * are chosen once; a list may be chosen again for each row, and more than `limit` be taken.
     */
    claimPolls: (platforms: ReadonlyArray<Platform>, now: Date, until: Date, limit: number) =>
      claimInTurn(
        sql`
          SELECT workspace_id, id FROM accounts WHERE ${isToBeRead(platforms, now)}
          ORDER BY poll_due_at LIMIT ${lookedAt}`.pipe(rowsOf(DueAccount)),
        limit,
        (workspaceId, due, share) =>
          sql`
            UPDATE accounts SET poll_due_at = ${until}
            WHERE workspace_id = ${workspaceId} AND id = ANY (ARRAY (
              SELECT id FROM accounts
              WHERE workspace_id = ${workspaceId} AND id = ANY (${due.map(({ id }) => id)}::text[])
                AND ${isToBeRead(platforms, now)}
              ORDER BY poll_due_at LIMIT ${share} FOR UPDATE SKIP LOCKED
            ))
            RETURNING ${stored}`.pipe(rowsOf(StoredAccount))
      ),

    /** Makes a claim last longer, unless it has run out and another took it. */
    holdPoll: (workspaceId: WorkspaceId, id: AccountId, from: Date, until: Date) => sql`
      UPDATE accounts SET poll_due_at = ${until}
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND poll_due_at = ${from}`,

    /**
     * Reads an account next that is not read already, nor soon, and that the platform has not put off; at most once in a
     * quarter of a minute. A claim is never further ahead than half a minute.
     */
    pollSoon: (workspaceId: WorkspaceId, id: AccountId, at: Date) => sql`
      UPDATE accounts SET poll_due_at = greatest(${at}::timestamptz, polled_at + interval '15 seconds')
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND disconnected_at IS NULL AND poll_failures = 0
        AND poll_due_at > ${at}::timestamptz + interval '30 seconds'`,

    polled: (workspaceId: WorkspaceId, id: AccountId, state: unknown, at: Date, dueAt: Date) => sql`
      UPDATE accounts SET poll_state = ${jsonb(state)}, poll_due_at = ${dueAt}, poll_failures = 0, polled_at = ${at},
        failing_since = NULL, failing_reason = NULL
      WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    /** Put off by the platform: that is no fault of the account. */
    pollPutOff: (workspaceId: WorkspaceId, id: AccountId, dueAt: Date) => sql`
      UPDATE accounts SET poll_due_at = ${dueAt}, poll_failures = poll_failures + 1
      WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    pollFailed: (workspaceId: WorkspaceId, id: AccountId, at: Date, dueAt: Date, reason: string) => sql`
      UPDATE accounts SET poll_due_at = ${dueAt}, poll_failures = poll_failures + 1,
        failing_since = coalesce(failing_since, ${at}), failing_reason = ${reason}
      WHERE workspace_id = ${workspaceId} AND id = ${id}`
  }
})

export class ConnectedAccounts extends Context.Tag("steward/ConnectedAccounts")<
  ConnectedAccounts,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ConnectedAccounts, make)
}
