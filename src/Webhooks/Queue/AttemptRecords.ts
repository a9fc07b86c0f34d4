import { SqlClient } from "@effect/sql"
import { Effect, Schema } from "effect"
import { DeliveryId } from "#schema/Ids.ts"
import { direct } from "#src/Database/Direct.ts"
import type { AttemptResult } from "../Attempt/AttemptResult.ts"
import { attempts } from "../Attempt/BackOff.ts"
import { behindAll } from "./BehindAll.ts"

/** A delivery of which an attempt does not count: another one claimed it since. */
export const Superseded = Schema.Struct({
  id: DeliveryId,
  /** False when nothing was written of the attempt: the delivery is locked, or not undelivered any more. */
  recorded: Schema.Boolean
})
export type Superseded = typeof Superseded.Type

/** How attempts are written down: each in the log, and in its delivery unless another attempt has the word by now. */
export const attemptRecords = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const read = (yield* direct)(Superseded)

  return {
    /**
     * What arrived leaves the undelivered; of an attempt whose claim ran out, only the log is told. Answers those that do not
     * count. Waits for nobody: does not record what somebody else is changing, unless told to wait.
     */
    record: (results: ReadonlyArray<AttemptResult>, whenLocked: "skip" | "wait") =>
      read(sql`
        WITH given AS MATERIALIZED (
          SELECT workspace_id, id, outcome, status, address, excerpt, error, ended - started AS milliseconds,
            timestamptz 'epoch' + claimed_until * interval '1 millisecond' AS claimed_until,
            timestamptz 'epoch' + due_at * interval '1 millisecond' AS due_at,
            timestamptz 'epoch' + started * interval '1 millisecond' AS started_at,
            timestamptz 'epoch' + ended * interval '1 millisecond' AS ended_at
          FROM json_to_recordset(${JSON.stringify(results)}::json) AS g (
            workspace_id text, id text, claimed_until bigint, outcome text, due_at bigint, started bigint, ended bigint,
            status integer, address text, excerpt text, error text
          )
        ), held AS MATERIALIZED (
          SELECT g.workspace_id, g.id, g.outcome, g.status, g.address, g.error, g.milliseconds, g.due_at, g.started_at,
            g.ended_at, u.attempts + 1 AS attempt,
            -- the receiver may repeat what was taken out of the body since
            CASE WHEN NOT u.redacted THEN g.excerpt END AS excerpt,
            u.state IN ('queued', 'held') AND u.claimed_until = g.claimed_until AS claimed
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
            begun_at = CASE WHEN held.claimed THEN coalesce(u.begun_at, held.started_at) ELSE u.begun_at END,
            place = CASE
              WHEN held.claimed AND held.outcome = 'retry' AND u.tries + 1 >= ${attempts} AND u.place < ${behindAll}
              THEN u.place + ${behindAll} ELSE u.place END,
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
        SELECT g.id, held.id IS NOT NULL AS recorded
        FROM given g LEFT JOIN held ON held.workspace_id = g.workspace_id AND held.id = g.id
        WHERE held.claimed IS NOT TRUE`),

    /** Whether it is there. Whoever puts it among the undelivered again waits for this lock. */
    lockDelivery: ({ id, workspace_id }: AttemptResult) => sql`
      SELECT 1 FROM deliveries WHERE workspace_id = ${workspace_id} AND id = ${id} FOR NO KEY UPDATE`,

    /** Writes into the log an attempt at a delivery that has arrived by now, which the caller has locked. */
    logLate: ({ address, ended, error, excerpt, id, started, status, workspace_id }: AttemptResult) => sql`
      INSERT INTO delivery_attempts (workspace_id, delivery_id, attempt, at, status, milliseconds, address, excerpt, error)
      SELECT ${workspace_id}, ${id}, coalesce(max(attempt), 0) + 1, ${new Date(started)}, ${status}, ${ended - started},
        ${address},
        (SELECT ${excerpt}::text FROM deliveries
          WHERE workspace_id = ${workspace_id} AND id = ${id} AND NOT redacted), ${error}
      FROM delivery_attempts WHERE workspace_id = ${workspace_id} AND delivery_id = ${id}`
  }
})
