import { Context, type Effect, type Redacted } from "effect"
import type { PlatformError } from "./PlatformError.ts"
import type { AccountAccess } from "./PlatformGateway.ts"

/** Where renewed tokens are kept, for platforms whose renewal ends the token that it was done with. */
export class TokenStore extends Context.Tag("steward/TokenStore")<
  TokenStore,
  {
    /**
     * The stored token in place of that of `account`, where somebody has replaced it meanwhile; else what `renew` makes of
     * it, stored. One renewal at a time for an account, over all processes.
     */
    readonly renewed: (
      account: AccountAccess,
      renew: Effect.Effect<Redacted.Redacted, PlatformError>
    ) => Effect.Effect<Redacted.Redacted, PlatformError>
  }
>() {}
