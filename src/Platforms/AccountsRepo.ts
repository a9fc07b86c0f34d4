import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { jsonb } from "#src/Database/Json.ts"

/** A row of `accounts`. */
export interface StoredAccount {
  readonly workspace_id: WorkspaceId
  readonly id: AccountId
  readonly platform: Platform
  readonly external_id: string
  readonly name: string
  readonly sealed_token: Uint8Array
  readonly disconnected_at: Date | null
  readonly poll_state: unknown
  readonly poll_failures: number
}

/** An account as a list shows it. */
export interface ListedAccount
  extends Pick<StoredAccount, "id" | "platform" | "external_id" | "name" | "disconnected_at"> {
  readonly disconnected_reason: string | null
  readonly created_at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = sql`workspace_id, id, platform, external_id, name, sealed_token, disconnected_at, poll_state,
    poll_failures`
  return {
    get: (workspaceId: WorkspaceId, id: AccountId) =>
      sql<StoredAccount>`SELECT ${columns} FROM accounts WHERE workspace_id = ${workspaceId} AND id = ${id}`.pipe(
        Effect.map((rows) => Option.fromNullable(rows[0]))
      ),

    list: (workspaceId: WorkspaceId) => sql<ListedAccount>`
      SELECT id, platform, external_id, name, disconnected_at, disconnected_reason, created_at FROM accounts
      WHERE workspace_id = ${workspaceId} ORDER BY created_at, id`,

    /** In every workspace that has the account connected. */
    findByExternalId: (platform: Platform, externalId: string) =>
      sql<StoredAccount>`SELECT ${columns} FROM accounts WHERE platform = ${platform} AND external_id = ${externalId}`,

    /** Connecting an account again keeps its id and replaces its token. */
    connect: (account: {
      readonly workspace_id: WorkspaceId
      readonly id: AccountId
      readonly platform: Platform
      readonly external_id: string
      readonly name: string
      readonly sealed_token: Uint8Array
      readonly poll_due_at: Date
      readonly created_at: Date
    }) =>
      sql<{ readonly id: AccountId }>`
        INSERT INTO accounts ${sql.insert(account)}
        ON CONFLICT (workspace_id, platform, external_id) DO UPDATE
        SET name = excluded.name, sealed_token = excluded.sealed_token, disconnected_at = NULL,
          disconnected_reason = NULL, poll_due_at = excluded.poll_due_at, poll_failures = 0
        RETURNING id`,

    disconnect: (workspaceId: WorkspaceId, id: AccountId, at: Date, reason: string) =>
      sql<{ readonly name: string }>`
        UPDATE accounts SET disconnected_at = ${at}, disconnected_reason = ${reason}
        WHERE workspace_id = ${workspaceId} AND id = ${id} AND disconnected_at IS NULL RETURNING name`,

    /** Takes accounts of the platforms whose reading is due, and lets nobody else read them until `until`. */
    claimPolls: (platforms: ReadonlyArray<Platform>, now: Date, until: Date, limit: number) =>
      sql<StoredAccount>`
        UPDATE accounts SET poll_due_at = ${until}
        WHERE (workspace_id, id) IN (
          SELECT workspace_id, id FROM accounts
          WHERE poll_due_at <= ${now} AND disconnected_at IS NULL AND ${sql.in("platform", platforms)}
          ORDER BY poll_due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        )
        RETURNING ${columns}`,

    /** Makes a claim last longer, unless it has run out and another took it. */
    holdPoll: (workspaceId: WorkspaceId, id: AccountId, from: Date, until: Date) => sql`
      UPDATE accounts SET poll_due_at = ${until}
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND poll_due_at = ${from}`,

    polled: (workspaceId: WorkspaceId, id: AccountId, state: unknown, dueAt: Date) => sql`
      UPDATE accounts SET poll_state = ${jsonb(state)}, poll_due_at = ${dueAt}, poll_failures = 0
      WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    pollFailed: (workspaceId: WorkspaceId, id: AccountId, dueAt: Date) => sql`
      UPDATE accounts SET poll_due_at = ${dueAt}, poll_failures = poll_failures + 1
      WHERE workspace_id = ${workspaceId} AND id = ${id}`
  }
})

export class AccountsRepo extends Context.Tag("steward/AccountsRepo")<
  AccountsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(AccountsRepo, make)
}
