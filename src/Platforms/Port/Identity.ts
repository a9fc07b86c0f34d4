import type { Effect } from "effect"
import { platformName } from "#schema/Platform.ts"
import type { PlatformError } from "./PlatformError.ts"
import type { AccountAccess } from "./PlatformGateway.ts"
import { quoted } from "./PlatformHttp.ts"

/** Whom a token speaks for. */
export interface AccountIdentity {
  readonly externalId: string
  readonly name: string
}

/** Says whom a token speaks for, which shows that it is good. */
export interface Identifies {
  readonly identify: (account: AccountAccess) => Effect.Effect<AccountIdentity, PlatformError>
}

const kinds: Readonly<Record<string, string>> = { facebook: "page", youtube: "channel" }

/** Why a token is not the one for an account; null when it is. */
export const mismatch = (
  { externalId, platform }: Pick<AccountAccess, "externalId" | "platform">,
  identity: AccountIdentity
): string | null => {
  if (identity.externalId === externalId) return null
  const kind = kinds[platform] ?? "account"
  const [whose, advice] =
    platform === "facebook"
      ? [`${quoted(identity.name)} (${identity.externalId})`, `Use the page token of ${externalId}.`]
      : [`the channel ${quoted(identity.name)} (${identity.externalId})`, `Sign in as ${externalId}, and try again.`]
  return `This token speaks for ${whose} on ${platformName(platform)}, and not for the ${kind} ${externalId}. ${advice}`
}
