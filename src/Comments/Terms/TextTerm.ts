import { Duration } from "effect"
import { type Platform, platforms, textDays } from "#schema/Platform.ts"

/** The platforms that let what they told be kept for a while only, unless it is read there again. */
export const termPlatforms: ReadonlyArray<Platform> = platforms.filter((platform) => textDays(platform) !== null)

/** For how long it may be kept that somebody took away there, or that an account told which was disconnected since. */
export const keptAfterEnd = Duration.days(7)

/** So long before its end a text is read again. */
export const readAgainBefore = Duration.days(5)

/** Until when what a platform told at a time may be kept; null for as long as one likes. */
export const textUntil = (platform: Platform, toldAt: Date): Date | null => {
  const days = textDays(platform)
  return days === null ? null : new Date(toldAt.getTime() + Duration.toMillis(Duration.days(days)))
}
