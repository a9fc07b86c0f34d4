import type { Effect, Redacted } from "effect"
import type { PlatformError } from "./PlatformError.ts"
import type { AccountAccess } from "./PlatformGateway.ts"

/** What a browser is sent to a platform's login page with. */
export interface LoginRequest {
  /** Where the platform sends the browser back to; it has to know the address. */
  readonly redirectUri: string
  readonly state: Redacted.Redacted
  /** RFC 7636, S256. */
  readonly challenge: string
}

/** What came back from it, once. */
export interface LoginCode {
  readonly code: Redacted.Redacted
  readonly redirectUri: string
  readonly verifier: Redacted.Redacted
}

/** An account that a person manages. */
export interface Connectable {
  readonly externalId: string
  readonly name: string
  /** As it is stored with the account. */
  readonly token: Redacted.Redacted
  /** The person who let Steward in, as the platform calls them; null where that is the account itself. */
  readonly authorizedBy: string | null
  /** Why it cannot be connected, a sentence; null when it can. */
  readonly refusal: string | null
}

/** How an account is connected by a click, and what becomes of its token. */
export interface PlatformLogin {
  /** The settings that the operator has not set, without which nobody can log in. */
  readonly missing: ReadonlyArray<string>
  /** The login page. */
  readonly address: (request: LoginRequest) => string
  /** The accounts that the person manages, with the token of each. */
  readonly redeem: (code: LoginCode) => Effect.Effect<ReadonlyArray<Connectable>, PlatformError>
  /** Asks the platform to push what happens to the account; null where pushes are set up for the app as a whole. */
  readonly subscribe: ((account: AccountAccess) => Effect.Effect<void, PlatformError>) | null
  /** The same account's token with a later end; null where tokens do not end or are renewed by being used. */
  readonly renew: ((account: AccountAccess) => Effect.Effect<Redacted.Redacted, PlatformError>) | null
  /**
   * Gives back what Steward may do for the account. `others` are the accounts that the same person let Steward into, and
   * that stay connected: for them nothing is taken away. Null where the platform has no such call.
   */
  readonly revoke:
    | ((account: AccountAccess, others: ReadonlyArray<AccountAccess>) => Effect.Effect<void, PlatformError>)
    | null
}
