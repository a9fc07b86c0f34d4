import type { FileSystem, HttpClient } from "@effect/platform"
import { Effect, Exit, Scope } from "effect"
import { type ServiceOptions, type ServiceProcess, startService } from "./ServiceProcess.ts"

/** One or two services on one database. Two places, each with an address that outlives its services. */
export interface Fleet {
  /** Starts the service of a place that has none. True when it had none. */
  readonly start: (place: number) => Effect.Effect<boolean, never, FileSystem.FileSystem | HttpClient.HttpClient>
  readonly running: () => ReadonlyArray<ServiceProcess>
  readonly at: (place: number) => ServiceProcess | undefined
  readonly kill: (service: ServiceProcess) => Effect.Effect<void>
  /** Services that ended though nobody killed them. */
  readonly ended: ReadonlyArray<string>
}

interface Placed {
  readonly service: ServiceProcess
  readonly scope: Scope.CloseableScope
}

export const makeFleet = Effect.fn("makeFleet")(function* (places: ReadonlyArray<ServiceOptions>) {
  const scope = yield* Effect.scope
  const services = new Map<number, Placed>()
  const killed = new Set<ServiceProcess>()
  const ended: Array<string> = []

  const watch = (place: number, { scope: own, service }: Placed) =>
    Effect.gen(function* () {
      const how = yield* service.end
      if (!killed.has(service)) ended.push(`${service.name} ${how}`)
      services.delete(place)
      yield* Scope.close(own, Exit.void)
    })

  const fleet: Fleet = {
    start: Effect.fn("Fleet.start")(function* (place) {
      const options = places[place]
      if (options === undefined || services.has(place)) return false
      const own = yield* Scope.fork(scope, scope.strategy)
      const placed = { scope: own, service: yield* Scope.extend(startService(options), own) }
      services.set(place, placed)
      yield* Effect.forkIn(watch(place, placed), scope)
      return true
    }),
    running: () => Array.from(services.values(), ({ service }) => service),
    at: (place) => services.get(place)?.service,
    kill: Effect.fn("Fleet.kill")(function* (service) {
      killed.add(service)
      yield* service.kill
      for (const [place, placed] of services) if (placed.service === service) services.delete(place)
    }),
    ended
  }
  // those that run when the proof is over are not ended by themselves
  yield* Effect.addFinalizer(() => Effect.sync(() => fleet.running().map((service) => killed.add(service))))
  return fleet
})
