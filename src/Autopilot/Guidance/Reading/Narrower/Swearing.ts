import type { Rule } from "../../Policy.ts"

const any = /\b(?:a (?:little )?bit|a little|a hint|a touch|the odd bit|even a bit) of (?:swearing|cursing|cussing)\b/iu

/** `Hide anything with a bit of swearing` means the strong words no less; where it may stay, only the mild ones are meant. */
export const ofAnySwearing = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> =>
  rules.map((rule) =>
    rule.effect === "hide" && rule.topics.length === 0 && rule.terms.includes("dammit") && any.test(said)
      ? { ...rule, topics: ["profanity"], terms: [] }
      : rule
  )
