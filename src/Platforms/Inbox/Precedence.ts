import { Clock, Context, Duration, Effect, Layer } from "effect"
import { between } from "#src/Ground/Between.ts"
import { turnOfTheEventLoop } from "#src/Ground/Turns/EventLoop.ts"
import { courtesy } from "./Courtesy.ts"

/** How long a large piece of work gives way at most: it goes on at a quarter of its speed, however much is small. */
export const patience = Duration.millis(400)
/** How long it lets few comments pass before it writes a set, which nobody stops. */
const passing = Duration.millis(60)
/** How long one that is begun stops at most between two of its parts, and in all. */
const pause = { each: Duration.millis(20), inAll: Duration.millis(200) }
/**
 * What is small comes as a burst: webhooks that come together are acknowledged together, and their senders have the next
 * ones a moment later. The burst is over when for so long none has begun.
 */
const lull = Duration.millis(3)
/**
 * It is none where fewer begin in such a time, though each may begin before the one before has ended: to acknowledge these
 * takes little of a processor, and whoever gave way to them for as long as they come would fall ever further behind.
 */
const burst = { begun: 4, within: Duration.millis(20) }

/**
 * Who goes first in a process that has more to do than it can: what is soon done, such as to acknowledge a webhook or to
 * take in the few comments of one brand, before the next set of thousands.
 */
export class Precedence extends Context.Tag("steward/InboxPrecedence")<
  Precedence,
  {
    /** Does something that is soon done. */
    readonly quickly: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Takes in the few comments of a page, which is soon done. */
    readonly few: (page: string) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Takes in a page of which much waits. */
    readonly many: (page: string) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /**
     * Acknowledges a webhook of a page. Of those of which many come at a time, or much waits, it waits while the few comments
     * of other pages are taken in, but not for long. To `keep` it answers which pages there is something for.
     */
    readonly acknowledge: (
      page: string
    ) => <E, R>(keep: Effect.Effect<ReadonlyArray<string>, E, R>) => Effect.Effect<ReadonlyArray<string>, E, R>
    /** Says of a page that so much waits that nobody expects few comments of it for a while. */
    readonly flooded: (page: string) => Effect.Effect<void>
    /**
     * Whether the few comments of another page are about to come, as far as can be told: some came just now, or a webhook. Not
     * where many pages are flooded.
     */
    readonly areFewExpected: (page: string) => Effect.Effect<boolean>
    /** Waits until nothing of that kind is under way or about to come, or next to nothing, but not for long. */
    readonly giveWay: (atMost?: Duration.Duration) => Effect.Effect<void>
    /** Waits until the few comments of other pages that came are taken in, but not for long: a set that is begun is not stopped. */
    readonly letPass: (page: string) => Effect.Effect<void>
    /** What taking in many comments of a page does between its parts, for one set of them: it lets the few of others pass. */
    readonly pauses: (page: string) => Effect.Effect<Effect.Effect<void>>
  }
>() {
  static readonly layer = Layer.effect(
    Precedence,
    Effect.gen(function* () {
      const clear = Effect.unsafeMakeLatch(true)
      let begun = 0
      let underWay = 0
      let endedAt = Number.NEGATIVE_INFINITY
      const begin = () => {
        begun += 1
        underWay += 1
        clear.unsafeClose()
      }
      const { acknowledge, areFewExpected, areFewUnderWay, few, flooded, letPass, many } = yield* courtesy
      const lulled: Effect.Effect<void> = Effect.gen(function* () {
        yield* clear.await
        const before = begun
        yield* Effect.sleep(lull)
        if (begun > before || (yield* areFewUnderWay)) yield* lulled
      })
      const ebbed: Effect.Effect<void> = Effect.gen(function* () {
        const before = begun
        yield* Effect.sleep(burst.within)
        if (begun - before >= burst.begun || (yield* areFewUnderWay)) yield* ebbed
      })
      const over = Effect.raceFirst(lulled, ebbed)
      const quickly = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
        Effect.clockWith((clock) =>
          between(begin, () => {
            underWay -= 1
            endedAt = clock.unsafeCurrentTimeMillis()
            if (underWay === 0) clear.unsafeOpen()
          })(effect)
        )

      return Precedence.of({
        quickly,
        few: (page) => (effect) => quickly(few(page)(effect)),
        many,
        acknowledge,
        flooded,
        areFewExpected,
        giveWay: (atMost = patience) =>
          Effect.clockWith((clock) => {
            const now = clock.unsafeCurrentTimeMillis()
            // a clock that was set back does not make a burst of what is long over
            const isOver = underWay === 0 && (now < endedAt || now - endedAt >= Duration.toMillis(lull))
            return Effect.flatMap(areFewUnderWay, (areFew) =>
              isOver && !areFew
                ? Effect.void
                : Effect.asVoid(Effect.timeoutOption(over, Duration.min(atMost, patience)))
            )
          }),
        letPass: (page) => letPass(page, passing),
        pauses: (page) =>
          Effect.map(Clock.currentTimeMillis, (begun) => {
            const end = begun + Duration.toMillis(pause.inAll)
            const passed = Effect.flatMap(Clock.currentTimeMillis, (now) =>
              now < begun || now >= end
                ? Effect.void
                : letPass(page, Duration.min(pause.each, Duration.millis(end - now)))
            )
            return Effect.zipRight(turnOfTheEventLoop, passed)
          })
      })
    })
  )
}
