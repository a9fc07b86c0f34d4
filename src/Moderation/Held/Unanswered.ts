import { askedSince } from "#src/Comments/Asking/Asking.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { wholeSeconds } from "#src/Ground/Time.ts"
import { isHeldAbout } from "../Held.ts"
import type { StoredHeld } from "../HeldAnswersRepo.ts"

/** What somebody meant to happen who is asked again, since the author was quicker; null for what may be left alone. */
const meant = ({ answer, person_name }: StoredHeld): string | null => {
  switch (answer) {
    case "hide":
    case "block":
      return `${person_name} wanted to hide it, but its author edited it before that took effect.`
    case "reply":
      return `${person_name} replied, but its author edited the comment before the reply was posted.`
    default:
      return null
  }
}

/**
 * An answer that takes no effect: the comment waits where it waited before. One that was to be hidden or replied to, and
 * whose author edited it meanwhile, waits again though nothing was found in it: else an author could always be quicker than
 * a person. The words of a reply stay with it.
 */
export const unanswered = (held: StoredHeld, comment: StoredComment, reason: string, at: Date): CommentChange => {
  const words = held.answer_text
  const note = `${held.answer}: ${reason}${words === null ? "" : `: ${words}`}`
  const history = [{ actor: held.person_name, what: "not answered", note }]
  const draft = words === null ? {} : { draft_reply: comment.draft_reply ?? words }
  const why = meant(held)
  const { asking } = comment
  const isStale = !isHeldAbout(held, comment)
  const unposted = words === null || why === null || !isStale ? {} : { unposted: { why, words } }
  if (comment.status === "review") {
    return {
      set: { ...draft, ...(asking === null ? {} : { asking: { ...asking, ...unposted } }) },
      history,
      events: []
    }
  }
  // whoever else answered what it says now has decided about it
  const isDecided = comment.decision?.by === "person"
  if (why === null || !isStale || isDecided || comment.status !== "visible") return { set: {}, history, events: [] }
  return {
    set: {
      ...draft,
      status: "review",
      waiting_since: wholeSeconds(at),
      asking: { ...askedSince(why, comment.decision), ...unposted }
    },
    history,
    events: ["comment.review"]
  }
}
