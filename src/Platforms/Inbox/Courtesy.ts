import { Duration, Effect } from "effect"
import { countedByPage } from "./CountedByPage.ts"

/** How long a webhook waits at most for the few comments of another page: these are taken in within as much. */
const patience = Duration.millis(40)
/** Webhooks of one page that are acknowledged at a time without waiting for anybody. */
const atATime = 2

/**
 * Pages that send many webhooks at a time let the few comments of others go first: to acknowledge a flood takes all of a
 * process, and each step of taking in those would wait for it.
 */
export const courtesy = Effect.sync(() => {
  const someEnded = Effect.unsafeMakeLatch(false)
  const few = countedByPage(() => {
    someEnded.unsafeOpen()
    someEnded.unsafeClose()
  })
  const acknowledged = countedByPage()

  const hasOthers = (page: string) => few.pages() > (few.of(page) > 0 ? 1 : 0)
  const othersEnded = (page: string): Effect.Effect<void> =>
    Effect.suspend(() => (hasOthers(page) ? Effect.zipRight(someEnded.await, othersEnded(page)) : Effect.void))

  return {
    few: few.counted,
    acknowledge:
      (page: string) =>
      <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
        acknowledged.counted(page)(
          Effect.suspend(() =>
            // to wait for nobody within a time costs as much as to keep the webhook
            acknowledged.of(page) <= atATime || !hasOthers(page)
              ? effect
              : Effect.zipRight(Effect.timeoutOption(othersEnded(page), patience), effect)
          )
        )
  }
})
