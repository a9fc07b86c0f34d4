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

const longest = 48

/** What was answered, so that one sees which it was. */
export const givenWords = (answer: HeldKind, said: Parameters<typeof saidIn>[0]): string =>
  `${doneWords[answer]}: ${beginning(saidIn(said), longest)}`

export const givenAlikeWords = (answer: HeldKind, count: number, left: number): string =>
  `${doneWords[answer]}: ${counted(count, "comment")}.${left === 0 ? "" : ` ${left} stayed as they were.`}`

/** What was answered before the page was loaded, and can be taken back still. */
export const justNowWords = (answer: HeldKind, count: number): string =>
  `Just now, ${counted(count, "comment")}: ${doneWords[answer].toLowerCase()}.`

/** Who answered it elsewhere, and how; null where it still waits. */
export const otherWords = ({ comment, held, needs_you }: NeedsYouView): string | null => {
  if (held !== null) {
    const who = held.is_own ? "You have answered this comment elsewhere" : `${held.by} has answered this comment`
    return `${who}: ${doneWords[held.answer].toLowerCase()}.`
  }
  if (needs_you !== null) return null
  const { decision, status } = comment
  const now = statusWords[status].toLowerCase()
  return decision?.by === "person" && decision.name !== null
    ? `${decision.name} has answered this comment: it is ${now} now.`
    : `This comment waits no longer: it is ${now} now.`
}
