import { Effect } from "effect"

/**
 * Does something between two others that take no time and cannot fail, whatever becomes of it: as
 * `Effect.acquireUseRelease` does, for half of what that costs.
 */
export const between =
  (begin: () => void, end: () => void) =>
  <A, E, R>(use: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.uninterruptibleMask((restore) => {
      begin()
      return Effect.matchCauseEffect(restore(use), {
        onFailure: (cause) => {
          end()
          return Effect.failCause(cause)
        },
        onSuccess: (done) => {
          end()
          return Effect.succeed(done)
        }
      })
    })
