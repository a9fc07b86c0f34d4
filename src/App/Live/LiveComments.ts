import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { type ChangedComment, type ChangePosition, Changes } from "#src/Comments/Changes/Changes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { commentEvent, openEvent, resetEvent } from "./EventText.ts"

const lookedEvery = "1 second"
const atOnce = 500
/** Of those who come back, whoever missed more reads everything anew. */
const mostMissed = 2000

/** Takes the text of events. */
export type Listener = (text: string) => void

/** Who listens in a workspace, and up to which change they have been told. */
interface Hub {
  readonly listeners: Set<Listener>
  readonly turns: Effect.Semaphore
  position: ChangePosition | null
  isOver: boolean
}

const textOf = (changed: ChangedComment) =>
  commentEvent(positionOf(changed), { ...changed, updated_at: shown(changed.updated_at) })

const positionOf = ({ id, updated_at }: ChangedComment): ChangePosition => ({ at: updated_at, id })

/** Tells of comments as they change. However many listen in a workspace, a process looks there once a second. */
export class LiveComments extends Context.Tag("steward/LiveComments")<
  LiveComments,
  {
    /** From now on, or from behind the change that a listener was told of last: nothing is left out, nothing told twice. */
    readonly listen: (workspaceId: WorkspaceId, from: ChangePosition | null, listener: Listener) => Effect.Effect<void>
    readonly leave: (workspaceId: WorkspaceId, listener: Listener) => void
  }
>() {
  static readonly layer = Layer.scoped(
    LiveComments,
    Effect.gen(function* () {
      const changes = yield* Changes
      const scope = yield* Effect.scope
      const hubs = new Map<WorkspaceId, Hub>()

      const positionNow = tracedFn("LiveComments.position")(function* (workspaceId: WorkspaceId, hub: Hub) {
        hub.position ??= yield* changes.newest(workspaceId)
        return hub.position
      })

      /** Tells everybody what changed since; whether there may be more. */
      const tell = tracedFn("LiveComments.tell")(function* (workspaceId: WorkspaceId, hub: Hub) {
        const changed = yield* changes.after(workspaceId, yield* positionNow(workspaceId, hub), atOnce)
        for (const one of changed) {
          const text = textOf(one)
          for (const listener of hub.listeners) listener(text)
          hub.position = positionOf(one)
        }
        return changed.length === atOnce
      })

      /** Whether to look again. */
      const look = (workspaceId: WorkspaceId, hub: Hub) =>
        hub.turns.withPermits(1)(
          Effect.suspend(() => {
            if (hub.listeners.size > 0)
              return Effect.as(Effect.repeat(tell(workspaceId, hub), { while: (more) => more }), true)
            hub.isOver = true
            hubs.delete(workspaceId)
            return Effect.succeed(false)
          })
        )

      const watch = (workspaceId: WorkspaceId, hub: Hub) =>
        Effect.delay(look(workspaceId, hub), lookedEvery).pipe(
          Effect.catchAllCause((cause) =>
            Effect.as(Effect.logError("What changed could not be looked up; it is tried again", cause), true)
          ),
          Effect.repeat({ while: (goesOn) => goesOn }),
          Effect.interruptible,
          Effect.forkIn(scope)
        )

      const hubOf = tracedFn("LiveComments.hub")(function* (workspaceId: WorkspaceId) {
        const known = hubs.get(workspaceId)
        if (known !== undefined) return known
        const hub: Hub = { listeners: new Set(), turns: Effect.unsafeMakeSemaphore(1), position: null, isOver: false }
        hubs.set(workspaceId, hub)
        yield* watch(workspaceId, hub)
        return hub
      })

      /** What a listener missed, up to where everybody is. */
      const catchUp = tracedFn("LiveComments.catchUp")(function* (
        workspaceId: WorkspaceId,
        from: ChangePosition,
        to: ChangePosition,
        listener: Listener
      ) {
        const missed = yield* changes.after(workspaceId, from, mostMissed + 1)
        if (missed.length > mostMissed) return listener(resetEvent(to))
        for (const one of missed) if (one.updated_at <= to.at) listener(textOf(one))
      })

      const listen = (workspaceId: WorkspaceId, from: ChangePosition | null, listener: Listener): Effect.Effect<void> =>
        Effect.gen(function* () {
          const hub = yield* hubOf(workspaceId)
          const joined = yield* hub.turns.withPermits(1)(
            Effect.gen(function* () {
              if (hub.isOver) return false
              const position = yield* positionNow(workspaceId, hub)
              if (from === null) listener(openEvent(position))
              else yield* catchUp(workspaceId, from, position, listener)
              hub.listeners.add(listener)
              return true
            })
          )
          if (!joined) yield* listen(workspaceId, from, listener)
        })

      return LiveComments.of({
        listen,
        leave: (workspaceId, listener) => void hubs.get(workspaceId)?.listeners.delete(listener)
      })
    })
  ).pipe(Layer.provide(Changes.layer))
}
