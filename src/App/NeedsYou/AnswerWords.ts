import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import { beginning, counted, saidIn, statusWords } from "../Parts/Words.tsx"

/** What an answer is, once it was given. */
export const doneWords: Record<HeldKind, string> = {
  hide: "Hidden",
  keep: "Left up",
  reply: "Replied",
  block: "Author blocked, comment hidden",
  archive: "Archived"
}

/** Why a key does nothing to a comment as it is. */
export const cannotWords: Record<HeldKind, string> = {
  hide: "This comment cannot be hidden as it is.",
  keep: "This comment cannot be left up as it is.",
  reply: "This comment cannot be replied to as it is.",
  block: "The author of this comment cannot be blocked.",
  archive: "This comment cannot be archived as it is."
}

/** Why nothing is done to a comment of an account that somebody may not act on. */
export const elsewhereWords =
  "You may answer for some accounts only, and this is another one. Somebody else answers it."

/** Whether a comment that waits is of such an account: nothing can be done to it. */
export const isElsewhere = ({ can }: Pick<NeedsYouView, "can">): boolean => !Object.values(can).some(Boolean)

/** What Enter says where there is no leaning to follow. */
export const noLeaningWords = "Steward leans to nothing here: press h to hide it, or l to leave it up."

const longest = 48

/** What was answered, so that one sees which it was. */
export const givenWords = (answer: HeldKind, said: Parameters<typeof saidIn>[0]): string =>
  `${doneWords[answer]}: ${beginning(saidIn(said), longest)}`

/** Why an answer was not taken. Another comment stands in its place by then, so that it is named. */
export const refusedWords = (said: Parameters<typeof saidIn>[0], why: string): string =>
  `“${beginning(saidIn(said), longest)}” is not answered: ${why}`

export const givenAlikeWords = (answer: HeldKind, count: number, left: number): string =>
  `${doneWords[answer]}: ${counted(count, "comment")}.${left === 0 ? "" : ` ${left} stayed as they were.`}`

/** What was answered before the page was loaded, and can be taken back still. */
export const justNowWords = (answer: HeldKind, count: number): string =>
  `Just now, ${counted(count, "comment")}: ${doneWords[answer].toLowerCase()}.`

interface Elsewhere extends Pick<NeedsYouView, "held"> {
  readonly comment: Pick<NeedsYouView["comment"], "decision" | "has_media" | "status" | "text">
  readonly needs_you: unknown
}

/**
 * Who answered it elsewhere, and how; null where it still waits. Another comment stands in its place by then, so that it is
 * named.
 */
export const otherWords = ({ comment, held, needs_you }: Elsewhere): string | null => {
  const named = `“${beginning(saidIn(comment), longest)}”`
  if (held !== null) {
    const how = doneWords[held.answer].toLowerCase()
    return held.is_own ? `You have answered ${named} elsewhere: ${how}.` : `${held.by} has answered ${named}: ${how}.`
  }
  if (needs_you !== null) return null
  const { decision, status } = comment
  const now = statusWords[status].toLowerCase()
  return decision?.by === "person" && decision.name !== null
    ? `${decision.name} has answered ${named}: it is ${now} now.`
    : `${named} waits no longer: it is ${now} now.`
}
