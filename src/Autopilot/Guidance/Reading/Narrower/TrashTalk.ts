import type { Rule, RuleTarget } from "../../Policy.ts"

const banter = /(?<!\p{L})(?:(?:trash|smack)[ -]?talk(?:ing)?|sledging|banter)(?!\p{L})/iu
const profanity: RuleTarget = { topics: ["profanity"], terms: [] }

/** `Trash talk is fine`: swearing at somebody is more than that. */
export const ofTrashTalk = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> => {
  if (!banter.test(said) || rules.some(({ topics }) => topics.includes("profanity"))) return rules
  return rules.map((rule) =>
    rule.effect === "keep" && rule.topics.join() === "insult" ? { ...rule, except: [...rule.except, profanity] } : rule
  )
}
