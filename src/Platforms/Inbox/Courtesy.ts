import { type Clock, Duration, Effect } from "effect"
import { between } from "#src/Ground/Between.ts"
import { countedByPage } from "./CountedByPage.ts"
import { expectedPages } from "./ExpectedPages.ts"

/** How long a webhook waits at most for the few comments of another page: these are taken in within as much. */
const patience = Duration.millis(40)
/** Webhooks of one page that are acknowledged at a time without waiting for anybody. */
const atATime = 2
/** How long few comments are waited for that somebody else may take in, in another process. */
const expectedMilliseconds = 60
/** Where more pages than that are flooded, each is one of many who wait, and small sets would cost all of them. */
const mostFlooded = 2
/** Whose few comments came within such a time may well send more. */
const lately = Duration.seconds(1)

/**
 * Pages that send many webhooks at a time, or of which much waits, let the few comments of others go first, from when these
 * come until they are taken in: to acknowledge a flood takes all of a process, and each step of those would wait for it.
 */
export const courtesy = Effect.sync(() => {
  const someEnded = Effect.unsafeMakeLatch(false)
  const tellEnded = () => {
    someEnded.unsafeOpen()
    someEnded.unsafeClose()
  }
  const few = countedByPage(tellEnded)
  const many = countedByPage()
  const acknowledged = countedByPage()
  const expected = expectedPages(expectedMilliseconds)
  const fewLately = expectedPages(Duration.toMillis(lately))
  const floodedLately = expectedPages(Duration.toMillis(lately))

  /** Of other pages than this one; of any where there is none. */
  const areFewTakenIn = (page: string | null) => few.pages() > (page !== null && few.of(page) > 0 ? 1 : 0)
  const hasOthers = (page: string | null, clock: Clock.Clock) =>
    areFewTakenIn(page) || expected.hasOthers(page, clock.unsafeCurrentTimeMillis())

  const expectFew = (page: string, now: number) => {
    if (!floodedLately.has(page, now)) fewLately.expect(page, now)
  }

  const whileOthers = (page: string): Effect.Effect<void> =>
    Effect.clockWith((clock) =>
      hasOthers(page, clock) ? Effect.zipRight(someEnded.await, whileOthers(page)) : Effect.void
    )

  /** What was expected of a page is begun, or does not come, or is much. */
  const ended = (page: string) => {
    if (expected.begun(page)) tellEnded()
  }
  const begins = (page: string) =>
    between(
      () => ended(page),
      () => {}
    )

  /** Waits until the few comments of other pages are taken in, and no longer than that. */
  const letPass = (page: string, atMost: Duration.Duration) =>
    Effect.clockWith((clock) =>
      // to wait for nobody within a time costs as much as to keep a webhook
      hasOthers(page, clock) ? Effect.asVoid(Effect.timeoutOption(whileOthers(page), atMost)) : Effect.void
    )

  return {
    few:
      (page: string) =>
      <A, E, R>(effect: Effect.Effect<A, E, R>) =>
        Effect.clockWith((clock) => {
          expectFew(page, clock.unsafeCurrentTimeMillis())
          return few.counted(page)(begins(page)(effect))
        }),
    many:
      (page: string) =>
      <A, E, R>(effect: Effect.Effect<A, E, R>) =>
        many.counted(page)(begins(page)(effect)),
    letPass,
    flooded: (page: string) =>
      Effect.clockWith((clock) =>
        Effect.sync(() => {
          floodedLately.expect(page, clock.unsafeCurrentTimeMillis())
          fewLately.begun(page)
        })
      ),
    areFewExpected: (page: string) =>
      Effect.clockWith((clock) => {
        const now = clock.unsafeCurrentTimeMillis()
        return Effect.succeed(
          floodedLately.count(now) <= mostFlooded && (areFewTakenIn(page) || fewLately.hasOthers(page, now))
        )
      }),
    areFewUnderWay: Effect.clockWith((clock) => Effect.succeed(hasOthers(null, clock))),
    acknowledge:
      (page: string) =>
      <E, R>(keep: Effect.Effect<ReadonlyArray<string>, E, R>): Effect.Effect<ReadonlyArray<string>, E, R> =>
        acknowledged.counted(page)(
          Effect.clockWith((clock) => {
            if (acknowledged.of(page) > atATime || many.of(page) > 0) {
              ended(page)
              return Effect.zipRight(letPass(page, patience), keep)
            }
            expected.expect(page, clock.unsafeCurrentTimeMillis())
            expectFew(page, clock.unsafeCurrentTimeMillis())
            return Effect.tapBoth(keep, {
              onFailure: () => Effect.sync(() => ended(page)),
              onSuccess: (connected) => (connected.includes(page) ? Effect.void : Effect.sync(() => ended(page)))
            })
          })
        )
  }
})
