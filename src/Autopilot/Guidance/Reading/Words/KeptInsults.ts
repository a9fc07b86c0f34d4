import type { RuleTarget } from "../../Policy.ts"
import { unread } from "./ReadPart.ts"

/** Said of these, to keep what is meant for the brand would keep what is meant for anybody. */
export const isInsulting = ({ topics }: Pick<RuleTarget, "topics">): boolean =>
  topics.some((one) => one === "insult" || one === "threat")

export const ofWhom = unread(
  "Steward does not tell whom an insult or a threat is meant for, and all of them would stay; write what may be said of you, as in “Keep complaints”"
)
