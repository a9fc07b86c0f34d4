import type { Decision } from "#schema/resources/Comment.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { askedSince } from "#src/Comments/Asking/Asking.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { received } from "#src/Comments/Observe.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { shown, wholeSeconds } from "#src/Ground/Time.ts"
import type { PlannedWork } from "#src/Moderation/Plan.ts"
import { replyLimit } from "#src/Platforms/Port/Capabilities.ts"
import { cutReply } from "#src/Platforms/Port/ReplyText.ts"
import type { Assessment } from "../Assess/Assessment.ts"
import type { WrittenReply } from "../Replies/Compose.ts"
import type { AutopilotDecision } from "./Decision.ts"

export interface AppliedDecision {
  readonly change: CommentChange
  readonly work: ReadonlyArray<PlannedWork>
}

/** A decision as its comment shows it. `policyVersion`: the guidance's. */
export const shownDecision = (
  { category, outcome, reason, score }: AutopilotDecision,
  policyVersion: number | null,
  at: Date
): Decision => ({
  outcome,
  by: "autopilot",
  name: null,
  reason,
  category,
  score,
  policy_version: policyVersion,
  at: shown(at)
})

/** What a comment's history says of a decision. */
export const decidedEntry = ({ outcome, reason }: AutopilotDecision) => ({
  actor: "Autopilot",
  what: `decided: ${outcome}`,
  note: reason
})

/**
 * What a decision makes of a comment. A hide stays unannounced until the platform has confirmed it. A reply to a
 * question is posted when the comment is kept and the writer is sure, and else waits as a draft. Where a person's reply was held back,
 * they are asked whatever is decided, unless the comment is hidden.
 */
export const applyDecision = (
  comment: StoredComment,
  decision: AutopilotDecision,
  assessment: Pick<Assessment, "language" | "scores" | "isQuestion">,
  policyVersion: number | null,
  reply: WrittenReply | null,
  at: Date
): AppliedDecision => {
  // edited while it was to be shown again, it may still be hidden
  const truth = comment.hidden_on_platform ? ("hidden" as const) : ("visible" as const)
  // nobody answers what is hidden
  const hides = decision.outcome === "hide" || decision.hides
  const draft = hides ? null : reply
  const unposted = comment.asking?.unposted ?? null
  const sent = draft?.sure === true && decision.outcome === "keep" && !comment.hidden_on_platform && unposted === null
  const set = {
    draft_reply: hides ? null : (unposted?.words ?? (draft === null || sent ? null : draft.text)),
    language: assessment.language,
    scores: assessment.scores,
    decided_at: at,
    action_error: null,
    decision: shownDecision(decision, policyVersion, at)
  }
  const history = [
    decidedEntry(decision),
    ...(draft === null
      ? []
      : [{ actor: "Autopilot", what: sent ? "replies" : "drafted a reply", note: `${draft.because}: ${draft.text}` }])
  ]
  const matched: ReadonlyArray<WebhookEvent> = decision.ruleMatched === null ? [] : ["comment.rule_matched"]
  const needsReply: ReadonlyArray<WebhookEvent> =
    assessment.isQuestion && !sent && !hides ? ["comment.needs_reply"] : []
  switch (decision.outcome) {
    case "hide":
      return {
        change: {
          set: { ...set, ...(unposted && { asking: null }), status: truth, pending_action: "hide", pending_since: at },
          history,
          events: []
        },
        work: [{ action: "hide", replyText: null }]
      }
    case "keep":
      if (unposted !== null) {
        return {
          change: {
            set: {
              ...set,
              status: "review",
              announced: true,
              waiting_since: wholeSeconds(at),
              asking: { ...askedSince(unposted.why, decision), unposted }
            },
            history,
            events: ["comment.review", ...needsReply, ...matched, ...received(comment)]
          },
          work: []
        }
      }
      return {
        change: {
          set: {
            ...set,
            status: truth,
            announced: true,
            ...(sent ? { pending_action: "reply" as const, pending_since: at } : {})
          },
          history,
          events: [...needsReply, ...matched, ...received(comment)]
        },
        work: sent ? [{ action: "reply", replyText: cutReply(draft.text, replyLimit(comment.platform)).text }] : []
      }
    case "ask":
      return {
        change: {
          set: {
            ...set,
            status: "review",
            ...(decision.hides ? { pending_action: "hide" as const, pending_since: at } : { announced: true }),
            waiting_since: wholeSeconds(at),
            asking: {
              reason: unposted === null ? decision.reason : `${unposted.why} ${decision.reason}`,
              reason_score: decision.score,
              leaning: decision.leaning,
              leaning_why: decision.leaningWhy,
              ...(unposted && { unposted })
            }
          },
          history,
          // what is hidden besides is announced as received once the platform has confirmed that
          events: ["comment.review", ...needsReply, ...matched, ...(decision.hides ? [] : received(comment))]
        },
        work: decision.hides ? [{ action: "hide", replyText: null }] : []
      }
  }
}
