import { Option } from "effect"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { type CommentWithWork, willBeHidden } from "./Pending.ts"
import type { Verb } from "./RequestedAction.ts"

/** What a person's deed says about a comment: that it should be hidden, or kept; null for nothing. */
export const verdictOf = (subject: CommentWithWork, verb: Verb): "hide" | "keep" | null => {
  switch (verb) {
    case "hide":
      return "hide"
    case "unhide":
    case "allow":
    case "keep":
      return "keep"
    case "reply":
      // answering a comment that is up anyway says nothing new about it
      return subject.comment.status === "review" || willBeHidden(subject) ? "keep" : null
    default:
      return null
  }
}

/** What the autopilot thought of the comment before the person came; null when it had no opinion. */
const opinion = (comment: StoredComment): "hide" | "keep" | null => {
  if (comment.asking !== null) return comment.asking.revisited ? null : comment.asking.leaning
  const { decision } = comment
  return decision !== null && decision.by === "autopilot" && decision.outcome !== "ask" ? decision.outcome : null
}

/** Whether the comment says what a person decided, and no longer what the autopilot thought. */
export const isOfPersonAlone = (comment: Pick<StoredComment, "asking" | "decision">): boolean =>
  comment.asking === null && comment.decision?.by === "person"

/**
 * Whether the autopilot thought the same; null when it had no opinion. `earlier`: what people last decided. `recorded`:
 * what it last did about the comment on its own, for when a person has since done what said nothing of that, as who
 * replies to a comment that is up.
 */
export const agreed = (
  comment: StoredComment,
  earlier: Option.Option<{ readonly verdict: "hide" | "keep"; readonly agreed: boolean | null }>,
  verdict: "hide" | "keep",
  recorded: "hide" | "keep" | null = null
): boolean | null => {
  // a person thinks again, and the opinion is still the one that the autopilot had at first
  if (Option.isSome(earlier) && comment.decision?.by !== "autopilot") {
    const before = earlier.value
    return before.agreed === null ? null : (before.verdict === verdict) === before.agreed
  }
  const before = isOfPersonAlone(comment) ? recorded : opinion(comment)
  return before === null ? null : before === verdict
}

/**
 * Whether an answer takes back what was answered about the same text before, or goes against what the autopilot did on its
 * own, perhaps because of answers to others.
 */
export const turns = (
  { asking, decision, text }: Pick<StoredComment, "asking" | "decision" | "text">,
  earlier: Option.Option<{ readonly verdict: "hide" | "keep"; readonly text: string }>,
  verdict: "hide" | "keep"
): boolean =>
  Option.exists(earlier, (before) => before.verdict !== verdict && before.text === text) ||
  (asking === null && decision?.by === "autopilot" && decision.outcome !== verdict)

/** Two people who answer within this time of each other were looking at the same waiting comment. */
export const atOnceMilliseconds = 60_000

/** Whether the autopilot had asked about the comment; `earlier`: what people last decided. */
export const wasAsked = (comment: StoredComment, earlier: Option.Option<{ readonly asked: boolean }>): boolean =>
  comment.asking !== null || (comment.decision?.by !== "autopilot" && Option.exists(earlier, ({ asked }) => asked))
