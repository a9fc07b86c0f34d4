import { readPart, type TextReading } from "../Features/Reading.ts"
import { guessLanguage, mayBeForeign } from "../Language/Language.ts"
import type { Model } from "../Model/Model.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import { isAskedAbout } from "./BesidesInEnglish.ts"
import type { Classification } from "./Classification/Classifier.ts"
import type { PartJudge } from "./InParts.ts"
import { heatElsewhere, threatens } from "./LearntElsewhere.ts"
import type { Least } from "./PartScores.ts"
import { holdsDepicted } from "./SecondLooks/Bystanders.ts"

const heatIn = (model: Model, part: TextReading, language: string | null): number => {
  if (language !== null && language !== "en") return heatElsewhere(part, language)
  const { hate, offensive, scam } = model.judge(part)
  const heat = Math.max(
    hate / operatingPoints.hate.ask,
    offensive / operatingPoints.offensive.ask,
    scam / operatingPoints.scam.ask
  )
  return heat < 1 && isAskedAbout(model, part) ? 1 : heat
}

const stronger = (one: Classification, other: Classification): Classification => ({
  ...one,
  scores: {
    ...one.scores,
    scams: Math.max(one.scores.scams, other.scores.scams),
    hate: Math.max(one.scores.hate, other.scores.hate),
    profanity: Math.max(one.scores.profanity, other.scores.profanity)
  },
  evidence: [...one.evidence, ...other.evidence]
})

/** Of fewer words a guess at the language is noise. */
const fewestGuessed = 3

/** The language of a part, where it is another than that of the comment. */
const otherLanguage = (model: Model, { text }: TextReading, language: string | null): string | null => {
  if (text.words.length < fewestGuessed && !mayBeForeign(text, 0, text.words.length)) return null
  const own = guessLanguage(text, model.lexicon)
  return own === language ? null : own
}

const unknown = () => null

/** Judges parts of a comment as the whole is judged by `asWritten`, which says no more than `most` of plain English. */
export const partJudge = (
  model: Model,
  asWritten: PartJudge["judge"],
  most: (part: TextReading) => Least
): PartJudge => ({
  read: readPart,
  glance: (part, language) => {
    const own = otherLanguage(model, part, language)
    const heat = heatIn(model, part, language)
    if (own !== null) return { heat: Math.max(heat, heatIn(model, part, own)), most: unknown }
    if (language !== "en") return { heat, most: unknown }
    // these may make more of a part than it says
    const isMore = () => holdsDepicted(part) || threatens(part, "en")
    return { heat, most: () => (isMore() ? null : most(part)) }
  },
  judge: (part, language) => {
    const own = otherLanguage(model, part, language)
    const found = asWritten(part, language)
    return own === null ? found : stronger(found, asWritten(part, own))
  }
})
