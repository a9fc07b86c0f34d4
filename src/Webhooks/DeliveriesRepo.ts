import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { DeliveryId, HookId, WorkspaceId } from "#schema/Ids.ts"
import type { HookFacts } from "./HookFacts.ts"
import type { SealedSecrets } from "./HookSecrets.ts"
import type { Settlement } from "./Settlement.ts"
import type { Lane, Portion } from "./Share.ts"

/** The queue of a hook, and where it goes; `due` says whether anything in it may be sent now. */
export interface QueuedLane extends Lane, SealedSecrets {
  readonly target_url: string
  readonly due: boolean
}

/** Where a walk over the lanes has got to. */
export type LanePosition = Pick<Lane, "workspace_id" | "hook_id">

/** A delivery that was claimed, and from which of the portions. */
export interface ClaimedRow {
  readonly portion: number
  readonly id: DeliveryId
  readonly method: "POST" | "DELETE"
  readonly body: string
  /** Attempts settled since it was queued last. */
  readonly tries: number
}

/** A delivery that this process has claimed. */
export interface ClaimedDelivery extends Omit<ClaimedRow, "portion"> {
  readonly workspace_id: WorkspaceId
  readonly hook_id: HookId
  readonly claimed_until: Date
}

/** A delivery of which an attempt's word does not count. */
export interface Unheard {
  readonly id: DeliveryId
  /** False when nothing was written of the attempt: the delivery is locked, or thrown away by now. */
  readonly settled: boolean
}

export interface HookRow {
  readonly workspace_id: WorkspaceId
  readonly id: HookId
  readonly failing_since: Date | null
}

