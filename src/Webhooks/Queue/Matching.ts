import { Schema } from "effect"
import { HookId, type WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import type { Happening } from "./DeliveryBody.ts"
import { eventFor, ListenedTo } from "./Match.ts"

/** Something that happened once, and every event that it matches, each with the fields of its own. */
export interface Occurrence {
  readonly workspaceId: WorkspaceId
  readonly at: Date
  /** Where to look in the app. */
  readonly url: string
  readonly events: ReadonlyArray<{ readonly event: WebhookEvent; readonly fields: Record<string, unknown> }>
}

/** A hook that listens, and the sequence of the last delivery that it was given. */
export const ListeningHook = Schema.Struct({
  id: HookId,
  events: Schema.Array(ListenedTo),
  last_sequence: Schema.Number,
  paused: Schema.Boolean
})
export type ListeningHook = typeof ListeningHook.Type

/** What a hook is told of an occurrence. */
export interface Telling {
  readonly hook: ListeningHook
  readonly sequence: number
  readonly happening: Happening
}

/** What each hook is told of a set of occurrences, in their order; the sequences of each hook count on without gaps. */
export const matching = (
  hooks: ReadonlyArray<ListeningHook>,
  occurrences: ReadonlyArray<Occurrence>
): ReadonlyArray<Telling> =>
  hooks.flatMap((hook) => {
    let sequence = hook.last_sequence
    return occurrences.flatMap(({ events, ...where }) => {
      const name = eventFor(
        hook.events,
        events.map(({ event }) => event)
      )
      const occurred = events.find(({ event }) => event === name)
      if (occurred === undefined) return []
      sequence += 1
      return [{ hook, sequence, happening: { ...where, ...occurred } }]
    })
  })
