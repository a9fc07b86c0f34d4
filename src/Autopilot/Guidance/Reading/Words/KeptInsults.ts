import type { RuleTarget } from "../../Policy.ts"
import { unread } from "./ReadPart.ts"

/** Said of these, to keep what is meant for the brand would keep what is meant for anybody. */
export const isInsulting = ({ topics }: Pick<RuleTarget, "topics">): boolean =>
  topics.some((one) => one === "insult" || one === "threat")

export const ofWhom = unread(
  "Steward does not tell whom an insult or a threat is meant for, and all of them would stay; write what may be said of you, as in “Keep complaints”"
)

/** They are taken for insults where they are hidden, and whoever lets them stay need not mean these. */
export const alsoInsults =
  /\b(?:troll\p{L}*|aggress\p{L}*|mock\p{L}*|sham(?:e|ing)|ridicul\p{L}*|hostil\p{L}*|pile[- ]ons?|making fun|gang(?:ing)? up|witch hunts?|stirr\p{L}*|quarrel\p{L}*)\b/iu
