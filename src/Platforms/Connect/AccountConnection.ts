import { Context, DateTime, Effect, Layer } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { type Platform, platformName } from "#schema/Platform.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { Connectable } from "../Port/PlatformLogin.ts"
import { backfillSince } from "./BackfillSpan.ts"
import { Backfills } from "./Backfills.ts"

/** What came of one account that was chosen. */
export interface ConnectionOutcome {
  readonly platform: Platform
  readonly name: string
  /** Null where it could not be connected. */
  readonly accountId: AccountId | null
  /** What did not work, in sentences; null when all did. */
  readonly problem: string | null
}

interface By {
  readonly workspaceId: WorkspaceId
  readonly actor: string
}

/** Connects an account with the token of a login: from then on it is pushed and read, and its last week is read once. */
export class AccountConnection extends Context.Tag("steward/AccountConnection")<
  AccountConnection,
  { readonly make: (by: By, platform: Platform, found: Connectable) => Effect.Effect<ConnectionOutcome> }
>() {
  static readonly layer = Layer.effect(
    AccountConnection,
    Effect.gen(function* () {
      const accounts = yield* Accounts
      const adapters = yield* PlatformAdapters
      const backfills = yield* Backfills

      /** Without pushes an account is read all the same, only later. */
      const subscribed = (account: AccountAccess) => {
        const subscribe = adapters[account.platform]?.login.subscribe ?? null
        return subscribe === null
          ? Effect.succeed(null)
          : subscribe(account).pipe(
              Effect.as(null),
              Effect.catchAll(({ reason }) =>
                Effect.succeed(
                  `${platformName(account.platform)} does not push its comments yet: ${reason} They are read every few minutes.`
                )
              )
            )
      }

      return AccountConnection.of({
        make: tracedFn("Connection.make")(function* ({ actor, workspaceId }, platform, found) {
          const { authorizedBy, externalId, name, token } = found
          const before = (yield* accounts.list(workspaceId)).find(
            (one) => one.platform === platform && one.external_id === externalId
          )
          const called = before?.name ?? (name || externalId)
          return yield* accounts
            .connect({ workspaceId, platform, externalId, name: called, token, authorizedBy, actor })
            .pipe(
              Effect.flatMap((accountId) =>
                Effect.gen(function* () {
                  yield* backfills.ask(workspaceId, accountId, backfillSince(before, yield* DateTime.now))
                  const problem = yield* subscribed({ platform, externalId, token })
                  return { platform, name: called, accountId, problem }
                })
              ),
              Effect.catchTag("ConnectedElsewhere", ({ message }) =>
                Effect.succeed({ platform, name: called, accountId: null, problem: message })
              )
            )
        })
      })
    })
  )
}
