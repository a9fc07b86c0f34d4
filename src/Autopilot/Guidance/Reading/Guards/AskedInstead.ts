import type { Rule } from "../../Policy.ts"
import { framedEffect } from "../Frames/Framed.ts"
import { marked } from "../Words/Marked.ts"

const instead = 'it is not clear what to do; start with "hide", "keep" or "ask me about", then say what'

/** Why `keep me posted on questions` keeps none, however it was read: it asks; null for any other sentence. */
export const askedInstead = (said: string, rules: ReadonlyArray<Rule>): string | null =>
  rules.length > 0 && !rules.some(({ effect }) => effect === "ask") && framedEffect(marked(said).text) === "ask"
    ? instead
    : null