/** Lanes that one walk passes: an index finds each of them in microseconds. */
export const lanesAtOnce = 256

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  /** The hooks that have a queue, each found from the one before by one look into an index. */
  const lanes = (after: LanePosition | null) => sql`
    WITH RECURSIVE lane AS (
      (SELECT workspace_id, hook_id FROM deliveries
        WHERE state = 'queued'
          AND (workspace_id, hook_id) > (${after?.workspace_id ?? ""}::text, ${after?.hook_id ?? ""}::text)
        ORDER BY workspace_id, hook_id LIMIT 1)
      UNION ALL
      SELECT next.workspace_id, next.hook_id FROM lane, LATERAL (
        SELECT workspace_id, hook_id FROM deliveries
        WHERE state = 'queued' AND (workspace_id, hook_id) > (lane.workspace_id, lane.hook_id)
        ORDER BY workspace_id, hook_id LIMIT 1
      ) next
    )`

  return {
    /** The next lanes behind a position, in an order of their own; nothing is due for `full` hosts. */
    walk: (after: LanePosition | null, now: Date, full: ReadonlyArray<string>) => sql<QueuedLane>`
      ${lanes(after)}
      SELECT h.workspace_id, h.id AS hook_id, h.target_host, h.target_url, h.sealed_secret, h.previous_sealed_secret,
        h.previous_secret_until,
        h.target_host <> ALL (${full}::text[]) AND (
          -- in the order of the index, so that no plan reads the whole table for it
          SELECT true FROM deliveries d
          WHERE d.workspace_id = lane.workspace_id AND d.hook_id = lane.hook_id
            AND d.state = 'queued' AND d.due_at <= ${now} AND d.claimed_until <= ${now}
          ORDER BY d.due_at LIMIT 1
        ) IS TRUE AS due
      FROM (SELECT * FROM lane LIMIT ${lanesAtOnce}) lane
      JOIN hooks h ON h.workspace_id = lane.workspace_id AND h.id = lane.hook_id
      ORDER BY lane.workspace_id, lane.hook_id`,

    /** Takes from each lane what has been due longest; nobody else takes it until `until`. */
    claim: (portions: ReadonlyArray<Portion<Lane>>, now: Date, until: Date) => sql<ClaimedRow>`
      WITH picked AS MATERIALIZED (
        SELECT due.workspace_id, due.id, lane.portion
        FROM unnest(
          ${portions.map(({ lane }) => lane.workspace_id)}::text[], ${portions.map(({ lane }) => lane.hook_id)}::text[],
          ${portions.map(({ take }) => take)}::int[]
        ) WITH ORDINALITY AS lane (workspace_id, hook_id, take, portion)
        CROSS JOIN LATERAL (
          SELECT d.workspace_id, d.id FROM deliveries d
          WHERE d.workspace_id = lane.workspace_id AND d.hook_id = lane.hook_id
            AND d.state = 'queued' AND d.due_at <= ${now} AND d.claimed_until <= ${now}
          ORDER BY d.due_at LIMIT lane.take FOR NO KEY UPDATE SKIP LOCKED
        ) due
        -- cuts nothing off, but tells the planner how few they are
        LIMIT ${portions.reduce((sum, { take }) => sum + take, 0)}
      )
      UPDATE deliveries d SET claimed_until = ${until}
      FROM picked WHERE d.workspace_id = picked.workspace_id AND d.id = picked.id
      RETURNING picked.portion::int - 1 AS portion, d.id, d.method, d.body, d.tries`,

    /** Since when the delivery is due that has been due longest; null when none is. */
    oldestDue: (now: Date) => sql<{ readonly due_at: Date | null }>`
      ${lanes(null)}
      SELECT min(first.due_at) AS due_at FROM lane CROSS JOIN LATERAL (
        SELECT d.due_at FROM deliveries d
        WHERE d.workspace_id = lane.workspace_id AND d.hook_id = lane.hook_id
          AND d.state = 'queued' AND d.due_at <= ${now}
        ORDER BY d.due_at LIMIT 1
      ) first`,

    /**
     * Writes attempts down: each in the log, and in its delivery unless the claim ran out and another attempt has the
     * word. Answers those whose word does not count: `settled` false when nothing was written of it. Waits for nobody:
     * does not settle what somebody else is changing, unless told to wait.
     */
    settle: (settlements: ReadonlyArray<Settlement>, whenLocked: "skip" | "wait") => sql<Unheard>`
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
        SELECT d.workspace_id, d.id, d.state IN ('queued', 'held') AND d.claimed_until = g.claimed_until AS claimed
        FROM given g JOIN deliveries d ON d.workspace_id = g.workspace_id AND d.id = g.id
        FOR NO KEY UPDATE OF d ${whenLocked === "skip" ? sql`SKIP LOCKED` : sql``}
      ), settled AS (
        UPDATE deliveries d SET
          attempts = d.attempts + 1,
          tries = d.tries + held.claimed::int,
          claimed_until = CASE WHEN held.claimed THEN 'epoch' ELSE d.claimed_until END,
          state = CASE WHEN held.claimed AND g.outcome <> 'retry' THEN g.outcome ELSE d.state END,
          due_at = CASE WHEN held.claimed THEN coalesce(g.due_at, d.due_at) ELSE d.due_at END,
          finished_at = CASE WHEN held.claimed AND g.outcome <> 'retry' THEN g.ended_at ELSE d.finished_at END
        FROM held JOIN given g ON g.workspace_id = held.workspace_id AND g.id = held.id
        WHERE d.workspace_id = held.workspace_id AND d.id = held.id
        RETURNING d.workspace_id, d.id, d.attempts, held.claimed AND NOT d.test AS counts,
          g.started_at, g.status, g.milliseconds, g.address, g.excerpt, g.error
      ), logged AS (
        INSERT INTO delivery_attempts
          (workspace_id, delivery_id, attempt, at, status, milliseconds, address, excerpt, error)
        SELECT workspace_id, id, attempts, started_at, status, milliseconds, address, excerpt, error FROM settled
      )
      SELECT g.id, s.id IS NOT NULL AS settled
      FROM given g LEFT JOIN settled s ON s.workspace_id = g.workspace_id AND s.id = g.id
      WHERE s.counts IS NOT TRUE`,

    /** As if the claims had not been made: for attempts that were broken off by a shutdown. */
    release: (deliveries: ReadonlyArray<ClaimedDelivery>) => sql`
      UPDATE deliveries d SET claimed_until = 'epoch'
      FROM unnest(
        ${deliveries.map(({ workspace_id }) => workspace_id)}::text[], ${deliveries.map(({ id }) => id)}::text[],
        ${deliveries.map(({ claimed_until }) => claimed_until)}::timestamptz[]
      ) AS given (workspace_id, id, claimed_until)
      WHERE d.workspace_id = given.workspace_id AND d.id = given.id AND d.claimed_until = given.claimed_until`,

    /** Locks hooks. Waits for nobody: leaves out, and does not answer, those that somebody else has locked, if so told. */
    lockHooks: (hooks: ReadonlyArray<LanePosition>, whenLocked: "skip" | "wait") => sql<HookRow>`
      SELECT h.workspace_id, h.id, h.failing_since
      FROM unnest(
        ${hooks.map(({ workspace_id }) => workspace_id)}::text[], ${hooks.map(({ hook_id }) => hook_id)}::text[]
      ) AS given (workspace_id, id)
      JOIN hooks h ON h.workspace_id = given.workspace_id AND h.id = given.id
      FOR NO KEY UPDATE OF h ${whenLocked === "skip" ? sql`SKIP LOCKED` : sql``}`,

    writeFacts: (facts: ReadonlyArray<HookFacts & { readonly failing_since: Date | null }>) => sql`
      UPDATE hooks h SET
        last_delivered_at = greatest(h.last_delivered_at, given.delivered_at),
        last_error = given.last_error,
        failing_since = given.failing_since
      FROM json_to_recordset(${JSON.stringify(facts)}::json) AS given (
        workspace_id text, hook_id text, delivered_at timestamptz, last_error text, failing_since timestamptz
      )
      WHERE h.workspace_id = given.workspace_id AND h.id = given.hook_id`,

    /** Throws deliveries away that ended before a time, with their log; answers how many. Locks nothing else. */
    prune: (before: Date, atMost: number) =>
      sql<{ readonly count: number }>`
        WITH old AS (
          SELECT workspace_id, id FROM deliveries
          WHERE finished_at < ${before} AND state IN ('delivered', 'failed', 'cancelled')
          ORDER BY finished_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED
        ), attempts AS (
          DELETE FROM delivery_attempts a USING old WHERE a.workspace_id = old.workspace_id AND a.delivery_id = old.id
        ), gone AS (
          DELETE FROM deliveries d USING old WHERE d.workspace_id = old.workspace_id AND d.id = old.id RETURNING 1
        )
        SELECT count(*)::int AS count FROM gone`.pipe(Effect.map((rows) => rows[0]?.count ?? 0))
  }
})

export class DeliveriesRepo extends Context.Tag("steward/DeliveriesRepo")<
  DeliveriesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(DeliveriesRepo, make)
}
