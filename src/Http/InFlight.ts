import { Context, Effect, Layer } from "effect"

/** How long a shutdown waits for the requests that are being answered. */
const patience = "4 seconds"

/** The requests that are being answered: a shutdown lets them finish. */
export class InFlight extends Context.Tag("steward/InFlight")<
  InFlight,
  {
    readonly count: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Whether a shutdown has begun. */
    readonly isDraining: Effect.Effect<boolean>
    /** Begins a shutdown; ends when no request is being answered, or patience has run out. */
    readonly drained: Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.sync(InFlight, () => {
    const idle = Effect.unsafeMakeLatch(true)
    let current = 0
    let draining = false
    const begin = Effect.sync(() => {
      current += 1
      idle.unsafeClose()
    })
    const end = Effect.sync(() => {
      current -= 1
      if (current === 0) idle.unsafeOpen()
    })
    return InFlight.of({
      count: (effect) =>
        Effect.acquireUseRelease(
          begin,
          () => effect,
          () => end
        ),
      isDraining: Effect.sync(() => draining),
      drained: Effect.suspend(() => {
        draining = true
        // interruptible, since a finalizer that runs this is not, and a timeout could then not end it
        return idle.await.pipe(Effect.interruptible, Effect.timeoutOption(patience), Effect.asVoid)
      })
    })
  })
}
