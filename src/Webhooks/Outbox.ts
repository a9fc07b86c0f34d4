import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer } from "effect"
import type { WebhookEvent } from "#schema/Event.ts"
import { DeliveryId, type HookId, type WorkspaceId } from "#schema/Ids.ts"
import { Signals } from "#src/Database/Signals.ts"
import { Ids } from "#src/Ids.ts"
import { deliveryBody } from "./DeliveryBody.ts"
import { eventFor, everything, type ListenedTo } from "./Match.ts"

/** Something that happened once, and every event that it matches, each with the fields of its own. */
export interface Occurrence {
  readonly workspaceId: WorkspaceId
  readonly at: Date
  /** Where to look in the app. */
  readonly url: string
  readonly events: ReadonlyArray<{ readonly event: WebhookEvent; readonly fields: Record<string, unknown> }>
}

/**
 * Writes the deliveries of an occurrence, in the transaction that made the change: no change without its event, no
 * event without its change. Each hook's `sequence` counts on without gaps, also while it is paused: then its deliveries
 * are held. Hooks are locked in the order of their ids, so that two of these never wait for each other.
 */
export class Outbox extends Context.Tag("steward/Outbox")<
  Outbox,
  { readonly append: (occurrence: Occurrence) => Effect.Effect<void> }
>() {
  static readonly layer = Layer.effect(
    Outbox,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const ids = yield* Ids
      const signals = yield* Signals

      return Outbox.of({
        append: Effect.fn("Outbox.append")(function* ({ workspaceId, at, url, events }) {
          const names = events.map(({ event }) => event)
          if (names.length === 0) return
          const hooks = yield* sql<{
            readonly id: HookId
            readonly events: ReadonlyArray<ListenedTo>
            readonly last_sequence: number
            readonly paused: boolean
          }>`
            WITH listening AS (
              SELECT id FROM hooks
              WHERE workspace_id = ${workspaceId} AND enabled AND removed_at IS NULL
                AND events && ${[...names, everything]}::text[]
              ORDER BY id FOR NO KEY UPDATE
            )
            UPDATE hooks SET last_sequence = last_sequence + 1 FROM listening
            WHERE hooks.workspace_id = ${workspaceId} AND hooks.id = listening.id
            RETURNING hooks.id, hooks.events, hooks.last_sequence, hooks.paused_at IS NOT NULL AS paused
          `
          if (hooks.length === 0) return
          // Not `at`: a workspace's keys run ahead of the time when it is busy, and the first attempt is made at once.
          const now = new Date(yield* Clock.currentTimeMillis)
          const told = yield* Effect.forEach(hooks, (hook) =>
            Effect.gen(function* () {
              const name = eventFor(hook.events, names)
              const occurred = events.find(({ event }) => event === name)
              if (occurred === undefined) return []
              const { last_sequence: sequence } = hook
              const id = yield* ids.make("dlv", DeliveryId.make)
              const body = JSON.stringify(deliveryBody({ workspaceId, at, url, ...occurred }, { id, sequence }))
              const state = hook.paused ? "held" : "queued"
              return [{ id, hook_id: hook.id, sequence, event: occurred.event, body, state }]
            })
          )
          // As many as there are hooks, in one statement: they all wait for each other.
          yield* sql`
            WITH told AS MATERIALIZED (
              SELECT * FROM json_to_recordset(${JSON.stringify(told.flat())}::json)
                AS t (id text, hook_id text, sequence integer, event text, body text, state text)
            ), said AS (
              INSERT INTO deliveries (workspace_id, id, hook_id, sequence, event, body, created_at)
              SELECT ${workspaceId}, id, hook_id, sequence, event, body, ${at} FROM told
            )
            INSERT INTO undelivered (workspace_id, delivery_id, hook_id, place, state, due_at)
            SELECT ${workspaceId}, id, hook_id, sequence, state, ${now} FROM told`
          if (hooks.some(({ paused }) => !paused)) yield* signals.notify("deliveries")
        }, Effect.orDie)
      })
    })
  )
}
