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
    /** Waits until nothing of that kind is under way or about to come, but not for long. */
    readonly giveWay: Effect.Effect<void>
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
      const over: Effect.Effect<void> = Effect.gen(function* () {
        yield* clear.await
        const before = begun
        yield* Effect.sleep(lull)
        if (begun > before) yield* over
      })
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
        few: (page) => (effect) => quickly(few(page)(effect)),
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
