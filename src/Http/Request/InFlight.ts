import { Context, Effect, type Fiber, Layer } from "effect"

/** How long a shutdown waits for the requests that are being answered. */
const drainTimeout = "4 seconds"

/** The requests that are being answered: a shutdown lets them finish. */
export class InFlight extends Context.Tag("steward/InFlight")<
  InFlight,
  {
    /** Counts the request that a fiber answers until the fiber ends. */
    readonly count: (fiber: Fiber.RuntimeFiber<unknown, unknown>) => void
    /** Whether a shutdown has begun. */
    readonly isDraining: () => boolean
    /** Begins a shutdown; ends when no request is being answered, or drainTimeout has run out. */
    readonly drained: Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.sync(InFlight, () => {
    const idle = Effect.unsafeMakeLatch(true)
    let current = 0
    let draining = false
    const end = () => {
      current -= 1
      if (current === 0) idle.unsafeOpen()
    }
    return InFlight.of({
      count: (fiber) => {
        current += 1
        idle.unsafeClose()
        fiber.addObserver(end)
      },
      isDraining: () => draining,
      drained: Effect.suspend(() => {
        draining = true
        // interruptible, since a finalizer that runs this is not, and a timeout could then not end it
        return idle.await.pipe(Effect.interruptible, Effect.timeoutOption(drainTimeout), Effect.asVoid)
      })
    })
  })
}
