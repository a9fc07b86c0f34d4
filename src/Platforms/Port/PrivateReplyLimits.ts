import { Duration } from "effect"
import { type Platform, platformName } from "#schema/Platform.ts"
import { capability, messageLimit } from "./Capabilities.ts"

/** For so long after a comment its author can be written to because of it. */
export const privateReplyWindow = Duration.days(7)

/** Why a platform takes no private reply of this text to a comment of this age; null where it does. In words for people. */
export const privateReplyProblem = (platform: Platform, text: string, age: Duration.Duration): string | null => {
  const able = capability(platform, "private_reply")
  if (!able.allowed) return able.reason
  if (Duration.greaterThanOrEqualTo(age, privateReplyWindow)) {
    return `${platformName(platform)} takes a private reply within seven days of the comment, and this one is older.`
  }
  const bytes = new TextEncoder().encode(text).length
  const limit = messageLimit(platform)
  return limit !== null && bytes > limit
    ? `${platformName(platform)} takes messages of up to ${limit} bytes, and this one has ${bytes}: shorten it.`
    : null
}

export const onePrivateReply = "A private reply to this comment was already sent, and the platform takes one for each."
