import { Context, Effect, type Fiber, Layer } from "effect"
import { Unavailable } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { type Places, places } from "./Places.ts"

/** Requests of one key, grant or person that are answered at a time. A browser asks for six. */
export const mostOfCaller = 8
/** Of all callers of a workspace: well below the connections to the database, so that some are left for others. */
export const mostOfWorkspace = 12
/** That wait for their turn: as many as a person may ask for at once. */
export const mostWaiting = 240

const tooMany = new Unavailable({
  message: "So much is being asked for here at this moment that one more would wait too long; try again shortly"
})

/**
 * How many requests of one caller, and of one workspace, a process answers at a time: whoever asks for very much at once
 * waits, and not everybody else.
 */
export class RequestPlaces extends Context.Tag("steward/RequestPlaces")<
  RequestPlaces,
  {
    /**
     * Goes on when there is a place, which the fiber keeps until it ends; once for a fiber. To be asked for when the body
     * is read, so that a slow one takes none. `workspaceId`: null for what belongs to a person alone. `afterWaiting` is only
     * done where there was no place at once: what was known of the caller may hold no longer.
     */
    readonly enter: <E = never>(
      caller: string,
      workspaceId: WorkspaceId | null,
      afterWaiting?: Effect.Effect<void, E>
    ) => Effect.Effect<void, Unavailable | E>
  }
>() {
  static readonly layer = Layer.sync(RequestPlaces, () => {
    const all = new Map<string, Places>()
    const inside = new WeakSet<Fiber.RuntimeFiber<unknown, unknown>>()

    const of = (name: string, size: number) => {
      const known = all.get(name)
      if (known !== undefined) return known
      const made = places(size, mostWaiting)
      all.set(name, made)
      return made
    }

    const hold = (fiber: Fiber.RuntimeFiber<unknown, unknown>, name: string, found: Places) =>
      fiber.addObserver(() => {
        found.free()
        if (found.isIdle()) all.delete(name)
      })

    /** Whether there was a place at once, as there nearly always is. */
    const takes = (fiber: Fiber.RuntimeFiber<unknown, unknown>, name: string, size: number) => {
      const found = of(name, size)
      if (!found.take()) return false
      hold(fiber, name, found)
      return true
    }

    const waits = (fiber: Fiber.RuntimeFiber<unknown, unknown>, name: string, size: number) =>
      Effect.async<void, Unavailable>((resume) => {
        // between the look for a place and this one, all may have been given back
        if (takes(fiber, name, size)) return resume(Effect.void)
        const found = of(name, size)
        const begin = () => {
          hold(fiber, name, found)
          resume(Effect.void)
        }
        if (!found.queue(begin)) resume(Effect.fail(tooMany))
        return Effect.sync(() => found.leaveQueue(begin))
      })

    const one = (fiber: Fiber.RuntimeFiber<unknown, unknown>, name: string, size: number) =>
      takes(fiber, name, size) ? Effect.void : waits(fiber, name, size)

    return RequestPlaces.of({
      // whoever has a place of the workspace waits for none of a caller: nobody waits for somebody who waits
      enter: (caller, workspaceId, afterWaiting = Effect.void) =>
        Effect.withFiberRuntime((fiber) => {
          if (inside.has(fiber)) return Effect.void
          inside.add(fiber)
          const own = one(fiber, `caller ${caller}`, mostOfCaller)
          const ofWorkspace = () =>
            workspaceId === null ? Effect.void : one(fiber, `workspace ${workspaceId}`, mostOfWorkspace)
          if (own !== Effect.void) return Effect.zipRight(Effect.flatMap(own, ofWorkspace), afterWaiting)
          const rest = ofWorkspace()
          return rest === Effect.void ? rest : Effect.zipRight(rest, afterWaiting)
        })
    })
  })
}
