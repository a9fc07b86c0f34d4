import { Duration, Effect, Runtime, type Scope } from "effect"

/** Puts a deadline of one length to many things at once. */
export interface Deadlines {
  /** Calls back when the time is over. Answers how to call that off. */
  readonly begin: (onEnd: () => void) => () => void
}

/** One fiber sleeps for all of them: as all have the same length, they end in the order in which they began. */
export const makeDeadlines = (length: Duration.Duration): Effect.Effect<Deadlines, never, Scope.Scope> =>
  Effect.gen(function* () {
    const runtime = yield* Effect.runtime<never>()
    const clock = yield* Effect.clock
    const scope = yield* Effect.scope
    const running = new Set<{ readonly at: number; readonly onEnd: () => void }>()
    let isWatched = false

    const watch = Effect.gen(function* () {
      for (;;) {
        const now = clock.unsafeCurrentTimeMillis()
        for (const each of running) {
          if (each.at > now) break
          running.delete(each)
          each.onEnd()
        }
        const [next] = running
        if (next === undefined) break
        yield* Effect.sleep(next.at - now)
      }
      isWatched = false
    })

    return {
      begin: (onEnd) => {
        const entry = { at: clock.unsafeCurrentTimeMillis() + Duration.toMillis(length), onEnd }
        running.add(entry)
        if (!isWatched) {
          isWatched = true
          Runtime.runFork(runtime)(watch, { scope })
        }
        return () => void running.delete(entry)
      }
    }
  })
