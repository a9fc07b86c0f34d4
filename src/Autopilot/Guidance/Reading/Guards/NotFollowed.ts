import type { Policy } from "../../Policy.ts"
import { whyConsequence } from "./Consequences.ts"
import { whyDropped } from "./Dropped.ts"
import { whyUnsound } from "./Sound.ts"

/** Why what a sentence was read as is not followed, by its words and by the one behind it; null where it is. */
export const whyNotFollowed = (
  text: string,
  next: string | undefined,
  { competitors, rules }: Pick<Policy, "rules" | "competitors">
): string | null => whyConsequence(text, next, rules) ?? whyDropped(text, rules, competitors) ?? whyUnsound(rules)
