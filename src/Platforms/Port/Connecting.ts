import type { DateTime, Redacted } from "effect"
import { platformName } from "#schema/Platform.ts"
import type { AccountIdentity } from "./Identity.ts"
import type { AccountAccess } from "./PlatformGateway.ts"

/** How people connect an account of a platform. */
export interface Connecting {
  /** What an account is called there, as in `page`. */
  readonly account: string
  /** What the file of a token holds, to go on from "the token of". */
  readonly token: string
  /** What is wrong with the text of a token, as far as it can be told without the platform; null when nothing is. */
  readonly tokenProblem: (text: string) => string | null
  /** Whom a token speaks for that is not the one for the account, to go on from "speaks for". */
  readonly stranger: (identity: AccountIdentity) => string
  /** What to do with such a token: a sentence. */
  readonly advice: (externalId: string) => string
  /** When a token ends that has to be renewed before; null for one that does not end, or is renewed by being used. */
  readonly endOf: (token: Redacted.Redacted) => DateTime.Utc | null
}

/** Why a token is not the one for an account; null when it is. */
export const mismatch = (
  { externalId, platform }: Pick<AccountAccess, "externalId" | "platform">,
  identity: AccountIdentity,
  { account, advice, stranger }: Pick<Connecting, "account" | "advice" | "stranger">
): string | null =>
  identity.externalId === externalId
    ? null
    : `This token speaks for ${stranger(identity)} on ${platformName(platform)}, and not for the ${account} ${externalId}. ${advice(externalId)}`
