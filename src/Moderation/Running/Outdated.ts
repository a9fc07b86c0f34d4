import { Duration } from "effect"
import type { AnswerQuestions } from "#schema/resources/Autopilot.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { shown } from "#src/Ground/Time.ts"
import type { ClaimedWork } from "../Claims/Work.ts"
import { isAbout } from "../Held.ts"
import type { OpenWork } from "../Pending.ts"
import { WorkOutcome } from "../WorkOutcome.ts"

type Reply = Pick<ClaimedWork, "about" | "action" | "by" | "queued_at">
type Answered = Pick<StoredComment, "decision" | "erased_at" | "hidden_on_platform" | "replies" | "status" | "text">

/** What else is known of the comment and its brand. */
interface Around {
  /** What is queued for the comment. */
  readonly open: ReadonlyArray<OpenWork>
  readonly mode: AnswerQuestions
}

/** For this long a reply waits until an edited comment is judged. */
const untilJudged = Duration.seconds(2)

/**
 * Why a reply is not posted now though the platform would take it; null where it is. Nobody meant it for what an edited
 * comment says now. What that is is judged first: the autopilot then answers it anew, and people are asked.
 */
export const outdated = (work: Reply, comment: Answered, { mode, open }: Around): WorkOutcome | null => {
  const { action, by } = work
  if (action !== "reply" && action !== "private_reply") return null
  if (by === "autopilot") {
    const reason = outdatedAnswer(work, comment, open)
    if (reason !== null) return WorkOutcome.Outdated({ reason, draft: false })
    return mode === "send" ? null : WorkOutcome.Outdated({ reason: switchedOff, draft: mode === "draft" })
  }
  if (isAbout(work, comment)) return null
  if (comment.status !== "pending") return WorkOutcome.Outdated({ reason: editedSince(action), draft: false })
  return WorkOutcome.Later({
    delay: untilJudged,
    reason: "The comment was edited, and what it says now is judged first.",
    uncertain: false,
    unsettled: false,
    counts: false,
    pause: "work"
  })
}

const switchedOff = "The autopilot was told to answer no questions alone before the reply was posted"

const editedSince = (action: "reply" | "private_reply") =>
  `The comment was edited before the ${action === "reply" ? "reply was posted" : "private reply was sent"}`

/** The same for the autopilot, in words. Who edits a comment has it answered anew where it still is a question. */
const outdatedAnswer = (work: Reply, comment: Answered, open: ReadonlyArray<OpenWork>): string | null => {
  const { decision, hidden_on_platform, replies } = comment
  if (replies.some((reply) => reply.by === "autopilot")) return "The autopilot's earlier reply is there"
  const isDecidedAnew = decision === null || (decision.by === "autopilot" && decision.at !== shown(work.queued_at))
  if (isDecidedAnew || !isAbout(work, comment)) return editedSince("reply")
  const later = open.filter(({ queued_at }) => queued_at > work.queued_at)
  if (later.some(({ action }) => action === "reply")) return "Somebody replied before the reply was posted"
  if (later.some(({ action }) => action === "block")) return "The author was blocked before the reply was posted"
  // people hid it since: nobody answers what is hidden
  return hidden_on_platform || decision.outcome === "hide" ? "The comment was hidden before the reply was posted" : null
}
