import { Deferred, Duration, Effect, Exit, Fiber, FiberId, Runtime, type Scope } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { lookupTurns, type WantedLookup } from "./LookupTurns.ts"
import type { AskName } from "./MachineNames.ts"
import { type NameNotResolved, notResolved } from "./NameNotResolved.ts"

/** Less than the 8 seconds of a delivery: a name that hangs is told from a receiver that does. */
export const longestLookup = Duration.seconds(6)

/**
 * Milliseconds for which a name that failed is not asked for again: less than the shortest wait between two attempts of a
 * delivery, so that each attempt asks.
 */
export const failedFor = 800

const remembered = 4096

type Answer = Effect.Effect<ReadonlyArray<string>, NameNotResolved>

/**
 * Looks names up, each once at a time whoever wants to know, and so that names that hang never use up what others need.
 * Whoever asks no longer does not end the lookup: the next finds its answer.
 */
export const boundedLookups = (ask: AskName) =>
  Effect.gen(function* () {
    const runtime = yield* Effect.runtime<never>()
    const clock = yield* Effect.clock
    const scope: Scope.Scope = yield* Effect.scope
    const turns = lookupTurns()
    const running = new Map<string, Answer>()
    /** What came of names that were asked for: null for those that answered, and for others until when they are not asked for. */
    const ended = new Map<string, { readonly failure: Answer; readonly until: number } | null>()

    const remember = (host: string, exit: Exit.Exit<ReadonlyArray<string>, NameNotResolved>) => {
      ended.delete(host)
      ended.set(
        host,
        Exit.isSuccess(exit) ? null : { failure: exit, until: clock.unsafeCurrentTimeMillis() + failedFor }
      )
      const [longestUnused] = ended.keys()
      if (ended.size > remembered && longestUnused !== undefined) ended.delete(longestUnused)
    }
    const known = (host: string): Answer | undefined => {
      const failed = ended.get(host)
      return (
        running.get(host) ?? (failed && clock.unsafeCurrentTimeMillis() < failed.until ? failed.failure : undefined)
      )
    }

    const begin = (host: string, wanted: WantedLookup): Answer => {
      const answer = Deferred.unsafeMake<ReadonlyArray<string>, NameNotResolved>(FiberId.none)
      running.set(host, Deferred.await(answer))
      const lookUp = Effect.gen(function* () {
        const tooLate = Deferred.fail(answer, notResolved(host, "ETIMEOUT"))
        const late = yield* Effect.fork(Effect.delay(tooLate, longestLookup))
        const exit = yield* Effect.exit(ask(host))
        yield* Fiber.interrupt(late)
        // Until now it has cost something, also where nobody waited for it any longer.
        running.delete(host)
        remember(host, exit)
        yield* Deferred.done(answer, exit)
        turns.end(wanted)
      })
      Runtime.runFork(runtime)(lookUp, { scope })
      return Deferred.await(answer)
    }

    return {
      lookup: tracedFn("Resolver.lookup")(
        (host: string, sharer: string): Answer =>
          Effect.async((resume) => {
            const found = known(host)
            if (found !== undefined) return resume(found)
            const wanted = { sharer, isProven: ended.get(host) === null }
            const leave = turns.wait(wanted, () => {
              const foundMeanwhile = known(host)
              resume(foundMeanwhile ?? begin(host, wanted))
              if (foundMeanwhile !== undefined) turns.end(wanted)
            })
            return Effect.sync(leave)
          })
      )
    }
  })
