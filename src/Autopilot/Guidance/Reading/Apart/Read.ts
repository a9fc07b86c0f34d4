import type { Rule } from "../../Policy.ts"
import { inEnglish, type ReadSentence } from "../InEnglish.ts"
import { isForeign } from "../Speech/English.ts"
import { type ReadPart, read } from "../Words/ReadPart.ts"
import { inClauses } from "./Clauses.ts"
import { completed, isOrdering } from "./Elliptical.ts"

/** What a sentence says, whole or clause by clause; `before` is what the sentence in front of it was read as. */
export const inWholeOrParts = (
  said: string,
  sentence: string,
  before: ReadonlyArray<Rule>,
  last: string
): ReadPart<ReadSentence> => {
  const whole = inEnglish(said, sentence)
  if (whole._tag === "read" || isForeign(said)) return whole
  const effects = [...new Set(before.map(({ effect }) => effect))]
  const [effect] = effects
  const earlier =
    effects.length === 1 && (effect === "hide" || effect === "keep")
      ? { said: effect, text: last, own: isOrdering(last) }
      : null
  const full = completed(said, earlier)
  if (full !== null) {
    const reading = inEnglish(full, sentence)
    if (reading._tag === "read") return reading
    const parts = inClauses(full, sentence)
    if (parts !== null) return read(parts)
  }
  const parts = inClauses(said, sentence)
  return parts === null ? whole : read(parts)
}
