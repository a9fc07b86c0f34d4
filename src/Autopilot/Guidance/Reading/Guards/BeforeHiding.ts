import type { Rule } from "../../Policy.ts"

const beforeHiding =
  /\bbefore (?:you (?:ever )?)?(?:hid(?:e|ing)|remov(?:e|ing)|delet(?:e|ing)|block(?:ing)?|taking down|take down|touch(?:ing)?) (?:anything|something|stuff|any|all|comments?|posts?)\b/iu
export const ofAllThere =
  'Steward would ask about every comment there, also about those that it leaves up; say what to ask about, as in "Ask me about complaints in German"'

/** Rules that ask about whatever stands somewhere. */
export const asksOfAll = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some(({ effect, terms, topics }) => effect === "ask" && topics.length + terms.length === 0)

/** `Ask me before hiding anything in German` speaks of what would be hidden, and not of all that is in German. */
export const asksTooMuch = (said: string, rules: ReadonlyArray<Rule>): boolean =>
  beforeHiding.test(said) && asksOfAll(rules)
