import type { Rule } from "../../Policy.ts"
import { isQuoted } from "../Guards/Elsewhere.ts"
import { nothingNamed, unread } from "../Words/ReadPart.ts"

/** They point at what was named before, or lead to it, and are looked for in no comment. */
const pointing =
  /^(?:(?:my|your|him|her|it)self|(?:our|your|them)selves|it|them|mention(?:s|ed|ing)?|regarding|concerning)$/iu

export const ofNothingNamed = unread(nothingNamed)

/** `I want to see every comment about it myself`, where nothing that was named is told by it. */
export const pointsAlone = (sentence: string, rules: ReadonlyArray<Rule>): boolean =>
  /\b(?:it|them|this|that|those|these|(?:my|our|your|them)sel(?:f|ves))\b/iu.test(sentence) &&
  rules.some(({ terms }) => terms.some((term) => pointing.test(term) && !isQuoted(term, sentence)))
