import { messagingHours, type Platform, platforms } from "#schema/Platform.ts"

/** For each platform with messages: who wrote later than `after` can be messaged at `now`. */
export const openSince = (now: Date): ReadonlyArray<{ readonly platform: Platform; readonly after: Date }> =>
  platforms.flatMap((platform) => {
    const hours = messagingHours(platform)
    return hours === null ? [] : [{ platform, after: new Date(now.getTime() - hours * 3_600_000) }]
  })
