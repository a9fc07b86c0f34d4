import { Context, Deferred, Duration, Effect, FiberSet, Layer } from "effect"
import { platformName } from "#schema/Platform.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"

/** So many more times, each after twice as long, beginning with a second. */
const retries = 3
/** What ends the process waits so long for what it began. */
const patience = Duration.seconds(20)

/** Gives back to platforms what Steward may do for accounts that are connected no longer. */
export class Revocations extends Context.Tag("steward/Revocations")<
  Revocations,
  {
    /**
     * Begins to, and goes on by itself. The token is already forgotten: where the platform does not answer, a few tries
     * later it is let go. `others`: the accounts that stay connected by the same person.
     */
    readonly begin: (account: AccountAccess, others: ReadonlyArray<AccountAccess>) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.scoped(
    Revocations,
    Effect.gen(function* () {
      const adapters = yield* PlatformAdapters
      const running = yield* FiberSet.make()
      const closing = yield* Deferred.make<void>()
      // a call that is out is waited for, and none is tried again
      yield* Effect.addFinalizer(() =>
        Deferred.succeed(closing, undefined).pipe(
          Effect.zipRight(FiberSet.awaitEmpty(running)),
          Effect.timeoutOption(patience)
        )
      )

      /** Whether there is time for one more. */
      const after = (wait: Duration.Duration) =>
        Effect.raceFirst(Effect.as(Effect.sleep(wait), true), Effect.as(Deferred.await(closing), false))

      const tried = (ask: Effect.Effect<void, PlatformError>, before = 0): Effect.Effect<void, PlatformError> =>
        Effect.catchTag(ask, "Transient", (error) =>
          before === retries
            ? Effect.fail(error)
            : Effect.flatMap(after(Duration.seconds(2 ** before)), (again) =>
                again ? tried(ask, before + 1) : Effect.fail(error)
              )
        )

      const revoke = tracedFn("Revocations.revoke")(function* (
        account: AccountAccess,
        others: ReadonlyArray<AccountAccess>
      ) {
        const asked = adapters[account.platform]?.login.revoke ?? null
        if (asked === null) return
        yield* tried(asked(account, others)).pipe(
          // it is dead there already
          Effect.catchTag("TokenExpired", () => Effect.void),
          Effect.catchAll(({ reason }) => {
            const name = platformName(account.platform)
            return Effect.logWarning(
              `A disconnected account could not be given back. Remove Steward from its apps on ${name} by hand.`,
              { account: account.externalId, reason }
            )
          })
        )
      })

      return Revocations.of({
        // whoever disconnects in what cannot be broken off does not make this so
        begin: (account, others) => Effect.asVoid(FiberSet.run(running, Effect.interruptible(revoke(account, others))))
      })
    })
  )
}
