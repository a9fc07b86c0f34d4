import lists from "./Profanity.json" with { type: "json" }
import type { Weighted } from "./Scams.ts"

/** Swear words with their severity: below .5 mild, up to .8 strong, from .8 severe. Masked spellings keep one `*`. */
export const profanity: ReadonlyArray<Weighted> = Object.entries(lists.terms).flatMap(([severity, terms]) =>
  terms.map((term) => [term, Number(severity)] as const)
)

/** Slurs against groups of people: always profanity, and a reason to look twice for hate. */
export const slurs: ReadonlyArray<string> = lists.slurs
