import type { CommentChange } from "#src/Comments/CommentChange.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { wholeSeconds } from "#src/Ground/Time.ts"
import { isAbout } from "../Held.ts"
import type { StoredHeld } from "../HeldAnswersRepo.ts"

/**
 * An answer that takes no effect: the comment waits where it waited before. One that was to be hidden, and whose author
 * edited it meanwhile, waits again though nothing was found in it: else an author could always be quicker than a person.
 */
export const unanswered = (held: StoredHeld, comment: StoredComment, reason: string, at: Date): CommentChange => {
  const history = [{ actor: held.person_name, what: "not answered", note: `${held.answer}: ${reason}` }]
  const wasToBeHidden = held.answer === "hide" || held.answer === "block"
  if (!wasToBeHidden || isAbout(held, comment) || comment.status !== "visible") return { set: {}, history, events: [] }
  return {
    set: {
      status: "review",
      waiting_since: wholeSeconds(at),
      asking: {
        reason: `${held.person_name} wanted to hide it, but its author edited it before that took effect.`,
        reason_score: null,
        leaning: null,
        leaning_why: comment.decision?.reason ?? ""
      }
    },
    history,
    events: ["comment.review"]
  }
}
