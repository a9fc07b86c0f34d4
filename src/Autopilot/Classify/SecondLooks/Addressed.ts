import { readPart, type TextReading } from "../../Features/Reading.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import type { Classification } from "../Classification/Classifier.ts"
import { isThreat } from "../Classification/Threatened.ts"
import { laughs } from "../Sayings/Laughing.ts"
import { isBanter } from "../Spared/Banter.ts"

/** Marks that stand within a handle. */
const inner = /^[._]+$/u

/** Whether a word goes on in the handle before it: `@anna.p`. */
const goesOn = ({ words, written }: NormalisedText, at: number): boolean => {
  const before = words[at - 1]
  const word = words[at]
  return before !== undefined && word !== undefined && inner.test(written.slice(before.end, word.start))
}

const isHandle = ({ words }: NormalisedText, at: number): boolean => words[at]?.kind === "handle"

/** Where the handles end that a comment begins with. */
const behindFirst = (text: NormalisedText): number => {
  let from = 0
  while (isHandle(text, from)) {
    from++
    while (goesOn(text, from)) from++
  }
  return from
}

/** Where the handles begin that a comment ends with. */
const beforeLast = (text: NormalisedText): number => {
  let to = text.words.length
  while (to > 0) {
    let at = to - 1
    while (goesOn(text, at)) at--
    if (!isHandle(text, at)) break
    to = at
  }
  return to
}

/** A comment without the handles that it begins or ends with; null where there are none, or there is nothing else. */
const unaddressed = (reading: TextReading): TextReading | null => {
  const from = behindFirst(reading.text)
  const to = beforeLast(reading.text)
  const isAll = from === 0 && to === reading.text.words.length
  return isAll || from >= to ? null : readPart(reading, from, to)
}

/** Of fewer characters the model alone says little: no phrase bears it out. */
const fewest = 8

/** Whoever shows a post to somebody, as texts are read: without accents. */
const showing =
  /^[\s\p{P}\p{S}]*(?:(?:omg|hey|oi|ey|yo|ja|da|hi)[\s,]+)?(?:(?:look|see|check|guck|schau|kuck|regarde|mate|mira|mirad|olha|olhem|ve isso|guarda|guardate|kijk|patrz|zobacz|bak|dekh|dekho|شوف|شوفي|देख|देखो)(?![\p{L}])|見て|みて|봐)/iu

/** Whether nothing but the model takes a few characters for a threat, or a word to whom a post is shown. */
const isGuess = ({ text }: TextReading, { evidence }: Classification): boolean =>
  (text.written.length < fewest || showing.test(text.written.whole)) &&
  evidence.every((item) => !isThreat(item) || item.seen === "")

/** What tells how plain a threat is. */
const gravity = (found: Classification): number =>
  found.evidence.some(({ says }) => says === "plainThreat") ? 2 : found.evidence.some(isThreat) ? 1 : 0

/**
 * A threat is no less one for naming whom it is meant for: what is said to somebody counts as it would without their handle.
 * Friends who laugh are left as they are.
 */
export const toWhomever = (
  found: Classification,
  reading: TextReading,
  judge: (other: TextReading) => Classification
): Classification => {
  const other = unaddressed(reading)
  if (other === null || laughs(reading.text) || isBanter(reading)) return found
  const again = judge(other)
  const [before, now] = [gravity(found), gravity(again)]
  if (now === 0 || now < before || (before === 0 && isGuess(other, again))) return found
  const { hate, profanity } = again.scores
  return {
    ...found,
    scores: {
      ...found.scores,
      hate: Math.max(found.scores.hate, hate),
      profanity: Math.max(found.scores.profanity, profanity)
    },
    evidence:
      now === before
        ? found.evidence
        : [...again.evidence.filter(isThreat), ...found.evidence.filter((item) => !isThreat(item))]
  }
}
