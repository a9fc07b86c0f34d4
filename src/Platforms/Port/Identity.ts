import type { Effect } from "effect"
import type { PlatformError } from "./PlatformError.ts"
import type { AccountAccess } from "./PlatformGateway.ts"

/** Whom a token speaks for. */
export interface AccountIdentity {
  readonly externalId: string
  readonly name: string
}

/** Says whom a token speaks for, which shows that it is good. */
export interface Identifies {
  readonly identify: (account: AccountAccess) => Effect.Effect<AccountIdentity, PlatformError>
}
