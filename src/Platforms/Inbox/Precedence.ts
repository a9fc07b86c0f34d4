import { Context, Effect, Layer } from "effect"

/** How long a large piece of work gives way at most: it goes on at half of its speed, however much is small. */
const patience = "150 millis"

/**
 * Who goes first in a process that has more to do than it can: what is soon done, such as to acknowledge a webhook or to
 * take in the few comments of one brand, before the next set of thousands.
 */
export class Precedence extends Context.Tag("steward/InboxPrecedence")<
  Precedence,
  {
    /** Does something that is soon done. */
    readonly quickly: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Waits until nothing of that kind is under way, but not for long. */
    readonly giveWay: Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Precedence,
    Effect.gen(function* () {
      const clear = yield* Effect.makeLatch(true)
      let underWay = 0
      const begin = Effect.suspend(() => {
        underWay += 1
        return underWay === 1 ? clear.close : Effect.void
      })
      const end = Effect.suspend(() => {
        underWay -= 1
        return underWay === 0 ? clear.open : Effect.void
      })
      return Precedence.of({
        quickly: (effect) =>
          Effect.acquireUseRelease(
            begin,
            () => effect,
            () => end
          ),
        giveWay: Effect.suspend(() =>
          underWay === 0 ? Effect.void : Effect.asVoid(Effect.timeoutOption(clear.await, patience))
        )
      })
    })
  )
}
