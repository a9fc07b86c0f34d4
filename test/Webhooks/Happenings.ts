import { Effect, FastCheck } from "effect"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import type { DecisionOutcome } from "#schema/resources/Comment.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import type { CommentFields } from "#src/Comments/StoredComment.ts"
import { shown, wholeSeconds } from "#src/Ground/Time.ts"
import { observed } from "#test/House.ts"

/** The events of a comment that settles, most specific first. */
export const commentEvents = [
  "comment.hidden",
  "comment.review",
  "comment.needs_reply",
  "comment.rule_matched",
  "comment.received"
] as const satisfies ReadonlyArray<WebhookEvent>

export const someCommentEvents = FastCheck.subarray([...commentEvents], { minLength: 1 })

/** A comment that waits to be decided. */
export const newComment = Effect.fn("newComment")(function* (account: ObservedAccount, externalId: string) {
  const intake = yield* Intake
  const comments = yield* Comments
  yield* intake.receive(account, [{ _tag: "Commented", comment: observed({ externalId }) }])
  const { data } = yield* Effect.orDie(comments.list(account.workspaceId, { external_id: externalId }, {}))
  const [comment] = data
  return comment === undefined ? yield* Effect.dieMessage("The comment did not arrive") : CommentId.make(comment.id)
})

const decided = (outcome: DecisionOutcome, text: string, at: Date): CommentFields => ({
  text,
  decided_at: at,
  decision: {
    outcome,
    by: "autopilot",
    name: null,
    reason: "Looks like a scam",
    category: "scams",
    score: 0.75,
    policy_version: 3,
    at: shown(at)
  },
  scores: {
    scams: 0.75,
    spam: 0,
    hate: 0,
    links: 1,
    competitors: 0,
    profanity: 0,
    contact: 0,
    media: 0,
    negative: 0.5
  },
  replies: [{ text: "Thanks — 🙏", by: "person", name: "Ada", at: shown(at), external_id: null }]
})

/** A change with which a comment of this text settles in such a way that the events match. */
export const settled = (events: ReadonlyArray<WebhookEvent>, text: string, at: Date): CommentChange => {
  const history = [{ actor: "Autopilot", what: "decided", note: text }]
  const elsewhere = { waiting_since: null, asking: null }
  if (events.includes("comment.hidden")) {
    const hidden = { status: "hidden", hidden_on_platform: true, hidden_at: at } as const
    return { set: { ...decided("hide", text, at), ...elsewhere, ...hidden }, history, events }
  }
  if (events.includes("comment.review")) {
    const asking = { reason: "Is this a scam?", reason_score: 0.75, leaning: "hide", leaning_why: "A link" } as const
    const review = { status: "review", waiting_since: wholeSeconds(at), asking } as const
    return { set: { ...decided("ask", text, at), ...review }, history, events }
  }
  const draft_reply = events.includes("comment.needs_reply") ? "We open at 8." : null
  return { set: { ...decided("keep", text, at), ...elsewhere, status: "visible", draft_reply }, history, events }
}

export const settle = Effect.fn("settle")(function* (
  workspaceId: WorkspaceId,
  id: CommentId,
  events: ReadonlyArray<WebhookEvent>,
  text: string
) {
  const comments = yield* Comments
  yield* comments.change(workspaceId, id, (_, at) => Effect.succeed([undefined, settled(events, text, at)] as const))
})
