import { Duration, Effect } from "effect"

/** How long a webhook waits at most for the few comments of another page: these are taken in within as much. */
const patience = Duration.millis(40)
/** Webhooks of one page that are acknowledged at a time without waiting for anybody. */
const atATime = 2

/** How often something is done for each page at the moment. */
const countedByPage = (onEnd: Effect.Effect<unknown>) => {
  const counts = new Map<string, number>()
  return {
    of: (page: string) => counts.get(page) ?? 0,
    pages: () => counts.size,
    counted: <A, E, R>(page: string, use: Effect.Effect<A, E, R>) =>
      Effect.acquireUseRelease(
        Effect.sync(() => counts.set(page, (counts.get(page) ?? 0) + 1)),
        () => use,
        () => {
          const left = (counts.get(page) ?? 0) - 1
          if (left > 0) counts.set(page, left)
          else counts.delete(page)
          return onEnd
        }
      )
  }
}

/**
 * Pages that send many webhooks at a time let the few comments of others go first: to acknowledge a flood takes all of a
 * process, and each step of taking in those would wait for it.
 */
export const courtesy = Effect.gen(function* () {
  const someEnded = yield* Effect.makeLatch(false)
  const few = countedByPage(someEnded.release)
  const acknowledged = countedByPage(Effect.void)

  const othersEnded = (page: string): Effect.Effect<void> =>
    Effect.suspend(() => {
      const others = few.pages() - (few.of(page) > 0 ? 1 : 0)
      return others === 0 ? Effect.void : Effect.zipRight(someEnded.await, othersEnded(page))
    })

  return {
    few: few.counted,
    acknowledge: <A, E, R>(page: string, effect: Effect.Effect<A, E, R>) =>
      acknowledged.counted(
        page,
        Effect.suspend(() =>
          acknowledged.of(page) <= atATime
            ? effect
            : Effect.zipRight(Effect.timeoutOption(othersEnded(page), patience), effect)
        )
      )
  }
})
