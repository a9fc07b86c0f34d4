import { Duration } from "effect"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { onePrivateReply, privateReplyProblem } from "#src/Platforms/Port/PrivateReplyLimits.ts"
import { type OpenWork, pendingOf } from "../Pending.ts"

/** A private reply that was sent to the author of a comment, or is about to be. */
export interface EarlierPrivateReply {
  readonly text: string
  /** The key or grant that asked for it; null for nobody outside. */
  readonly askedBy: string | null
  readonly at: Date
}

export interface AskedPrivateReply {
  readonly text: string
  readonly askedBy: string
  /** Who the history names. */
  readonly actor: string
  /** Whether a campaign asks: it says the same once, however late it says it again. */
  readonly byCampaign: boolean
  readonly at: Date
}

export type PrivateReplyPlan =
  | { readonly _tag: "Removed" }
  | { readonly _tag: "Refused"; readonly reason: string }
  /** Asked for before, and answered as then. */
  | { readonly _tag: "Repeated" }
  | { readonly _tag: "Planned"; readonly change: CommentChange }

/** For this long an equal one of the same key is taken for a repeat of the first. */
const sameFor = Duration.minutes(1)

const isRepeat = (earlier: EarlierPrivateReply, asked: AskedPrivateReply): boolean =>
  earlier.askedBy === asked.askedBy &&
  earlier.text === asked.text &&
  (asked.byCampaign || asked.at.getTime() - earlier.at.getTime() < Duration.toMillis(sameFor))

/**
 * A message to who wrote a comment: how the comment stands, and what is thought of it, stays as it is. `open` is the
 * platform work that is queued for the comment.
 */
export const planPrivateReply = (
  comment: StoredComment,
  open: ReadonlyArray<OpenWork>,
  earlier: EarlierPrivateReply | null,
  asked: AskedPrivateReply
): PrivateReplyPlan => {
  if (comment.status === "deleted") return { _tag: "Removed" }
  if (earlier !== null)
    return isRepeat(earlier, asked) ? { _tag: "Repeated" } : { _tag: "Refused", reason: onePrivateReply }
  const age = Duration.millis(Math.max(0, asked.at.getTime() - comment.created_at.getTime()))
  const problem = privateReplyProblem(comment.platform, asked.text, age)
  if (problem !== null) return { _tag: "Refused", reason: problem }
  const pending = pendingOf([...open, { action: "private_reply", queued_at: asked.at }])
  return {
    _tag: "Planned",
    change: {
      set: { action_error: null, ...pending },
      history: [{ actor: asked.actor, what: "private reply", note: asked.text }],
      events: []
    }
  }
}
