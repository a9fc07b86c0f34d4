import type { PlatformAction } from "#schema/Comment.ts"
import { platformName } from "#schema/Platform.ts"
import type { CommentChange } from "#src/Comments/Comments.ts"
import { received } from "#src/Comments/Observe.ts"
import type { CommentFields, StoredComment } from "#src/Comments/StoredComment.ts"
import { shown, wholeSeconds } from "#src/Time.ts"
import type { ClaimedWork } from "./WorkRepo.ts"

type Work = Pick<ClaimedWork, "action" | "reply_text" | "by" | "actor">

const past: Record<PlatformAction, string> = {
  hide: "hidden",
  unhide: "unhidden",
  reply: "replied",
  block: "blocked",
  unblock: "unblocked"
}

/** The platform confirmed a piece of work; `next` is what is still queued for the comment. */
export const confirmed = (
  comment: StoredComment,
  work: Work,
  externalId: string | null,
  next: { readonly action: PlatformAction; readonly queued_at: Date } | null,
  at: Date
): CommentChange => {
  const pending = { pending_action: next?.action ?? null, pending_since: next?.queued_at ?? null, acted_at: at }
  const entry = { actor: platformName(comment.platform), what: past[work.action], note: `Asked for by ${work.actor}` }
  switch (work.action) {
    case "hide":
      return {
        set: {
          ...pending,
          hidden_on_platform: true,
          hidden_at: at,
          // a later unhide may be queued already; until it is confirmed, the platform hides it
          ...(comment.status === "review" ? {} : { status: "hidden" }),
          announced: true
        },
        history: [entry],
        events: ["comment.hidden", ...received(comment)]
      }
    case "unhide":
      return {
        set: {
          ...pending,
          hidden_on_platform: false,
          hidden_at: null,
          ...(comment.status === "hidden" ? { status: "visible" } : {})
        },
        history: [entry],
        events: []
      }
    case "reply":
      return {
        set: { ...pending, replies: [...comment.replies, postedReply(work, externalId, at)] },
        history: [{ ...entry, note: work.reply_text }],
        events: []
      }
    case "block":
    case "unblock":
      return { set: pending, history: [entry], events: [] }
  }
}

const postedReply = (work: Work, externalId: string | null, at: Date) => ({
  text: work.reply_text ?? "",
  by: work.by,
  name: work.by === "person" ? work.actor : null,
  at: shown(at),
  external_id: externalId
})

/** The platform refuses for good: a person has to look at the comment, unless only its author was to be blocked. */
export const refused = (comment: StoredComment, work: Work, reason: string, at: Date): CommentChange => {
  const platform = platformName(comment.platform)
  const set: CommentFields = { pending_action: null, pending_since: null, action_error: reason }
  const history = [{ actor: platform, what: "refused", note: `${work.action}: ${reason}` }]
  if (work.action === "block" || work.action === "unblock") return { set, history, events: [] }
  return {
    set: {
      ...set,
      status: "review",
      waiting_since: wholeSeconds(at),
      asking: {
        reason: `${platform} did not carry out the ${work.action}: ${reason}`,
        reason_score: comment.decision?.score ?? null,
        leaning: work.action === "hide" ? "hide" : "keep",
        leaning_why: comment.decision?.reason ?? ""
      },
      announced: true
    },
    history,
    events: ["comment.review", ...received(comment)]
  }
}

/** The work waits until the account is connected again. */
export const parked = (comment: StoredComment, work: Work, reason: string): CommentChange => ({
  set: {},
  history: [{ actor: platformName(comment.platform), what: "waiting", note: `${work.action}: ${reason}` }],
  events: []
})

/** The platform took too long to confirm a hide: the comment is announced as received, and `hidden` follows alone. */
export const announced = (comment: StoredComment): CommentChange | null =>
  comment.announced ? null : { set: { announced: true }, history: [], events: ["comment.received"] }
