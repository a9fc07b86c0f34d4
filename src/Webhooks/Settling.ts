import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { DeliveryId } from "#schema/Ids.ts"
import { direct } from "#src/Database/Direct.ts"
import type { Settlement } from "./Settlement.ts"

/** A delivery of which an attempt's word does not count. */
export interface Unheard {
  readonly id: DeliveryId
  /** False when nothing was written of the attempt: the delivery is locked, or not undelivered any more. */
  readonly settled: boolean
}

/** How attempts are written down: each in the log, and in its delivery unless another attempt has the word by now. */
export const settling = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const run = yield* direct

  return {
    /**
     * What arrived leaves the undelivered; of an attempt whose claim ran out, only the log is told. Answers those whose
     * word does not count. Waits for nobody: does not settle what somebody else is changing, unless told to wait.
     */
    settle: (settlements: ReadonlyArray<Settlement>, whenLocked: "skip" | "wait") =>
      run(sql<Unheard>`
        WITH given AS MATERIALIZED (
          SELECT workspace_id, id, outcome, status, address, excerpt, error, ended - started AS milliseconds,
            timestamptz 'epoch' + claimed_until * interval '1 millisecond' AS claimed_until,
            timestamptz 'epoch' + due_at * interval '1 millisecond' AS due_at,
            timestamptz 'epoch' + started * interval '1 millisecond' AS started_at,
            timestamptz 'epoch' + ended * interval '1 millisecond' AS ended_at
          FROM json_to_recordset(${JSON.stringify(settlements)}::json) AS g (
            workspace_id text, id text, claimed_until bigint, outcome text, due_at bigint, started bigint, ended bigint,
            status integer, address text, excerpt text, error text
          )
        ), held AS MATERIALIZED (
          SELECT g.*, u.attempts + 1 AS attempt, u.state IN ('queued', 'held') AND u.claimed_until = g.claimed_until AS claimed
          FROM given g JOIN undelivered u ON u.workspace_id = g.workspace_id AND u.delivery_id = g.id
          FOR UPDATE OF u ${whenLocked === "skip" ? sql`SKIP LOCKED` : sql``}
        ), arrived AS (
          DELETE FROM undelivered u USING held
          WHERE u.workspace_id = held.workspace_id AND u.delivery_id = held.id
            AND held.claimed AND held.outcome = 'delivered'
        ), missed AS (
          UPDATE undelivered u SET
            attempts = held.attempt,
            tries = u.tries + held.claimed::int,
            claimed_until = CASE WHEN held.claimed THEN 'epoch' ELSE u.claimed_until END,
            state = CASE WHEN held.claimed AND held.outcome = 'failed' THEN 'failed' ELSE u.state END,
            due_at = CASE WHEN held.claimed THEN coalesce(held.due_at, u.due_at) ELSE u.due_at END,
            finished_at = CASE WHEN held.claimed AND held.outcome = 'failed' THEN held.ended_at ELSE u.finished_at END
          FROM held
          WHERE u.workspace_id = held.workspace_id AND u.delivery_id = held.id
            AND NOT (held.claimed AND held.outcome = 'delivered')
        ), logged AS (
          INSERT INTO delivery_attempts
            (workspace_id, delivery_id, attempt, at, status, milliseconds, address, excerpt, error)
          SELECT workspace_id, id, attempt, started_at, status, milliseconds, address, excerpt, error FROM held
        )
        SELECT g.id, held.id IS NOT NULL AS settled
        FROM given g LEFT JOIN held ON held.workspace_id = g.workspace_id AND held.id = g.id
        WHERE held.claimed IS NOT TRUE`),

    /** Whether it is there. Whoever puts it among the undelivered again waits for this lock. */
    lockDelivery: ({ id, workspace_id }: Settlement) => sql`
      SELECT 1 FROM deliveries WHERE workspace_id = ${workspace_id} AND id = ${id} FOR NO KEY UPDATE`,

    /** Writes into the log an attempt at a delivery that has arrived by now, which the caller has locked. */
    logLate: ({ address, ended, error, excerpt, id, started, status, workspace_id }: Settlement) => sql`
      INSERT INTO delivery_attempts (workspace_id, delivery_id, attempt, at, status, milliseconds, address, excerpt, error)
      SELECT ${workspace_id}, ${id}, coalesce(max(attempt), 0) + 1, ${new Date(started)}, ${status}, ${ended - started},
        ${address}, ${excerpt}, ${error}
      FROM delivery_attempts WHERE workspace_id = ${workspace_id} AND delivery_id = ${id}`
  }
})
