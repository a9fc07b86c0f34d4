import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"

/** Whether the sentence of a rule has one of its terms, which is not quoted, in a frame: an expression around the term. */
export const standsIn = ({ source, terms }: Pick<Rule, "source" | "terms">, frame: (term: string) => string): boolean =>
  terms.some((term) => !isToTheLetter(term, source) && new RegExp(frame(RegExp.escape(term)), "iu").test(source))
