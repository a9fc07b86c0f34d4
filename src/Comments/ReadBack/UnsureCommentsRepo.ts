import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { lockedDue } from "#src/Database/Claims/LockedDue.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import { UnsureComment } from "./UnsureComment.ts"

const DueRow = UnsureComment.pick("workspace_id", "account_id", "external_id")

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const account = accountOf(sql, "t")
  const isThis = ({ account_id, external_id, read_due_at, workspace_id }: UnsureComment) => sql`
    t.workspace_id = ${workspace_id} AND t.account_id = ${account_id} AND t.external_id = ${external_id}
      AND t.read_due_at = ${read_due_at}`
  const its = sql`c.workspace_id = t.workspace_id AND c.account_id = t.account_id AND c.external_id = t.external_id`
  return {
    /** Takes comments of accounts that can be read, and lets nobody else read them until `until`. */
    claim: (platforms: ReadonlyArray<Platform>, now: Date, until: Date, limit: number) =>
      claimInTurn(
        sql`
          SELECT t.workspace_id, t.account_id, t.external_id
          FROM told_times t
          WHERE t.read_due_at <= ${now} AND ${account.isConnectedTo(platforms)}
            AND (SELECT true FROM comments c WHERE ${its} LIMIT 1)
          ORDER BY t.read_due_at LIMIT ${lookedAt}`.pipe(rowsOf(DueRow)),
        limit,
        (workspaceId, due, share) =>
          sql`
            WITH locked AS (${lockedDue(sql, { table: "told_times", column: "read_due_at" }, workspaceId, due, now, share)}),
            due AS MATERIALIZED (
              SELECT t.*, c.platform, c.post_external_id, c.surface
              FROM (SELECT ${workspaceId}::text AS workspace_id, locked.* FROM locked) AS t CROSS JOIN LATERAL (
                SELECT c.platform, c.post_external_id, c.surface FROM comments c WHERE ${its} LIMIT 1
              ) AS c
            )
            UPDATE told_times t SET read_due_at = ${until} FROM due
            WHERE t.workspace_id = ${workspaceId} AND t.ctid = due.spot
            RETURNING t.workspace_id, t.account_id, due.platform, t.external_id, due.post_external_id, due.surface,
              t.read_due_at`.pipe(rowsOf(UnsureComment))
      ),

    /** Nothing more is to be read, unless the comment is unsure again. */
    settle: (comment: UnsureComment) => sql`UPDATE told_times t SET read_due_at = NULL WHERE ${isThis(comment)}`,

    /**
     * The same for one that says so, or has not changed since its reading began. What had changed since took no notice of the
     * reading, and is read again.
     */
    settleRead: (comment: UnsureComment, text: string, since: Date) => sql`
      UPDATE told_times t SET read_due_at = NULL FROM comments c
      WHERE ${isThis(comment)} AND ${its} AND (c.text = ${text} OR c.erased_at IS NOT NULL OR c.updated_at < ${since})`,

    putOff: (comment: UnsureComment, until: Date) =>
      sql`UPDATE told_times t SET read_due_at = ${until} WHERE ${isThis(comment)}`
  }
})

/** Comments of which it is not sure what their platform told last, until they are read there. */
export class UnsureCommentsRepo extends Context.Tag("steward/UnsureCommentsRepo")<
  UnsureCommentsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(UnsureCommentsRepo, make)
}
