import { SqlClient } from "@effect/sql"
import { Array, Clock, Context, Effect, Layer } from "effect"
import { DeliveryId, type HookId, type WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { type ColumnTypes, rowSet } from "#src/Database/Sets/RowSet.ts"
import { Signals } from "#src/Database/Signals.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { bodySql, sharedParts } from "./DeliveryBody.ts"
import { everything } from "./Match.ts"
import { ListeningHook, matching, type Occurrence } from "./Matching.ts"

const toldColumns = {
  id: "text",
  hook_id: "text",
  sequence: "integer",
  event: "text",
  start: "integer",
  middle: "integer",
  rest: "integer",
  at: "timestamptz",
  state: "text"
} as const satisfies ColumnTypes

/**
 * Writes the deliveries of occurrences, those of a workspace as a set, in the transaction that made the changes: no change
 * without its event, no event without its change. Each hook's `sequence` counts on without gaps, also while it is paused:
 * then its deliveries are held. Hooks are locked in the order of their ids, so that two of these never wait for each other.
 */
export class Outbox extends Context.Tag("steward/Outbox")<
  Outbox,
  {
    readonly append: (...occurrences: ReadonlyArray<Occurrence>) => Effect.Effect<void>
    /** For one hook alone; null where it listens to none of the events, or is disabled. */
    readonly appendTo: (
      hookId: HookId,
      occurrence: Occurrence
    ) => Effect.Effect<{ readonly id: DeliveryId; readonly event: WebhookEvent } | null>
  }
>() {
  static readonly layer = Layer.effect(
    Outbox,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const ids = yield* Ids
      const signals = yield* Signals

      const listening = (workspaceId: WorkspaceId, occurrences: ReadonlyArray<Occurrence>, only: HookId | null) => {
        const names = new Set(occurrences.flatMap(({ events }) => events.map(({ event }) => event)))
        if (names.size === 0) return Effect.succeed([])
        return sql`
          SELECT id, events, last_sequence, paused_at IS NOT NULL AS paused FROM hooks
          WHERE workspace_id = ${workspaceId} AND enabled AND removed_at IS NULL
            AND events && ${[...names, everything]}::text[]${only === null ? sql`` : sql` AND id = ${only}`}
          ORDER BY id FOR NO KEY UPDATE`.pipe(rowsOf(ListeningHook))
      }

      const write = Effect.fnUntraced(function* (
        workspaceId: WorkspaceId,
        occurrences: ReadonlyArray<Occurrence>,
        only: HookId | null
      ) {
        const hooks = yield* listening(workspaceId, occurrences, only)
        const tellings = matching(hooks, occurrences)
        if (tellings.length === 0) return []
        // Not `at`: sort keys are ahead of a clock that was set back, and the first attempt is made at once.
        const now = new Date(yield* Clock.currentTimeMillis)
        const { bytes, places } = sharedParts(tellings.map(({ happening }) => happening))
        const placed = Array.zip(tellings, places)
        const told = yield* ids.forEach(
          "dlv",
          DeliveryId.make,
          placed,
          ([{ happening, hook, sequence }, place], id) => ({
            id,
            hook_id: hook.id,
            sequence,
            event: happening.event,
            ...place,
            at: happening.at,
            state: hook.paused ? "held" : "queued"
          })
        )
        yield* sql`
            WITH told AS MATERIALIZED (
              SELECT own.*, ${bodySql(sql)} AS body
              FROM ${rowSet(sql, toldColumns, told)} AS own CROSS JOIN (SELECT ${bytes}::bytea AS bytes) AS shared
            ), counted AS (
              UPDATE hooks SET last_sequence = last.sequence
              FROM (SELECT hook_id, max(sequence) AS sequence FROM told GROUP BY hook_id) AS last
              WHERE hooks.workspace_id = ${workspaceId} AND hooks.id = last.hook_id
            ), said AS (
              INSERT INTO deliveries (workspace_id, id, hook_id, sequence, event, body, created_at)
              SELECT ${workspaceId}, id, hook_id, sequence, event, body, at FROM told
            ), opened AS (
              INSERT INTO hook_queues (workspace_id, hook_id)
              SELECT DISTINCT ${workspaceId}, hook_id FROM told WHERE state = 'queued' ON CONFLICT DO NOTHING
            )
            INSERT INTO undelivered (workspace_id, delivery_id, hook_id, place, state, due_at)
            SELECT ${workspaceId}, id, hook_id, sequence, state, ${now} FROM told`
        if (tellings.some(({ hook }) => !hook.paused)) yield* signals.notify("deliveries")
        return told
      }, Effect.orDie)

      return Outbox.of({
        append: tracedFn("Outbox.append")(function* (...occurrences) {
          const byWorkspace = Map.groupBy(occurrences, ({ workspaceId }) => workspaceId)
          for (const [workspaceId, own] of byWorkspace) yield* write(workspaceId, own, null)
        }),
        appendTo: tracedFn("Outbox.appendTo")(function* (hookId, occurrence) {
          const [told] = yield* write(occurrence.workspaceId, [occurrence], hookId)
          return told === undefined ? null : { id: told.id, event: told.event }
        })
      })
    })
  )
}
