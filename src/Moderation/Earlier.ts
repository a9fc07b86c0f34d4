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
