import { Clock, Effect, type Scope } from "effect"
import { forkWithoutServices } from "#src/Ground/WithoutServices.ts"

/** Rings once, at the earliest of the times that it was set to since it rang last. */
export interface Alarm {
  /** In Unix milliseconds; null changes nothing. */
  readonly set: (at: number | null) => void
}

export const makeAlarm = (ring: Effect.Effect<void>): Effect.Effect<Alarm, never, Scope.Scope> =>
  Effect.gen(function* () {
    let next = Number.POSITIVE_INFINITY
    const isEarlier = yield* Effect.makeLatch()

    yield* Effect.gen(function* () {
      isEarlier.unsafeClose()
      const left = next - (yield* Clock.currentTimeMillis)
      if (left > 0) {
        yield* Number.isFinite(left) ? Effect.raceFirst(Effect.sleep(left), isEarlier.await) : isEarlier.await
        return
      }
      next = Number.POSITIVE_INFINITY
      yield* ring
    }).pipe(Effect.forever, forkWithoutServices)

    return {
      set: (at) => {
        if (at === null || at >= next) return
        next = at
        isEarlier.unsafeOpen()
      }
    }
  })
