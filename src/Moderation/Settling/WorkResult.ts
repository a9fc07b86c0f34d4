import { platformName } from "#schema/Platform.ts"
import type { PlatformAction } from "#schema/resources/Comment.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { undecided } from "#src/Comments/Observe.ts"
import type { CommentFields, StoredComment } from "#src/Comments/StoredComment.ts"
import { shown, wholeSeconds } from "#src/Ground/Time.ts"
import type { ClaimedWork, StoredOpenWork } from "../Claims/Work.ts"
import { type OpenWork, pendingOf } from "../Pending.ts"

type Work = Pick<ClaimedWork, "action" | "reply_text" | "by" | "actor">

const past: Record<PlatformAction, string> = {
  hide: "hidden",
  unhide: "unhidden",
  reply: "replied",
  private_reply: "privately replied",
  block: "blocked",
  unblock: "unblocked"
}

/** The events of a comment's first settling, beside those of how it settled: they go out once. */
export const firstEvents = (comment: StoredComment, ruleMatched: boolean): ReadonlyArray<WebhookEvent> =>
  comment.announced ? [] : ruleMatched ? ["comment.rule_matched", "comment.received"] : ["comment.received"]

/** The platform confirmed a piece of work; `open` is what is still queued for the comment. */
export const confirmed = (
  comment: StoredComment,
  work: Work,
  externalId: string | null,
  open: ReadonlyArray<OpenWork>,
  firsts: ReadonlyArray<WebhookEvent>,
  at: Date
): CommentChange => {
  const pending = pendingOf(open)
  const entry = { actor: platformName(comment.platform), what: past[work.action], note: `Asked for by ${work.actor}` }
  switch (work.action) {
    case "hide":
      return {
        set: {
          ...pending,
          acted_at: at,
          hidden_on_platform: true,
          hidden_at: at,
          // a later unhide may be queued already; until it is confirmed, the platform hides it
          ...(comment.status === "review" || comment.status === "pending" ? {} : { status: "hidden" }),
          announced: true
        },
        history: [entry],
        events: ["comment.hidden", ...firsts]
      }
    case "unhide":
      return {
        set: {
          ...pending,
          acted_at: at,
          hidden_on_platform: false,
          hidden_at: null,
          // an edit that came first left no time at which what it says was decided
          ...(comment.status !== "hidden" ? {} : comment.decided_at === null ? undecided : { status: "visible" })
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
    case "private_reply":
      return { set: pending, history: [{ ...entry, note: work.reply_text }], events: [] }
    case "block":
    case "unblock":
      return { set: pending, history: [entry], events: [] }
  }
}

const postedReply = (work: Work, externalId: string | null, at: Date) => ({
  text: work.reply_text ?? "",
  by: work.by,
  name: work.by === "autopilot" ? null : work.actor,
  at: shown(at),
  external_id: externalId
})

const isAboutAuthor = (action: PlatformAction) =>
  action === "block" || action === "unblock" || action === "private_reply"

const inWords = (action: PlatformAction): string => action.replace("_", " ")

/** What a refusal means for the rest of a comment's work. */
export interface Consequences {
  /** Replies that cannot be posted, since the comment stays hidden. */
  readonly dropped: ReadonlyArray<StoredOpenWork>
  readonly left: ReadonlyArray<StoredOpenWork>
  /** Whether a person has to look at the comment. */
  readonly asks: boolean
}

/**
 * `later` is the work that is still queued, in its order. A refusal that a later hide or unhide overtakes asks nobody,
 * and neither does one that is about the author and not about how the comment stands.
 */
export const consequences = (action: PlatformAction, later: ReadonlyArray<StoredOpenWork>): Consequences => {
  const turn = later.findIndex((work) => work.action === "hide" || work.action === "unhide")
  const shut = action === "unhide" ? later.slice(0, turn === -1 ? later.length : turn) : []
  const dropped = shut.filter((work) => work.action === "reply")
  return {
    dropped,
    left: later.filter((work) => !dropped.includes(work)),
    asks: turn === -1 && !isAboutAuthor(action)
  }
}

/** The platform refuses for good. */
export const refused = (
  comment: StoredComment,
  work: Work,
  reason: string,
  { asks, dropped, left }: Consequences,
  firsts: ReadonlyArray<WebhookEvent>,
  at: Date
): CommentChange => {
  const platform = platformName(comment.platform)
  const set: CommentFields = { ...pendingOf(left), action_error: reason }
  const history = [
    { actor: platform, what: "refused", note: `${inWords(work.action)}: ${reason}` },
    ...dropped.map((reply) => ({ actor: platform, what: "not replied", note: reply.reply_text }))
  ]
  if (isAboutAuthor(work.action)) return { set, history, events: [] }
  if (!asks) {
    // what a person asked for later comes of it all the same, unless this was a reply
    const action_error = work.action === "reply" ? reason : null
    return { set: { ...set, action_error, announced: true }, history, events: firsts }
  }
  return {
    set: {
      ...set,
      status: "review",
      waiting_since: comment.waiting_since ?? wholeSeconds(at),
      asking: {
        reason: `${platform} did not carry out the ${work.action}: ${reason}`,
        reason_score: comment.decision?.score ?? null,
        leaning: work.action === "hide" ? "hide" : "keep",
        leaning_why: comment.decision?.reason ?? ""
      },
      announced: true
    },
    history,
    events: ["comment.review", ...firsts]
  }
}

/** The work waits until the account is connected again. */
export const parked = (comment: StoredComment, work: Work, reason: string): CommentChange => ({
  set: {},
  history: [{ actor: platformName(comment.platform), what: "waiting", note: `${inWords(work.action)}: ${reason}` }],
  events: []
})

/** The platform took too long to confirm a hide: the comment is announced as received, and `hidden` follows alone. */
export const announced = (comment: StoredComment, firsts: ReadonlyArray<WebhookEvent>): CommentChange | null =>
  comment.announced ? null : { set: { announced: true }, history: [], events: firsts }
