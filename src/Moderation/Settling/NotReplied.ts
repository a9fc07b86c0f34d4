import type { WebhookEvent } from "#schema/resources/Event.ts"
import { askedSince } from "#src/Comments/Asking/Asking.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { wholeSeconds } from "#src/Ground/Time.ts"
import type { ClaimedWork } from "../Claims/Work.ts"
import { pendingOf } from "../Pending.ts"
import type { Consequences } from "./WorkResult.ts"

type Work = Pick<ClaimedWork, "action" | "reply_text" | "by" | "actor">

/**
 * A reply is not posted any more, as its comment says something else by now. The autopilot answers that by itself, or
 * drafts where it may not. Whoever else wrote one is asked again, with their words at hand, unless the comment is or will be hidden: then it says why.
 */
export const notReplied = (
  comment: StoredComment,
  work: Work,
  { draft, reason }: { readonly draft: boolean; readonly reason: string },
  { asks, left }: Consequences,
  firsts: ReadonlyArray<WebhookEvent>,
  at: Date
): CommentChange => {
  const text = work.reply_text ?? ""
  const isOfAutopilot = work.by === "autopilot"
  const what = work.action === "private_reply" ? "not privately replied" : "not replied"
  const history = [{ actor: isOfAutopilot ? "Autopilot" : work.actor, what, note: `${reason}: ${text}` }]
  const pending = pendingOf(left)
  if (isOfAutopilot) {
    return draft
      ? { set: { ...pending, draft_reply: text }, history, events: ["comment.needs_reply"] }
      : { set: pending, history, events: [] }
  }
  const set = { ...pending, action_error: reason }
  if (!asks || comment.status === "hidden") return { set, history, events: [] }
  const why = `${work.actor} replied, but its author edited the comment before the reply was posted.`
  const { asking } = comment
  const unposted = { why, words: text }
  return {
    set: {
      ...set,
      status: "review",
      draft_reply: comment.draft_reply ?? text,
      waiting_since: comment.waiting_since ?? wholeSeconds(at),
      asking:
        asking === null
          ? { ...askedSince(why, comment.decision), unposted }
          : { ...asking, reason: `${why} ${asking.reason}`, unposted },
      announced: true
    },
    history,
    events: comment.status === "review" ? firsts : ["comment.review", ...firsts]
  }
}
