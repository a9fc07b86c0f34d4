import { messagingHours, type Platform, platforms } from "#schema/Platform.ts"

/** Until when a brand may write to a person; what it is at a moment. */
export type MessagingWindow =
  | { readonly _tag: "NoMessages" }
  | { readonly _tag: "NeverWrote"; readonly hours: number }
  | { readonly _tag: "Open" | "Closed"; readonly hours: number; readonly until: Date }

/** The window of somebody whose last message came at `lastMessageAt`; null for no message yet. */
export const messagingWindow = (platform: Platform, lastMessageAt: Date | null, now: Date): MessagingWindow => {
  const hours = messagingHours(platform)
  if (hours === null) return { _tag: "NoMessages" }
  if (lastMessageAt === null) return { _tag: "NeverWrote", hours }
  const until = new Date(lastMessageAt.getTime() + hours * 3_600_000)
  return { _tag: until > now ? "Open" : "Closed", hours, until }
}

/** For each platform with messages: who wrote later than `after` can be messaged at `now`. */
export const openSince = (now: Date): ReadonlyArray<{ readonly platform: Platform; readonly after: Date }> =>
  platforms.flatMap((platform) => {
    const hours = messagingHours(platform)
    return hours === null ? [] : [{ platform, after: new Date(now.getTime() - hours * 3_600_000) }]
  })
