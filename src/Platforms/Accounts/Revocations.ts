import { Context, Duration, Effect, FiberSet, Layer, Schedule } from "effect"
import { platformName } from "#schema/Platform.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
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
      yield* Effect.addFinalizer(() => Effect.timeoutOption(FiberSet.awaitEmpty(running), patience))

      const revoke = Effect.fn("Revocations.revoke")(function* (
        account: AccountAccess,
        others: ReadonlyArray<AccountAccess>
      ) {
        const asked = adapters[account.platform]?.login.revoke ?? null
        if (asked === null) return
        yield* asked(account, others).pipe(
          Effect.retry({
            while: ({ _tag }) => _tag === "Transient",
            schedule: Schedule.intersect(Schedule.exponential("1 second"), Schedule.recurs(retries))
          }),
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
        begin: (account, others) => Effect.asVoid(FiberSet.run(running, revoke(account, others)))
      })
    })
  )
}
