import { type Duration, Effect, Layer, Queue } from "effect"
import { Signals, type Topic } from "./Signals.ts"

/**
 * A worker: fibers that do all the work that is due, then sleep until they are signalled or `every` has passed.
 * They log and outlive any failure. `drain` answers how many it did, and is called again until it did none.
 */
export const worker = <E, R>(options: {
  readonly name: string
  readonly topic: Topic
  readonly every: Duration.DurationInput
  readonly fibers: number
  readonly drain: Effect.Effect<number, E, R>
}) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const signals = yield* Signals
      const drained = options.drain.pipe(
        Effect.repeat({ until: (count) => count === 0 }),
        Effect.catchAllCause((cause) => Effect.logError(`${options.name} failed and goes on`, cause))
      )
      const loop = Effect.gen(function* () {
        const wakeups = yield* signals.subscribe(options.topic)
        yield* drained.pipe(
          Effect.zipRight(Effect.timeoutOption(Queue.take(wakeups), options.every)),
          Effect.annotateLogs("worker", options.name),
          Effect.forever,
          Effect.forkScoped
        )
      })
      yield* Effect.replicateEffect(loop, options.fibers, { discard: true })
    })
  )
