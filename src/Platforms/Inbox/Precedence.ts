import { Clock, Context, Duration, Effect, Layer } from "effect"
import { between } from "#src/Ground/Between.ts"
import { courtesy } from "./Courtesy.ts"

/** How long a large piece of work gives way at most: it goes on at a quarter of its speed, however much is small. */
const patience = Duration.millis(400)
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
    /**
     * Acknowledges a webhook of a page. Of those of which many come at a time, it waits while the few comments of other
     * pages are taken in, but not for long.
     */
    readonly acknowledge: (page: string) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Waits until nothing of that kind is under way or about to come, or next to nothing, but not for long. */
    readonly giveWay: Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Precedence,
    Effect.gen(function* () {
      const clear = Effect.unsafeMakeLatch(true)
      let begun = 0
      let underWay = 0
      let fewUnderWay = 0
      let endedAt = Number.NEGATIVE_INFINITY
      const begin = () => {
        begun += 1
        underWay += 1
        clear.unsafeClose()
      }
      const lulled: Effect.Effect<void> = Effect.gen(function* () {
        yield* clear.await
        const before = begun
        yield* Effect.sleep(lull)
        if (begun > before) yield* lulled
      })
      const ebbed: Effect.Effect<void> = Effect.gen(function* () {
        const before = begun
        yield* Effect.sleep(burst.within)
        if (begun - before >= burst.begun || fewUnderWay > 0) yield* ebbed
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

      const { acknowledge, few } = yield* courtesy

      return Precedence.of({
        quickly,
        few: (page) => (effect) =>
          between(
            () => {
              fewUnderWay += 1
            },
            () => {
              fewUnderWay -= 1
            }
          )(quickly(few(page)(effect))),
        acknowledge,
        giveWay: Effect.flatMap(Clock.currentTimeMillis, (now) =>
          // a clock that was set back does not make a burst of what is long over
          underWay === 0 && (now < endedAt || now - endedAt >= Duration.toMillis(lull))
            ? Effect.void
            : Effect.asVoid(Effect.timeoutOption(over, patience))
        )
      })
    })
  )
}
