import { SqlClient } from "@effect/sql"
import { Cause, Data, Effect, FiberRef, Option } from "effect"
import { isConflict } from "./DatabaseTrouble.ts"

class Failed<E> extends Data.TaggedError("Failed")<{ readonly error: E }> {}

/** How often a transaction that others were in the way of is tried again. */
const retries = 3

type Afterwards = Map<string, Effect.Effect<void>>

/** What is to be done once the transaction of this fiber has committed, each under its name; none outside of one. */
const afterwards = FiberRef.unsafeMake(Option.none<Afterwards>())

/** Does something once, and only if, the transaction has committed; the same name again is the same thing. At once outside. */
export const afterCommit = (name: string, effect: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.flatMap(
    FiberRef.get(afterwards),
    Option.match({
      onNone: () => effect,
      onSome: (waiting) =>
        Effect.sync(() => {
          waiting.set(name, effect)
        })
    })
  )

const thenAfterwards = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const waiting: Afterwards = new Map()
    return effect.pipe(
      Effect.locally(afterwards, Option.some(waiting)),
      Effect.tap(() => Effect.forEach(waiting.values(), (one) => one, { discard: true }))
    )
  })

/**
 * Runs an effect in one transaction, rolled back when it fails; inside another it is a savepoint. Where another
 * transaction was in the way, a deadlock say, it is run again from the beginning. A failure of the database itself is a
 * defect.
 */
export const transaction =
  (sql: SqlClient.SqlClient) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const once = sql
      .withTransaction(Effect.mapError(effect, (error) => new Failed({ error })))
      .pipe(
        Effect.catchAll((failure) => (failure._tag === "Failed" ? Effect.fail(failure.error) : Effect.die(failure)))
      )
    const again = Effect.sandbox(thenAfterwards(once)).pipe(
      Effect.retry({ times: retries, while: (cause) => isConflict(Cause.squash(cause)) }),
      Effect.unsandbox
    )
    // a part of a transaction cannot be tried again by itself
    return Effect.withFiberRuntime((fiber) =>
      fiber.currentContext.unsafeMap.has(SqlClient.TransactionConnection.key) ? once : again
    )
  }
