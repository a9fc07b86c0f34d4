import type { Comment, PlatformAction } from "#schema/resources/Comment.ts"

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Made once a time zone: it takes longer than all the rest of a row. */
const clockOf = (timeZone: string) => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone })
  clocks.set(timeZone, clock)
  return clock
}

const briefClocks = new Map<string, Intl.DateTimeFormat>()

const briefClockOf = (timeZone: string) => {
  const known = briefClocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone
  })
  briefClocks.set(timeZone, clock)
  return clock
}

/** A moment as people of the brand read clocks, in words alone. */
export const writtenMoment = (at: string | Date, timeZone: string): string => clockOf(timeZone).format(new Date(at))

/** The same without its year, for a list. */
export const briefMoment = (at: string | Date, timeZone: string): string => briefClockOf(timeZone).format(new Date(at))

/** A moment as people of the brand read clocks. */
export const Moment = ({ at, timeZone }: { readonly at: string | Date; readonly timeZone: string }) => {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{writtenMoment(date, timeZone)}</time>
}

/** Some platforms tell no name, but the handle. */
export const authorName = ({ handle, name }: Comment["author"]): string => name || handle || "Somebody"

/** A handle without its sign. */
export const bare = (handle: string): string => handle.replace(/^@/, "")

/** The handle, where it says more than the name. */
export const handleBeside = ({ handle, name }: Comment["author"]): string =>
  name === "" || bare(handle) === bare(name) ? "" : handle

/** The beginning of a text, of so many code points at most: what was cut ends in `…`. */
export const beginning = (text: string, longest: number): string => {
  const signs = Array.from(text)
  return signs.length <= longest ? text : `${signs.slice(0, longest - 1).join("")}…`
}

const longestExcerpt = 240

/** The beginning of a text, on one line. */
export const excerpt = (text: string): string => beginning(text.replaceAll(/\s+/gu, " ").trim(), longestExcerpt)

/** A text that is said by itself ends in a full stop. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

/** What stands where a comment has no words. */
export const saidIn = ({ has_media, text }: Pick<Comment, "has_media" | "text">): string =>
  excerpt(text) || (has_media ? "(a picture or a video, without words)" : "(no words)")

export const statusWords: Record<Comment["status"], string> = {
  visible: "Visible",
  hidden: "Hidden",
  deleted: "Deleted",
  review: "Waits for an answer",
  pending: "Not decided yet"
}

const underWayWords: Record<PlatformAction, string> = {
  hide: "Being hidden",
  unhide: "Being shown again",
  reply: "Being replied to",
  private_reply: "Being replied to in private",
  block: "Being blocked",
  unblock: "Being unblocked"
}

/** Where a comment stands, or is about to. */
export const standsWords = ({ pending_action, status }: Pick<Comment, "pending_action" | "status">): string =>
  pending_action === null ? statusWords[status] : underWayWords[pending_action.action]

const deedWords: Record<PlatformAction, string> = {
  hide: "that it is hidden",
  unhide: "that it is shown again",
  reply: "the reply",
  private_reply: "the private reply",
  block: "that its author is blocked",
  unblock: "that its author is no longer blocked"
}

/** What a platform has still to confirm. */
export const unconfirmedWords = (action: PlatformAction): string => deedWords[action]

const workWords: Record<PlatformAction, string> = {
  hide: "Hiding it",
  unhide: "Showing it again",
  reply: "The reply",
  private_reply: "The private reply",
  block: "Blocking its author",
  unblock: "Unblocking its author"
}

/** What is to be done at a platform, as the beginning of a sentence. */
export const workInWords = (action: PlatformAction): string => workWords[action]

/** A number of things, in words. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en-GB")} ${several}`

export const percent = (share: number): string => `${Math.round(share * 100)}%`
