import { Duration } from "effect"
import { type Platform, platforms } from "#schema/Platform.ts"

/** How long a platform lets what it told be kept before it has to be read there again. Others set no term. */
const terms: Readonly<Partial<Record<Platform, Duration.Duration>>> = { youtube: Duration.days(30) }

/** The platforms that set a term. */
export const termPlatforms: ReadonlyArray<Platform> = platforms.filter((platform) => terms[platform] !== undefined)

/** For how long it may be kept that somebody took away there, or that an account told which was disconnected since. */
export const keptAfterEnd = Duration.days(7)

/** So long before its end a text is read again. */
export const readAgainBefore = Duration.days(5)

/** Until when what a platform told at a time may be kept; null for as long as one likes. */
export const textUntil = (platform: Platform, toldAt: Date): Date | null => {
  const term = terms[platform]
  return term === undefined ? null : new Date(toldAt.getTime() + Duration.toMillis(term))
}
