import { FastCheck as fc } from "effect"
import { platforms } from "#schema/Platform.ts"
import type { CommentStatus, Decision, PlatformAction } from "#schema/resources/Comment.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { shown } from "#src/Ground/Time.ts"
import { pendingOf } from "#src/Moderation/Pending.ts"
import { stored as storedComment } from "#test/Comments/Stored.ts"

/** A comment as it came in, not decided yet. */
export const stored: StoredComment = storedComment({
  status: "pending",
  announced: false,
  decision: null,
  decided_at: null
})

export const decision = (by: Decision["by"], outcome: Decision["outcome"]): Decision => ({
  outcome,
  by,
  name: by === "person" ? "Ada" : null,
  reason: "Because",
  category: "spam",
  score: 0.9,
  policy_version: 1,
  at: shown(new Date(1_000))
})

const open = fc
  .array(fc.constantFrom<PlatformAction>("hide", "unhide", "reply", "private_reply", "block", "unblock"), {
    maxLength: 4
  })
  .map((actions) => actions.map((action, index) => ({ action, queued_at: new Date(700 + index) })))

/** Comments as the database can hold them, each with its open work. */
export const subject = fc
  .record({
    platform: fc.constantFrom(...platforms),
    status: fc.constantFrom<CommentStatus>("visible", "hidden", "deleted", "review", "pending"),
    hiddenInReview: fc.boolean(),
    archived: fc.boolean(),
    announced: fc.boolean(),
    author: fc.option(fc.constant("author-1")),
    open
  })
  .map(({ announced, archived, author, hiddenInReview, open, platform, status }) => {
    const hidden = status === "hidden" || (status === "review" && hiddenInReview)
    const comment: StoredComment = {
      ...stored,
      platform,
      status,
      archived,
      author_external_id: author,
      announced: announced || hidden || status === "review" || status === "deleted",
      hidden_on_platform: hidden,
      hidden_at: hidden ? new Date(500) : null,
      decision: status === "pending" ? null : decision("autopilot", hidden ? "hide" : "keep"),
      ...pendingOf(status === "deleted" ? [] : open),
      waiting_since: status === "review" ? new Date(0) : null,
      asking: status === "review" ? { reason: "?", reason_score: null, leaning: null, leaning_why: "" } : null
    }
    return { comment, open: status === "deleted" ? [] : open }
  })
