import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { recordset } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"

/** A form that was filled in and whose answers are to be read. */
export const DueForm = Schema.Struct({
  workspace_id: WorkspaceId,
  account_id: AccountId,
  platform: Platform,
  external_id: Schema.String,
  received_at: Schema.DateFromSelf,
  attempts: Schema.Int
})
export type DueForm = typeof DueForm.Type

const FoundForm = DueForm.pick("workspace_id", "account_id", "external_id", "platform")

/** Forms of an account that could not be read, with why the last of them was not. */
export const UnreadForms = Schema.Struct({
  account_id: AccountId,
  /** Those that are tried again. */
  waiting: Schema.Number,
  /** Those that never will be read. */
  lost: Schema.Number,
  reason: Schema.String
})
export type UnreadForms = typeof UnreadForms.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const account = accountOf(sql, "f")
  const one = ({ account_id, external_id, workspace_id }: DueForm) =>
    sql`workspace_id = ${workspace_id} AND account_id = ${account_id} AND external_id = ${external_id}`
  return {
    /** The same form again is one. */
    keep: ({ accountId, workspaceId }: ObservedAccount, ids: ReadonlyArray<string>, at: Date) => sql`
      INSERT INTO lead_forms (workspace_id, account_id, external_id, received_at, due_at)
      SELECT ${workspaceId}, ${accountId}, n.id, ${at}, ${at}
      FROM json_to_recordset(${recordset(ids.map((id) => ({ id })))}::json) AS n (id text)
      ON CONFLICT DO NOTHING`,

    /** Takes forms of connected accounts, and gives them to nobody else until `until`. */
    claim: (now: Date, until: Date, limit: number) =>
      claimInTurn(
        sql`
          SELECT f.workspace_id, f.account_id, f.external_id, ${account.platform}
          FROM lead_forms f JOIN ${account.table} ON ${account.on}
          WHERE f.due_at <= ${now} AND ${account.connected}
          ORDER BY f.due_at LIMIT ${lookedAt}`.pipe(rowsOf(FoundForm)),
        limit,
        (workspaceId, found, share) =>
          sql`
            WITH due AS (
              SELECT f.account_id, f.external_id, n.platform FROM lead_forms f
              JOIN json_to_recordset(${recordset(found)}::json) AS n (account_id text, external_id text, platform text)
                ON f.account_id = n.account_id AND f.external_id = n.external_id
              WHERE f.workspace_id = ${workspaceId} AND f.due_at <= ${now}
              ORDER BY f.due_at LIMIT ${share} FOR UPDATE OF f SKIP LOCKED
            )
            UPDATE lead_forms f SET due_at = ${until}, attempts = f.attempts + 1 FROM due
            WHERE f.workspace_id = ${workspaceId} AND f.account_id = due.account_id AND f.external_id = due.external_id
            RETURNING f.workspace_id, f.account_id, due.platform, f.external_id, f.received_at, f.attempts`.pipe(
            rowsOf(DueForm)
          )
      ),

    /** It is read, or never will be: its id stays, so that the same push is known. */
    done: (form: DueForm, reason: string | null) =>
      sql`UPDATE lead_forms SET due_at = NULL, reason = ${reason} WHERE ${one(form)}`,

    /** By account. */
    unread: (workspaceId: WorkspaceId) =>
      sql`
        SELECT account_id, count(due_at)::int AS waiting, (count(*) - count(due_at))::int AS lost,
          (array_agg(reason ORDER BY received_at DESC))[1] AS reason
        FROM lead_forms WHERE workspace_id = ${workspaceId} AND reason IS NOT NULL GROUP BY account_id`.pipe(
        rowsOf(UnreadForms)
      ),

    /** Forgets a small batch of those that were read, or never will be, and came before a time; answers how many. */
    forget: (before: Date, limit: number) =>
      sql`
        DELETE FROM lead_forms WHERE (workspace_id, account_id, external_id) IN (
          SELECT workspace_id, account_id, external_id FROM lead_forms
          WHERE due_at IS NULL AND received_at < ${before} LIMIT ${limit}
        ) RETURNING 1`.pipe(Effect.map((rows) => rows.length)),

    again: (form: DueForm, dueAt: Date, reason: string) =>
      sql`UPDATE lead_forms SET due_at = ${dueAt}, reason = ${reason} WHERE ${one(form)}`
  }
})

export class FormsRepo extends Context.Tag("steward/FormsRepo")<FormsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(FormsRepo, make)
}
