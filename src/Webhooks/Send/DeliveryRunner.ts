import { Clock, Context, Duration, Effect, Layer, Queue, Schedule } from "effect"
import { Signals } from "#src/Database/Signals.ts"
import { span } from "#src/Ground/Span.ts"
import { forkWithoutServices } from "#src/Ground/WithoutServices.ts"
import { widest } from "../Pace/HookPace.ts"
import { DeliveriesRepo } from "../Queue/DeliveriesRepo.ts"
import { makeAlarm } from "./Alarm.ts"
import { attemptRecording, type Recorded } from "./AttemptRecording.ts"
import { type Begun, deliveryAttempts } from "./DeliveryAttempts.ts"

/** How long after one look for what is due the next is taken, when nobody signals and nothing is known to be due before. */
const every = "1 second"

/**
 * How long a look for what is due, and a transaction, wait for the next at most, so that there is something to share
 * them. A look waits no longer than it took itself: half of the time is left to others, and what is new comes soon.
 */
const breath = 10

/** So many were claimed, or have ended, that there are likely to be more to claim, and that it is worth while at once. */
const many = 128

/** As many as may be on the way to one hook: if it takes no more, and all have ended, there are likely to be more, too. */
const manyOfOne = widest

/** Milliseconds within which those that become due share one look. */
const together = 50

/** A hook that gets very many is told of them a few times a second. */
const pause = Duration.millis(200)

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
    /** The three steps of `drain`, for who does them again and again without waiting for one to end. */
    readonly steps: {
      /**
       * Claims and begins to send; `onEnd` hears of each attempt that has ended, and whether its receiver does well.
       * `look`: at every queue, and not only at those in which more was found to be due just now.
       */
      readonly begin: (onEnd: (isWell: boolean) => void, look: boolean) => Effect.Effect<Begun>
      readonly record: Effect.Effect<Recorded>
      readonly report: Effect.Effect<void>
    }
    /** For how many seconds the delivery is due that has been due longest; 0 when none is. */
    readonly oldestDueSeconds: Effect.Effect<number>
    /** How many deliveries are neither delivered nor given up; counted up to 100,000. */
    readonly waiting: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    DeliveryRunner,
    Effect.gen(function* () {
      const repo = yield* DeliveriesRepo
      const { gather, record, report } = yield* attemptRecording
      const begin = yield* deliveryAttempts(gather)

      return DeliveryRunner.of({
        steps: { begin, record, report },
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
          return (now - (oldest?.due_at?.getTime() ?? now)) / 1000
        }).pipe(Effect.orDie, span("DeliveryRunner.oldestDueSeconds")),

        waiting: repo.waiting(mostCounted).pipe(Effect.orDie, span("DeliveryRunner.waiting"))
      })
    })
  )

  /**
   * Begins attempts when signalled, when the next that it knows of becomes due, every second for what other processes
   * know of, and when an attempt has ended and left its slot. It never waits for one.
   */
  static readonly worker = Layer.scopedDiscard(
    Effect.gen(function* () {
      const { begin, record, report } = (yield* DeliveryRunner).steps
      const signals = yield* Signals
      const signalled = yield* signals.subscribe("deliveries")
      const mayBegin = yield* Effect.makeLatch()
      const mayBeginMore = yield* Effect.makeLatch()
      const maySettle = yield* Effect.makeLatch()
      const mayReport = yield* Effect.makeLatch()
      const running = new Set<Begun>()
      /** Whether the next to begin looks at every queue. */
      let isToLook = true
      const look = Effect.sync(() => {
        isToLook = true
        mayBegin.unsafeOpen()
      })
      const alarm = yield* makeAlarm(look)
      const wakeAt = (due: number | null) => alarm.set(due === null ? null : Math.ceil(due / together) * together)

      /** Whether something was due that there was no room for. */
      let isShort = false

      /** Attempts that have ended since something was claimed last, and how many of them are enough to claim more. */
      let ended = 0
      let enough = many

      const beginMore = Effect.gen(function* () {
        ended = 0
        const looks = isToLook
        isToLook = false
        const begun = yield* begin((isWell) => {
          ended += 1
          maySettle.unsafeOpen()
          // One that fails lets nothing begin before that is written down: it has the next of its queue wait for it.
          if (isWell) mayBegin.unsafeOpen()
          if (ended >= enough) mayBeginMore.unsafeOpen()
        }, looks)
        isShort = begun.isShort
        wakeAt(begun.retryAt)
        enough = begun.claimed < manyOfOne ? many : Math.min(begun.claimed, many)
        if (begun.claimed === 0) return
        if (isShort) mayBegin.unsafeOpen()
        if (begun.claimed >= many) mayBeginMore.unsafeOpen()
        running.add(begun)
        yield* Effect.forkDaemon(
          Effect.ensuring(
            begun.ended,
            Effect.sync(() => running.delete(begun))
          )
        )
      }).pipe(Effect.uninterruptible)

      const breakOff = Effect.sync(() => {
        for (const begun of running) begun.breakOff()
      })

      /** `work` answers how long to rest before the next time. */
      const loop = (latch: Effect.Latch, work: Effect.Effect<Duration.Duration>) =>
        latch.await.pipe(
          Effect.zipRight(Effect.sync(() => latch.unsafeClose())),
          Effect.zipRight(work),
          Effect.flatMap(Effect.sleep),
          Effect.catchAllCause((cause) => Effect.logError("deliveries failed; it is tried again", cause)),
          Effect.annotateLogs("worker", "deliveries"),
          Effect.forever,
          forkWithoutServices
        )

      yield* Effect.addFinalizer(() => breakOff.pipe(Effect.zipRight(record), Effect.zipRight(report)))
      yield* loop(
        mayBegin,
        Effect.map(Effect.timed(beginMore), ([took]) => Duration.min(took, Duration.millis(breath)))
      )
      yield* loop(mayBeginMore, Effect.as(beginMore, Duration.zero))
      yield* loop(
        maySettle,
        Effect.map(record, ({ hasFinal, retryAt }) => {
          wakeAt(retryAt)
          // What was written down may have kept others of its queue, or of its host, waiting.
          if (hasFinal || isShort) mayBegin.unsafeOpen()
          mayReport.unsafeOpen()
          return Duration.millis(breath)
        })
      )
      yield* loop(mayReport, Effect.as(report, pause))
      yield* Queue.take(signalled).pipe(Effect.zipRight(mayBegin.open), Effect.forever, forkWithoutServices)
      yield* Effect.repeat(look, Schedule.spaced(every)).pipe(forkWithoutServices)
    })
  )
}
