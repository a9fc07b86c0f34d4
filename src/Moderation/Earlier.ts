import type { Principal } from "#schema/api/Authentication.ts"
import type { AnswerKind } from "#schema/resources/NeedsYou.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import type { StoredAnswer } from "./AnswersRepo.ts"
import { atOnceMilliseconds } from "./Lesson.ts"

/** Who was first, and how. */
export const answeredBy = ({ answer, person_name }: StoredAnswer): string =>
  `${person_name} has already answered this comment: ${answer}`

/** Whether an answer still holds: it waits for nobody, and neither the autopilot nor the platform has decided since. */
export const stands = (earlier: StoredAnswer, { decision, status }: StoredComment) =>
  status !== "review" && status !== "deleted" && decision?.by === "person" && decision.outcome === earlier.verdict

/** Whether what somebody answered when they were asked still holds, and another verdict goes against it. */
export const contradicts = (earlier: StoredAnswer, comment: StoredComment, verdict: "hide" | "keep" | null) =>
  earlier.asked && earlier.verdict !== verdict && stands(earlier, comment)

export const isSame = (earlier: StoredAnswer, answer: AnswerKind, text: string | undefined) =>
  earlier.answer === answer && (answer !== "reply" || earlier.answer_text === text)

/** Whether a campaign decided the same before, which nothing has changed since. */
export const isRepeatedByCampaign = (
  { campaign }: Pick<Principal, "campaign">,
  { decision, status }: StoredComment,
  verdict: "hide" | "keep"
): boolean =>
  campaign !== undefined &&
  status !== "review" &&
  status !== "deleted" &&
  decision?.by === "campaign" &&
  decision.name === campaign &&
  decision.outcome === verdict

export const isAtOnce = (earlier: StoredAnswer, principal: Principal, at: Date) =>
  earlier.person_id !== principal.personId && at.getTime() - earlier.at.getTime() < atOnceMilliseconds

const stoodAs = ({ decision }: Pick<StoredComment, "decision">): string => {
  if (decision === null) return "it was not decided yet"
  const who =
    decision.by === "autopilot" ? "the autopilot" : decision.by === "platform" ? "the platform" : decision.name
  return `${who ?? "somebody"} had ${decision.outcome === "hide" ? "hidden" : "kept"} it`
}

/**
 * What an answer is, where it is not simply the first to a comment that waits: it is taken all the same, and whoever gave
 * it is told. `standing`: an earlier answer that holds.
 */
export const unexpectedNote = (
  comment: Pick<StoredComment, "decision" | "status" | "waiting_since">,
  standing: Pick<StoredAnswer, "answer" | "person_name"> | null
): string | null => {
  if (standing !== null) {
    const note = `It takes the place of an earlier answer: ${standing.person_name} said ${standing.answer}`
    return standing.answer === "reply" ? `${note}. That reply is not taken back` : note
  }
  if (comment.status === "review" || comment.waiting_since !== null) return null
  return `The comment did not wait for an answer: ${stoodAs(comment)}. Your answer was taken all the same`
}
