import type { Rule } from "../../Policy.ts"
import { isForeign } from "../Speech/English.ts"
import { type ReadPart, read } from "../Words/ReadPart.ts"
import { type ClauseReader, inClauses, type Said } from "./Clauses.ts"
import { completed, isOrdering } from "./Elliptical.ts"

/** What a sentence says, whole or clause by clause; `before` is what the sentence in front of it was read as. */
export const inWholeOrParts = (
  said: string,
  reader: ClauseReader,
  before: ReadonlyArray<Rule>,
  last: string
): ReadPart<Said> => {
  const whole = reader(said)
  if (whole._tag === "read" || isForeign(said)) return whole
  const effects = [...new Set(before.map(({ effect }) => effect))]
  const [effect] = effects
  const earlier =
    effects.length === 1 && (effect === "hide" || effect === "keep")
      ? { said: effect, text: last, own: isOrdering(last) }
      : null
  const full = completed(said, earlier)
  if (full !== null) {
    const reading = reader(full)
    if (reading._tag === "read") return reading
    const parts = inClauses(full, reader)
    if (parts !== null) return read(parts)
  }
  const parts = inClauses(said, reader)
  return parts === null ? whole : read(parts)
}
