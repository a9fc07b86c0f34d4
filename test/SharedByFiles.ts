import type { SqlClient } from "@effect/sql"
import { Clock, Context, DefaultServices, Effect, Layer, Logger, Scope } from "effect"
import { emptied, untraced } from "./TestDatabase.ts"

/** Who stands on what is shared: a file, and one of its tests besides if that asks again. The last to come is the user. */
const users: Array<{ readonly clock: Clock.Clock; readonly number: number }> = []
let number = 0

/** The number of the user. No other in the process has the same. */
export const userNumber = (): number => users.at(-1)?.number ?? 0

const clock = () => users.at(-1)?.clock ?? Context.get(DefaultServices.liveServices, Clock.Clock)

const clockOfUser: Clock.Clock = {
  [Clock.ClockTypeId]: Clock.ClockTypeId,
  unsafeCurrentTimeMillis: () => clock().unsafeCurrentTimeMillis(),
  unsafeCurrentTimeNanos: () => clock().unsafeCurrentTimeNanos(),
  currentTimeMillis: Effect.suspend(() => clock().currentTimeMillis),
  currentTimeNanos: Effect.suspend(() => clock().currentTimeNanos),
  sleep: (duration) => Effect.suspend(() => clock().sleep(duration))
}

const use = Effect.acquireRelease(
  Effect.map(Effect.clock, (clock) => {
    number += 1
    const user = { clock, number }
    users.push(user)
    return user
  }),
  (user) => Effect.sync(() => users.splice(users.indexOf(user), 1))
)

const scope = Effect.runSync(Scope.make())

/**
 * Answers what builds rooms once for all files of a process, which come one after the other. What one of these builds
 * stands on the same rooms and on one database, which each file finds empty. What they do by themselves goes by the clock
 * of the file. What stays from file to file is the schema, the connections, and what a process remembers of platforms,
 * hosts and times: tests that change or look at those have rooms of their own.
 */
export const sharedByFiles = () => {
  const memoMap = Effect.runSync(Layer.makeMemoMap)
  let standing = 0
  return <R>(rooms: Layer.Layer<R | SqlClient.SqlClient>) => {
    let built: Promise<Context.Context<R | SqlClient.SqlClient>> | undefined
    const build = () =>
      Layer.buildWithMemoMap(rooms, memoMap, scope).pipe(
        Effect.withClock(clockOfUser),
        Effect.provide(Logger.remove(Logger.defaultLogger)),
        Effect.runPromise
      )
    return Layer.scopedContext(
      Effect.gen(function* () {
        yield* use
        const context = yield* Effect.promise(() => (built ??= build()))
        const isFirst = yield* Effect.acquireRelease(
          Effect.sync(() => standing++ === 0),
          () => Effect.sync(() => standing--)
        )
        if (isFirst) yield* Effect.provide(emptied, context)
        return context
      })
    ).pipe(Layer.provideMerge(untraced))
  }
}
