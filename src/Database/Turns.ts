import { SqlClient, type Statement } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option, Schema } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type BoundedTime, claimable, longestClaim } from "./BoundedTimes.ts"
import { rowsOf } from "./Rows.ts"

export const turnTimes: ReadonlyArray<BoundedTime> = [
  { table: "turns", column: "claimed_until", longest: longestClaim, becomes: "now" },
  { table: "turns", column: "taken_at", longest: "0 seconds", becomes: "now" }
]

/** Work of a workspace that is done by one process at a time. */
export const Lane = Schema.Struct({
  workspace_id: WorkspaceId,
  /** Apart from the workspace's other lanes; blank where it has but one. */
  lane: Schema.String
})
export type Lane = typeof Lane.Type

const Turn = Schema.Struct({
  ...Lane.fields,
  claimed_until: Schema.DateFromSelf
})
type Turn = typeof Turn.Type

/** Lanes that have had no turn for longest are tried, until one is free. */
const tried = 8

/**
 * Workspaces take turns: of the lanes in which work waits, the one whose last turn is longest ago is next, and nobody
 * else works in it meanwhile. A turn of a process that died ends with its lease.
 */
export class Turns extends Context.Tag("steward/Turns")<
  Turns,
  {
    /**
     * Works through a part of one lane. `waiting` selects `workspace_id` and `lane` of the lanes in which work waits. None
     * where there is no lane that nobody else works in.
     */
    readonly take: <A, E, R>(
      queue: string,
      waiting: Statement.Fragment,
      lease: Duration.DurationInput,
      work: (lane: Lane) => Effect.Effect<A, E, R>
    ) => Effect.Effect<Option.Option<A>, E, R>
  }
>() {
  static readonly layer = Layer.effect(
    Turns,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      /** A turn that a crash forgets is only taken again: its transaction need not wait for the disk. */
      const hasty = sql`(SELECT set_config('synchronous_commit', 'off', true))`

      const free = (queue: string, waiting: Statement.Fragment, now: Date) =>
        sql`
        SELECT w.workspace_id, w.lane
        FROM (${waiting}) AS w LEFT JOIN turns t
          ON t.workspace_id = w.workspace_id AND t.queue = ${queue} AND t.lane = w.lane
        WHERE t.claimed_until IS NULL OR ${claimable(sql, "t.claimed_until", now)}
        ORDER BY t.taken_at NULLS FIRST LIMIT ${tried}`.pipe(rowsOf(Lane))

      const claim = (queue: string, { lane, workspace_id }: Lane, now: Date, until: Date) =>
        sql`
        INSERT INTO turns AS t (workspace_id, queue, lane, claimed_until, taken_at)
        SELECT ${workspace_id}::text, ${queue}::text, ${lane}::text, ${until}::timestamptz, ${now}::timestamptz
        FROM ${hasty} AS hasty
        ON CONFLICT (workspace_id, queue, lane) DO UPDATE
          SET claimed_until = excluded.claimed_until, taken_at = excluded.taken_at
          WHERE ${claimable(sql, "t.claimed_until", now)}
        RETURNING t.workspace_id, t.lane, t.claimed_until`.pipe(rowsOf(Turn))

      const end = (queue: string, { claimed_until, lane, workspace_id }: Turn) => sql`
        UPDATE turns SET claimed_until = 'epoch' FROM ${hasty} AS hasty
        WHERE workspace_id = ${workspace_id} AND queue = ${queue} AND lane = ${lane}
          AND claimed_until = ${claimed_until}`

      const claimFirst = tracedFn("Turns.claimFirst")(function* (
        queue: string,
        waiting: Statement.Fragment,
        lease: Duration.DurationInput
      ) {
        const now = yield* Clock.currentTimeMillis
        const until = new Date(now + Duration.toMillis(lease))
        for (const lane of yield* free(queue, waiting, new Date(now))) {
          const [turn] = yield* claim(queue, lane, new Date(now), until)
          if (turn !== undefined) return Option.some(turn)
        }
        return Option.none()
      }, Effect.orDie)

      return Turns.of({
        take: (queue, waiting, lease, work) =>
          Effect.acquireUseRelease(
            claimFirst(queue, waiting, lease),
            (turn) => Effect.transposeMapOption(turn, work),
            (turn) => Effect.orDie(Effect.transposeMapOption(turn, (held) => end(queue, held)))
          )
      })
    })
  )
}
