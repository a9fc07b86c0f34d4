import { Context, Effect, Layer, Stream, SubscriptionRef } from "effect"

/** How long a shutdown waits for the requests that are being answered. */
const patience = "4 seconds"

/** Counts the requests that are being answered, so that a shutdown can let them finish. */
export class InFlight extends Context.Tag("steward/InFlight")<
  InFlight,
  {
    readonly count: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Ends when no request is being answered, or patience has run out. */
    readonly drained: Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    InFlight,
    Effect.gen(function* () {
      const current = yield* SubscriptionRef.make(0)
      const add = (change: number) => SubscriptionRef.update(current, (count) => count + change)
      return InFlight.of({
        count: (effect) =>
          Effect.acquireUseRelease(
            add(1),
            () => effect,
            () => add(-1)
          ),
        drained: current.changes.pipe(
          Stream.filter((count) => count === 0),
          Stream.runHead,
          Effect.timeoutOption(patience),
          Effect.asVoid
        )
      })
    })
  )
}
