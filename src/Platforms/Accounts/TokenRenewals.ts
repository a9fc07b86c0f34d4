import { SqlClient } from "@effect/sql"
import { Clock, Context, DateTime, Duration, Effect, Layer } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { worker } from "#src/Database/Worker.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { claimRenewals, renewNext } from "#src/Directory/AccountTokenSql.ts"
import type { StoredAccount } from "#src/Directory/ConnectedAccounts.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { connectingOf } from "../Adapters/Adapters.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import { renewalTime } from "../Port/RenewalTime.ts"
import { TokenStore } from "../Port/TokenStore.ts"
import { Accounts } from "./Accounts.ts"
import { Disconnections } from "./Disconnections.ts"

/** What could not be renewed is tried again after this time; it is done long before the end. */
const retryRenewal = Duration.hours(1)
const batch = 4

/** Renews the tokens that end, before they do. Those that are renewed by being used are none of them. */
export class TokenRenewals extends Context.Tag("steward/TokenRenewals")<
  TokenRenewals,
  {
    /** Renews a batch of those that are due; answers how many. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    TokenRenewals,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const accounts = yield* Accounts
      const disconnections = yield* Disconnections
      const adapters = yield* PlatformAdapters
      const store = yield* TokenStore
      const clock = yield* WorkspaceClock

      const failed = tracedFn("TokenRenewals.failed")(function* (
        { id, workspace_id }: StoredAccount,
        error: PlatformError
      ) {
        if (error._tag !== "TokenExpired") {
          return yield* Effect.logWarning("A token could not be renewed yet", { account: id, reason: error.reason })
        }
        yield* clock.next(workspace_id).pipe(
          Effect.flatMap((at) => disconnections.disconnected(workspace_id, id, at, error.reason)),
          transaction(sql)
        )
      })

      const renew = tracedFn("TokenRenewals.renew")(function* (account: StoredAccount) {
        const { id, platform, workspace_id } = account
        const ask = adapters[platform]?.login.renew ?? null
        if (ask === null) return yield* Effect.orDie(renewNext(sql, workspace_id, id, null))
        const access = yield* accounts.open(account)
        yield* store.renewed(access, ask(access)).pipe(
          Effect.flatMap(
            Effect.fnUntraced(function* (token) {
              const end = connectingOf(platform)?.endOf(token) ?? null
              const next = end === null ? null : DateTime.toDateUtc(renewalTime(end, yield* DateTime.now))
              yield* Effect.orDie(renewNext(sql, workspace_id, id, next))
            })
          ),
          Effect.catchAll((error) => failed(account, error))
        )
      })

      return TokenRenewals.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(retryRenewal))
          const due = yield* Effect.orDie(claimRenewals(sql, new Date(now), until, batch))
          for (const account of due) {
            yield* Effect.catchAllCause(renew(account), (cause) =>
              Effect.logError("Renewing a token broke off; it is tried again", cause)
            )
          }
          return due.length
        }).pipe(span("TokenRenewals.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(TokenRenewals, ({ drain }) =>
      worker({ name: "token renewals", topic: "polls", every: "1 minute", fibers: 1, drain })
    )
  )
}
