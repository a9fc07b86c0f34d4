import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { everyWorkspace } from "#src/Access/Workspaces/WorkspaceSql.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { waitingIn } from "#src/Database/Claims/WaitingIn.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { isAt } from "#src/Database/Sets/ByKey.ts"
import { ClaimedWork } from "./Work.ts"

const DueRow = Schema.Struct({
  workspace_id: WorkspaceId,
  due_at: Schema.DateFromSelf
})

const OldestRow = Schema.Struct({
  due_at: Schema.NullOr(Schema.DateFromSelf)
})

/** Workspaces that are looked at for one claim, those first whose work has been due longest. */
const lookedAt = 64

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const dueIn = (now: Date) => sql`
    SELECT due_at FROM platform_work u
    WHERE u.workspace_id = w.id AND u.state = 'queued' AND u.due_at <= ${now}`

  return {
    /** Workspaces in which work is due that nobody holds, but for some. Locks nothing. */
    due: (now: Date, but: ReadonlyArray<WorkspaceId>) =>
      sql`
        SELECT due.workspace_id, due.due_at FROM (${waitingIn(sql, {
          rows: sql`
            SELECT workspace_id, due_at, claimed_until FROM platform_work
            WHERE state = 'queued' ORDER BY workspace_id, due_at`,
          found: sql`
            SELECT workspace_id, min(due_at) AS due_at FROM few
            WHERE due_at <= ${now} AND ${claimable(sql, "claimed_until", now)} GROUP BY workspace_id`,
          each: sql`
            SELECT w.id AS workspace_id, oldest.due_at FROM ${everyWorkspace(sql)} CROSS JOIN LATERAL (
              ${dueIn(now)} AND ${claimable(sql, "u.claimed_until", now)} ORDER BY u.due_at LIMIT 1
            ) AS oldest`
        })}) AS due
        WHERE due.workspace_id <> ALL (${but}::text[])
        ORDER BY due.due_at LIMIT ${lookedAt}`.pipe(rowsOf(DueRow)),

    /**
     * The next work of each comment of a workspace that is due and that nobody holds, until `until`. What is first for a
     * comment is looked up by index for each piece: a join would be planned by statistics that are older than a viral post,
     * and read all that waits for each.
     */
    claim: (workspaceId: WorkspaceId, now: Date, until: Date, limit: number) =>
      sql`
      WITH due AS (
        SELECT id, ctid AS place, uncertain_since FROM platform_work u
        WHERE workspace_id = ${workspaceId} AND state = 'queued' AND due_at <= ${now}
          AND ${claimable(sql, "u.claimed_until", now)}
          AND u.position <= (
            SELECT min(e.position) FROM platform_work e
            WHERE e.workspace_id = u.workspace_id AND e.comment_id = u.comment_id AND e.state IN ('queued', 'parked')
          )
        ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      UPDATE platform_work w
      SET claimed_until = ${until}, attempts = attempts + 1, uncertain_since = coalesce(w.uncertain_since, ${now})
      FROM due WHERE w.workspace_id = ${workspaceId} AND ${isAt(sql, "w", "due")}
      RETURNING w.workspace_id, w.id, w.comment_id, w.account_id, w.action, w.reply_text, encode(w.about, 'hex') AS about,
        w.by, w.actor, w.queued_at, w.attempts, ${now}::timestamptz AS claimed_at, w.claimed_until, due.uncertain_since`.pipe(
        rowsOf(ClaimedWork)
      ),

    /** Since when the work is due that has been due longest; null when none is. */
    oldestDue: (now: Date) =>
      sql`
        SELECT min(oldest.due_at) AS due_at FROM ${everyWorkspace(sql)} CROSS JOIN LATERAL (
          ${dueIn(now)} ORDER BY u.due_at LIMIT 1
        ) AS oldest`.pipe(
        rowsOf(OldestRow),
        Effect.map(([row]) => row?.due_at ?? null)
      )
  }
})

export class WorkClaimsRepo extends Context.Tag("steward/WorkClaimsRepo")<
  WorkClaimsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(WorkClaimsRepo, make)
}
