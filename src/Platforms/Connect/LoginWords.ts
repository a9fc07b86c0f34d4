import { Data } from "effect"
import { type Platform, platformName } from "#schema/Platform.ts"
import { connectingOf } from "../Adapters/Adapters.ts"
import type { PlatformError } from "../Port/PlatformError.ts"

/** The person logged in, and manages nothing that could be connected. */
export class NothingFound extends Data.TaggedError("NothingFound")<{ readonly platform: Platform }> {
  override get message() {
    const account = connectingOf(this.platform)?.account ?? "account"
    return `${platformName(this.platform)} names no ${account} that you manage. Log in as somebody who does, or give Steward access to it there.`
  }
}

/** Why a login brought no code. */
export const declined = (platform: Platform, error: string): string => {
  const name = platformName(platform)
  return error === "access_denied" || error === ""
    ? `You did not give Steward access at ${name}, so nothing was connected.`
    : `${name} ended the login (${error.replace(/[^\w .-]/g, "").slice(0, 60)}), so nothing was connected.`
}

/** Why the platform did not change a code for tokens. */
export const refusedWords = (platform: Platform, { _tag, reason }: PlatformError): string =>
  _tag === "Transient" || _tag === "RateLimited"
    ? `${reason} Nothing was connected. Try again in a while.`
    : `${platformName(platform)} did not let Steward in. ${reason}`
