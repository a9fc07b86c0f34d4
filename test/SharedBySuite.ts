import { afterAll, beforeAll } from "@effect/vitest"
import { Effect, Exit, Layer, type Runtime, Scope } from "effect"
import { getCurrentSuite } from "vitest/suite"

type Provide<R> = <A, E, R1>(effect: Effect.Effect<A, E, R1>) => Effect.Effect<A, E, Exclude<R1, R>>

/**
 * Builds a layer once for the tests that are registered in one `describe`, and answers what provides it to each of
 * them. Each keeps the clock of its own, and may have layers of its own on top, unlike with `layer` of `@effect/vitest`.
 */
export const sharedBySuite = <R>(layer: Layer.Layer<R>): (() => Provide<R>) => {
  const known = new WeakMap<object, Provide<R>>()
  return () => {
    const suite = getCurrentSuite()
    const before = known.get(suite)
    if (before !== undefined) return before
    const scope = Effect.runSync(Scope.make())
    const built: Effect.Effect<Runtime.Runtime<R>> = Layer.toRuntime(layer).pipe(
      Scope.extend(scope),
      Effect.cached,
      Effect.runSync
    )
    beforeAll(() => Effect.runPromise(Effect.asVoid(built)))
    afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
    const provide: Provide<R> = (effect) => Effect.flatMap(built, (runtime) => Effect.provide(effect, runtime))
    known.set(suite, provide)
    return provide
  }
}
