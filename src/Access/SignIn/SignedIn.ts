import { Data } from "effect"
import type { SecretToken } from "#src/Ground/SecretToken.ts"

/** The same of every sign-in that fails: nothing tells whether there is such a person. */
export class SignInRefused extends Data.TaggedError("SignInRefused")<{ readonly message: string }> {}

/** What the cookies of whoever is in have to hold. */
export interface SignedIn {
  readonly session: SecretToken
  readonly device: SecretToken
}
