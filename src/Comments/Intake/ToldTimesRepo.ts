import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { recordset } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { ToldTimes } from "./ToldTimes.ts"

const StoredToldTimes = Schema.Struct({ ...ToldTimes.fields, external_id: Schema.String })

const ForgetRow = Schema.Struct({ external_id: Schema.String })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    get: (workspaceId: WorkspaceId, accountId: AccountId, externalIds: ReadonlyArray<string>) =>
      sql`
        SELECT external_id, edited_at, hiding_at, read_due_at FROM told_times
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND ${sql.in("external_id", externalIds)}`.pipe(
        rowsOf(StoredToldTimes)
      ),

    put: (workspaceId: WorkspaceId, accountId: AccountId, times: ReadonlyMap<string, ToldTimes>, at: Date) => sql`
      INSERT INTO told_times (workspace_id, account_id, external_id, edited_at, hiding_at, read_due_at, at)
      SELECT ${workspaceId}, ${accountId}, n.*, ${at}
      FROM json_to_recordset(${recordset(Array.from(times, ([external_id, told]) => ({ external_id, ...told })))}::json)
        AS n (external_id text, edited_at timestamptz, hiding_at timestamptz, read_due_at timestamptz)
      ON CONFLICT (workspace_id, account_id, external_id) DO UPDATE
        SET edited_at = excluded.edited_at, hiding_at = excluded.hiding_at, read_due_at = excluded.read_due_at,
          at = excluded.at`,

    /** Throws those away of which nothing was told since; answers how many. */
    forget: (before: Date, limit: number) =>
      sql`
        DELETE FROM told_times WHERE (workspace_id, account_id, external_id) IN (
          SELECT workspace_id, account_id, external_id FROM told_times WHERE at < ${before}
          ORDER BY at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING external_id`.pipe(
        rowsOf(ForgetRow),
        Effect.map((rows) => rows.length)
      )
  }
})

export class ToldTimesRepo extends Context.Tag("steward/ToldTimesRepo")<
  ToldTimesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ToldTimesRepo, make)
}
