import { Clock, Duration, Effect, Layer, Queue, Schedule } from "effect"
import { forkWithoutServices } from "#src/Ground/WithoutServices.ts"
import { tellOutlived } from "./OutlivedFailure.ts"
import { untilNone } from "./Periodic.ts"
import { Signals, type SignalTopic } from "./Signals.ts"

/** Who is still at it after this time has found work, and there may be more; looking in vain takes less. */
const busyAfter = Duration.millis(20)
/**
 * Where a process or its database has too much to do, looking in vain takes longer, and every fiber would have the next one
 * look as well. Who is at it for this many times as long as the last one who found nothing has found work.
 */
const timesInVain = 2
/** Others join in after this time at the latest. */
const busyAtLatest = Duration.millis(100)
/** Who finds nothing while others are at work looks again after this time at the earliest. */
const restAfterNone: Duration.DurationInput = "10 millis"

/**
 * A worker: fibers that do all the work that is due. A signal, or `every` that has passed, wakes one of them, and one
 * that is busy wakes the next: a signal that brings little work does not make every fiber ask the database for it.
 * They log and outlive any failure. `drain` answers how many it did, and is called again until it did none.
 */
export const worker = <E>(options: {
  readonly name: string
  readonly topic: SignalTopic
  readonly every: Duration.DurationInput
  readonly fibers: number
  readonly drain: Effect.Effect<number, E>
}) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const signals = yield* Signals
      const signalled = yield* signals.subscribe(options.topic)
      const wakeups = yield* Queue.sliding<void>(1)
      const wake = Queue.offer(wakeups, undefined)

      let atWork = 0
      let inVain = Duration.zero
      const isBusy = Effect.suspend(() =>
        Effect.sleep(Duration.clamp(Duration.times(inVain, timesInVain), { minimum: busyAfter, maximum: busyAtLatest }))
      )
      const drain = Effect.gen(function* () {
        const begun = yield* Clock.currentTimeMillis
        const found = yield* options.drain
        if (found === 0) inVain = Duration.millis((yield* Clock.currentTimeMillis) - begun)
        return found
      }).pipe(Effect.raceFirst(Effect.zipRight(Effect.zipRight(isBusy, wake), Effect.never)))
      const drained = Effect.gen(function* () {
        atWork += 1
        const found = yield* drain
        if (found > 0) yield* untilNone(drain)
        return found > 0
      }).pipe(
        Effect.ensuring(
          Effect.sync(() => {
            atWork -= 1
          })
        ),
        Effect.catchAllCause((cause) => Effect.as(tellOutlived(options.name)(cause), true)),
        // others have all that there is, and each signal of a burst would have it looked for in vain again
        Effect.flatMap((hasFound) => (hasFound || atWork === 0 ? Effect.void : Effect.sleep(restAfterNone)))
      )
      const loop = Queue.take(wakeups).pipe(
        Effect.zipRight(drained),
        Effect.annotateLogs("worker", options.name),
        Effect.forever,
        forkWithoutServices
      )
      yield* Effect.replicateEffect(loop, options.fibers, { discard: true })
      yield* Queue.take(signalled).pipe(Effect.zipRight(wake), Effect.forever, forkWithoutServices)
      yield* Effect.repeat(wake, Schedule.spaced(options.every)).pipe(forkWithoutServices)
    })
  )
