import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { received } from "#src/Comments/Observe.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { wholeSeconds } from "#src/Ground/Time.ts"
import type { Assessment } from "../Assess/Assessment.ts"
import { decidedEntry, shownDecision } from "../Decide/ApplyDecision.ts"
import type { Revisit } from "./Revisit.ts"

/** What looking at a comment again makes of it; nothing is done at its platform for that. `policyVersion`: the guidance's. */
export const applyRevisit = (
  comment: StoredComment,
  { _tag, record: { decision } }: Exclude<Revisit, { readonly _tag: "Left" }>,
  assessment: Pick<Assessment, "language" | "scores">,
  policyVersion: number | null,
  at: Date
): CommentChange => {
  const set = {
    language: assessment.language,
    scores: assessment.scores,
    decided_at: at,
    decision: shownDecision(decision, policyVersion, at)
  }
  const history = [decidedEntry(decision)]
  if (_tag === "Settles") {
    const status = comment.hidden_on_platform ? ("hidden" as const) : ("visible" as const)
    return { set: { ...set, status, waiting_since: null, asking: null }, history, events: [] }
  }
  return {
    set: {
      ...set,
      status: "review",
      // what is hidden is announced as received once the platform has confirmed that
      ...(decision.hides ? {} : { announced: true }),
      waiting_since: wholeSeconds(at),
      asking: {
        reason: decision.reason,
        reason_score: decision.score,
        leaning: decision.leaning,
        leaning_why: decision.leaningWhy,
        revisited: true
      }
    },
    history,
    events: ["comment.review", ...(decision.hides ? [] : received(comment))]
  }
}
