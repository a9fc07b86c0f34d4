import { type Platform, platforms } from "#schema/Platform.ts"

/** How long after a person's last message the brand may write to them; null where there are no messages. In hours. */
const windows: Record<Platform, number | null> = {
  facebook: 24,
  instagram: 24,
  tiktok: 48,
  youtube: null,
  threads: null
}

/** For each platform with messages: who wrote later than `after` can be messaged at `now`. */
export const openSince = (now: Date): ReadonlyArray<{ readonly platform: Platform; readonly after: Date }> =>
  platforms.flatMap((platform) => {
    const hours = windows[platform]
    return hours === null ? [] : [{ platform, after: new Date(now.getTime() - hours * 3_600_000) }]
  })
