import { Effect } from "effect"

/** Lets everything else that is ready have its turn first, what came over the network among it: `Effect.yieldNow` does not. */
export const turnOfTheEventLoop = Effect.async<void>((resume) => void setImmediate(() => resume(Effect.void)))

/** Does something with each, and everything else that is ready has its turn before. */
export const inTurns = <A>(all: ReadonlyArray<A>, each: (one: A) => void): Effect.Effect<void> =>
  Effect.forEach(
    all,
    (one) =>
      Effect.zipRight(
        turnOfTheEventLoop,
        Effect.sync(() => each(one))
      ),
    { discard: true }
  )

/** Does one thing after the other, whoever asks for how many at once, and everything else that is ready has its turn before each. */
export const oneATurn = Effect.map(
  Effect.makeSemaphore(1),
  (one) =>
    <A>(work: () => A): Effect.Effect<A> =>
      one.withPermits(1)(Effect.zipRight(turnOfTheEventLoop, Effect.sync(work)))
)
