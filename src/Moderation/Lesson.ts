import type { StoredComment } from "#src/Comments/StoredComment.ts"
import type { Verb } from "./Plan.ts"

/** What a person's deed says about a comment: that it should be hidden, or kept; null for nothing. */
export const verdictOf = (comment: StoredComment, verb: Verb): "hide" | "keep" | null => {
  switch (verb) {
    case "hide":
      return "hide"
    case "unhide":
    case "allow":
    case "keep":
      return "keep"
    case "reply":
      // answering a comment that is up anyway says nothing new about it
      return comment.status === "review" || comment.hidden_on_platform ? "keep" : null
    default:
      return null
  }
}

/** What the autopilot thought of the comment before the person came; null when it had no opinion. */
const opinion = (comment: StoredComment): "hide" | "keep" | null => {
  if (comment.asking !== null) return comment.asking.leaning
  const { decision } = comment
  return decision !== null && decision.by === "autopilot" && decision.outcome !== "ask" ? decision.outcome : null
}

export const agreed = (comment: StoredComment, verdict: "hide" | "keep"): boolean | null => {
  const before = opinion(comment)
  return before === null ? null : before === verdict
}

/** The same question when a person thinks again: the autopilot's opinion is the one it had at first. */
export const agreedAfter = (
  earlier: { readonly verdict: "hide" | "keep"; readonly agreed: boolean | null },
  verdict: "hide" | "keep"
): boolean | null => (earlier.agreed === null ? null : (earlier.verdict === verdict) === earlier.agreed)

/** Two people who answer within this time of each other were looking at the same waiting comment. */
export const atOnceMilliseconds = 60_000
