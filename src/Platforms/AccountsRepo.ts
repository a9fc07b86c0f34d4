import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { violates } from "#src/Database/Constraint.ts"
import { jsonb } from "#src/Database/Json.ts"
import { ConnectedElsewhere, connectedElsewhere } from "./Accounts/ConnectedElsewhere.ts"

/** A row of `accounts`. */
export interface StoredAccount {
  readonly workspace_id: WorkspaceId
  readonly id: AccountId
  readonly platform: Platform
  readonly external_id: string
  readonly name: string
  /** Null once a person has disconnected the account. */
  readonly sealed_token: Uint8Array | null
  readonly disconnected_at: Date | null
  readonly poll_state: unknown
  readonly poll_failures: number
}

/** An account as a list shows it. */
export interface ListedAccount
  extends Pick<StoredAccount, "id" | "platform" | "external_id" | "name" | "disconnected_at"> {
  readonly disconnected_reason: string | null
  readonly failing_since: Date | null
  readonly failing_reason: string | null
  readonly polled_at: Date | null
  readonly pushed_at: Date | null
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
      SELECT id, platform, external_id, name, disconnected_at, disconnected_reason, failing_since, failing_reason,
        polled_at, pushed_at, created_at
      FROM accounts
      WHERE workspace_id = ${workspaceId} ORDER BY created_at, platform, name, id`,

    /** In the one workspace that connected it and has not disconnected it. */
    findByExternalId: (platform: Platform, externalId: string) =>
      sql<StoredAccount>`SELECT ${columns} FROM accounts
        WHERE platform = ${platform} AND external_id = ${externalId} AND sealed_token IS NOT NULL`.pipe(
        Effect.map((rows) => Option.fromNullable(rows[0]))
      ),

    /** Those that lost their page or channel to the workspace that keeps it. */
    setAside: sql<Pick<StoredAccount, "workspace_id" | "id" | "platform" | "external_id"> & { kept_in: WorkspaceId }>`
      SELECT a.workspace_id, a.id, a.platform, a.external_id, kept.workspace_id AS kept_in
      FROM accounts a JOIN accounts kept ON kept.platform = a.platform AND kept.external_id = a.external_id
      WHERE a.sealed_token IS NULL AND a.disconnected_reason = ${connectedElsewhere}
        AND kept.sealed_token IS NOT NULL
      ORDER BY a.workspace_id, a.id`,

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
    }) =>
      sql<{ readonly id: AccountId }>`
        INSERT INTO accounts ${sql.insert(account)}
        ON CONFLICT (workspace_id, platform, external_id) DO UPDATE
        SET name = excluded.name, sealed_token = excluded.sealed_token, disconnected_at = NULL,
          disconnected_reason = NULL, failing_since = NULL, failing_reason = NULL,
          poll_due_at = excluded.poll_due_at, poll_failures = 0
        RETURNING id`.pipe(
        Effect.mapError((error) =>
          violates(error, "accounts_connected_once")
            ? new ConnectedElsewhere({ platform: account.platform, externalId: account.external_id })
            : error
        )
      ),

    disconnect: (workspaceId: WorkspaceId, id: AccountId, at: Date, reason: string) =>
      sql<{ readonly name: string }>`
        UPDATE accounts SET disconnected_at = ${at}, disconnected_reason = ${reason}
        WHERE workspace_id = ${workspaceId} AND id = ${id} AND disconnected_at IS NULL RETURNING name`,

    /** Forgets the token with it. What was disconnected before stays so, for this reason. */
    release: (workspaceId: WorkspaceId, id: AccountId, at: Date, reason: string) =>
      sql<{ readonly id: AccountId; readonly name: string; readonly platform: Platform }>`
        UPDATE accounts SET sealed_token = NULL, disconnected_at = coalesce(disconnected_at, ${at}),
          disconnected_reason = ${reason}
        WHERE workspace_id = ${workspaceId} AND id = ${id} AND sealed_token IS NOT NULL RETURNING id, name, platform`,

    /** To the minute: a busy page is not written with every push. */
    pushed: (workspaceId: WorkspaceId, id: AccountId, at: Date) => sql`
      UPDATE accounts SET pushed_at = ${at}
      WHERE workspace_id = ${workspaceId} AND id = ${id}
        AND (pushed_at IS NULL OR pushed_at < ${at}::timestamptz - interval '1 minute')`,

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

export class AccountsRepo extends Context.Tag("steward/AccountsRepo")<
  AccountsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(AccountsRepo, make)
}
