import type { Rule } from "../../Policy.ts"
import { tellsElsewhere } from "../Foreign/Unread.ts"
import { isEnglish, isForeign } from "../Speech/English.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { type ClauseReader, inClauses, type Said } from "./Clauses.ts"
import { completed, isOrdering } from "./Elliptical.ts"

const inAnother = unread("it is not clear in which language it is; write it in one")

/** What a sentence says, whole or clause by clause; `before` is what the sentence in front of it was read as. */
export const inWholeOrParts = (...given: Parameters<typeof wholeOrParts>): ReadPart<Said> => {
  const reading = wholeOrParts(...given)
  const isOfAnother = reading._tag === "read" && !isEnglish(given[0]) && reading.value.rules.some(tellsElsewhere)
  return isOfAnother ? inAnother : reading
}

const wholeOrParts = (
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
