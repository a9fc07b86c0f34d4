import { Context, Data, Effect, Layer } from "effect"
import { platformName } from "#schema/Platform.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { connectingOf } from "../Adapters/Adapters.ts"
import { type ApiAddress, askedElsewhere, imitatedHere } from "../Port/ApiAddress.ts"
import { mismatch } from "../Port/Connecting.ts"
import type { AccountIdentity } from "../Port/Identity.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"

/** The account cannot be connected like this; `message` says why and what would be right. */
export class AccountRefused extends Data.TaggedError("AccountRefused")<{ readonly message: string }> {}

/** Tries a token at the platform before anything is built on it. */
export class AccountCheck extends Context.Tag("steward/AccountCheck")<
  AccountCheck,
  {
    /** Answers the account as the platform knows it, when the token is good and speaks for that very account. */
    readonly check: (access: AccountAccess) => Effect.Effect<AccountIdentity, AccountRefused>
  }
>() {
  static readonly layer = Layer.effect(
    AccountCheck,
    Effect.gen(function* () {
      const adapters = yield* PlatformAdapters

      return AccountCheck.of({
        check: tracedFn("AccountCheck.check")(function* (access) {
          const adapter = adapters[access.platform]
          const connecting = connectingOf(access.platform)
          if (adapter === undefined || connecting === undefined) {
            return yield* new AccountRefused({ message: `Steward cannot read ${platformName(access.platform)} yet.` })
          }
          const identity = yield* Effect.mapError(
            adapter.identify(access),
            (error) => new AccountRefused({ message: inWords(access, error, adapter.apiAddress) })
          )
          const message = mismatch(access, identity, connecting)
          return message === null ? identity : yield* new AccountRefused({ message })
        })
      })
    })
  )
}

const inWords = ({ platform }: AccountAccess, error: PlatformError, apiAddress: ApiAddress): string => {
  const name = platformName(platform)
  const elsewhere = askedElsewhere(apiAddress)
  switch (error._tag) {
    case "TokenExpired":
      return [`${name} does not accept this token.`, error.why, "Make a new one, and connect the account with that."]
        .filter((sentence) => sentence !== undefined)
        .join(" ")
    case "RateLimited":
      return `${error.reason} So the token could not be tried. Try again in a while.`
    case "Transient":
      return `${error.reason} So the token could not be tried. Try again in a while.${imitatedHere(apiAddress)}${elsewhere}`
    default:
      return `The token could not be tried. ${error.reason}${elsewhere}`
  }
}
