import { Effect, FiberRef } from "effect"

/** A span of that name around an effect; nothing at all while nobody traces, where `Effect.fn` costs as much as a small query. */
export const span =
  (name: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.withFiberRuntime((fiber) =>
      fiber.getFiberRef(FiberRef.currentTracerEnabled)
        ? Effect.withSpan(effect, name, { captureStackTrace: false })
        : effect
    )
