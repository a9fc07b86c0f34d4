import { Clock, Context, Effect, Layer } from "effect"
import { span } from "#src/Ground/Span.ts"
import { DeliveriesRepo } from "../Queue/DeliveriesRepo.ts"
import { attemptRecording, type Recorded } from "./AttemptRecording.ts"
import { type Begun, deliveryAttempts } from "./DeliveryAttempts.ts"

/** A longer queue is as bad, and takes longer to count. */
const mostCounted = 100_000

/** Sends the deliveries that are due, each attempt signed anew, and writes down what became of it. */
export class DeliveryRunner extends Context.Tag("steward/DeliveryRunner")<
  DeliveryRunner,
  {
    /**
     * Makes one attempt at each delivery that is due and that the pace of its hook has room for; answers how many. Those
     * that it is interrupted in are given back as if they had not been taken.
     */
    readonly drain: Effect.Effect<number>
    /** The steps of `drain`, for who does them again and again without waiting for one to end. */
    readonly steps: {
      /**
       * Claims and begins to send; `onEnd` hears of each attempt that has ended, and whether its receiver does well.
       * `look`: at every queue, and not only at those in which more was found to be due just now.
       */
      readonly begin: (onEnd: (isWell: boolean) => void, look: boolean) => Effect.Effect<Begun>
      /** Likewise, for hooks that do well, while others are claimed for. */
      readonly beginAhead: (onEnd: (isWell: boolean) => void) => Effect.Effect<Begun>
      readonly record: Effect.Effect<Recorded>
      readonly report: Effect.Effect<void>
    }
    /** For how many seconds the delivery is due that has been due longest, of hooks that are failing and of the others; 0 when none is. */
    readonly oldestDueSeconds: Effect.Effect<{ readonly failing: number; readonly well: number }>
    /** How many deliveries are neither delivered nor given up; counted up to 100,000. */
    readonly waiting: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    DeliveryRunner,
    Effect.gen(function* () {
      const repo = yield* DeliveriesRepo
      const { gather, record, report } = yield* attemptRecording
      const { begin, beginAhead } = yield* deliveryAttempts(gather)

      return DeliveryRunner.of({
        steps: { begin, beginAhead, record, report },
        drain: Effect.uninterruptibleMask((restore) =>
          Effect.gen(function* () {
            const { breakOff, claimed, ended } = yield* begin(() => {}, true)
            yield* restore(ended).pipe(
              Effect.onInterrupt(() => Effect.sync(breakOff)),
              Effect.ensuring(Effect.zipRight(record, report))
            )
            return claimed
          })
        ).pipe(span("DeliveryRunner.drain")),

        oldestDueSeconds: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const [oldest] = yield* repo.oldestDue(new Date(now))
          const seconds = (since: Date | null | undefined) => (now - (since?.getTime() ?? now)) / 1000
          return { failing: seconds(oldest?.failing_due_at), well: seconds(oldest?.due_at) }
        }).pipe(Effect.orDie, span("DeliveryRunner.oldestDueSeconds")),

        waiting: repo.waiting(mostCounted).pipe(Effect.orDie, span("DeliveryRunner.waiting"))
      })
    })
  )
}
