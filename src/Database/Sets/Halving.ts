import { Cause, Effect } from "effect"
import { databaseTrouble } from "../DatabaseTrouble.ts"

/** Whether something in a set may be why it failed: it was not broken off, and the database is not in trouble. */
export const isOfTheSet = (cause: Cause.Cause<unknown>) =>
  !Cause.isInterrupted(cause) && databaseTrouble(Cause.squash(cause)) === null

/**
 * Does something with a set as a whole. Where it fails because of something in the set, it is done with each half, and so
 * on until what it fails for is alone: that goes to `alone`, and only that. Where the database is in trouble, it fails.
 */
export const halving = <A, B, E, R, R2>(
  set: ReadonlyArray<A>,
  work: (set: ReadonlyArray<A>) => Effect.Effect<B, E, R>,
  alone: (one: A, cause: Cause.Cause<E>) => Effect.Effect<void, E, R2>
): Effect.Effect<ReadonlyArray<B>, E, R | R2> =>
  work(set).pipe(
    Effect.map((done) => [done]),
    Effect.catchAllCause((cause) => {
      if (!isOfTheSet(cause)) return Effect.failCause(cause)
      const [only] = set
      if (only === undefined) return Effect.succeed([])
      if (set.length === 1) return Effect.as(alone(only, cause), [])
      const middle = Math.ceil(set.length / 2)
      return Effect.zipWith(
        halving(set.slice(0, middle), work, alone),
        halving(set.slice(middle), work, alone),
        (first, rest) => [...first, ...rest]
      )
    })
  )
