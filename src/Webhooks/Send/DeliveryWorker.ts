import { Duration, Effect, Layer, Queue, Schedule } from "effect"
import { tellOutlived } from "#src/Database/OutlivedFailure.ts"
import { Signals } from "#src/Database/Signals.ts"
import { forkWithoutServices } from "#src/Ground/WithoutServices.ts"
import { widest } from "../Pace/HookPace.ts"
import { makeAlarm } from "./Alarm.ts"
import type { Begun } from "./DeliveryAttempts.ts"
import { DeliveryRunner } from "./DeliveryRunner.ts"

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

/**
 * Begins attempts when signalled, when the next that it knows of becomes due, every second for what other processes
 * know of, and when an attempt has ended and left its slot. It never waits for one.
 */
export const deliveryWorker = Layer.scopedDiscard(
  Effect.gen(function* () {
    const { begin, beginAhead, record, report } = (yield* DeliveryRunner).steps
    const signals = yield* Signals
    const signalled = yield* signals.subscribe("deliveries")
    const mayBegin = yield* Effect.makeLatch()
    const mayBeginMore = yield* Effect.makeLatch()
    const mayBeginAhead = yield* Effect.makeLatch()
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

    const onEnd = (isWell: boolean) => {
      ended += 1
      maySettle.unsafeOpen()
      // One that fails lets nothing begin before that is written down: it has the next of its queue wait for it.
      if (isWell) mayBegin.unsafeOpen()
      if (ended >= enough) mayBeginMore.unsafeOpen()
    }

    /** Until all have ended, or are broken off. */
    const keep = (begun: Begun) =>
      Effect.zipRight(
        Effect.sync(() => running.add(begun)),
        Effect.forkDaemon(
          Effect.ensuring(
            begun.ended,
            Effect.sync(() => running.delete(begun))
          )
        )
      )

    const beginMore = Effect.gen(function* () {
      ended = 0
      const looks = isToLook
      isToLook = false
      const begun = yield* begin(onEnd, looks)
      isShort = begun.isShort
      wakeAt(begun.retryAt)
      enough = begun.claimed < manyOfOne ? many : Math.min(begun.claimed, many)
      if (begun.claimed === 0) return
      if (isShort) mayBegin.unsafeOpen()
      if (begun.claimed >= many) mayBeginMore.unsafeOpen()
      yield* keep(begun)
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
        Effect.catchAllCause(tellOutlived("deliveries")),
        Effect.annotateLogs("worker", "deliveries"),
        Effect.forever,
        forkWithoutServices
      )

    yield* Effect.addFinalizer(() => breakOff.pipe(Effect.zipRight(record), Effect.zipRight(report)))
    /** As long as it took. */
    const breathing = <A>(work: Effect.Effect<A>) =>
      Effect.map(Effect.timed(work), ([took]) => Duration.min(took, Duration.millis(breath)))
    yield* loop(mayBegin, breathing(beginMore))
    yield* loop(mayBeginAhead, breathing(Effect.uninterruptible(Effect.flatMap(beginAhead(onEnd), keep))))
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
    yield* Queue.take(signalled).pipe(
      Effect.zipRight(mayBeginAhead.open),
      Effect.zipRight(mayBegin.open),
      Effect.forever,
      forkWithoutServices
    )
    yield* Effect.repeat(look, Schedule.spaced(every)).pipe(forkWithoutServices)
  })
)
