import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { shown } from "#src/Ground/Time.ts"
import type { ClaimedWork } from "../Claims/Work.ts"

/**
 * Why a reply of the autopilot's is not posted any more, in words; null where it is. Who edits a comment while its answer
 * waits has it decided anew, and answered anew where it still is a question. What people write is theirs.
 */
export const outdated = (
  { action, by, queued_at }: Pick<ClaimedWork, "action" | "by" | "queued_at">,
  { decision, replies }: Pick<StoredComment, "decision" | "replies">
): string | null => {
  if (action !== "reply" || by !== "autopilot") return null
  if (replies.some((reply) => reply.by === "autopilot")) return "The autopilot's earlier reply is there"
  const isDecidedAnew = decision === null || (decision.by === "autopilot" && decision.at !== shown(queued_at))
  return isDecidedAnew ? "The comment was edited before the reply was posted" : null
}
