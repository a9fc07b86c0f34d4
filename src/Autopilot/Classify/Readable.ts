import { valenceOf } from "../Features/Lexicon.ts"
import type { TextReading } from "../Features/Reading.ts"
import type { Model } from "../Model/Model.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import { setOfWords } from "./Classification/ByWords.ts"
import type { Classification } from "./Classification/Classifier.ts"
import { threatened } from "./Classification/Threatened.ts"
import { doubted, inEnglish } from "./InEnglish.ts"
import { anybodyLook } from "./SecondLooks/Anybody.ts"
import { depictedLook, isDrawnOut, isHarmless, isHostile, namesGroup } from "./SecondLooks/Bystanders.ts"
import { coloursLook } from "./SecondLooks/OfColours.ts"
import { oneselfLook, thingsLook } from "./SecondLooks/OfThings.ts"
import { peersLook } from "./SecondLooks/Peers.ts"
import { seenAgain, takenAway } from "./SecondLooks/SecondLook.ts"
import { isGranted } from "./Spared/Granted.ts"
import { isPlainlyNamed } from "./Spared/PlainlyNamed.ts"

/** Slurs are so hateful, where they stand alone. */
const surelyHateful = 0.9
const nobodyHurt = { hate: 0, profanity: 0, negative: 0 } as const

/** Of -4 to 3.5. */
const unkind = -0.5
/** What sets a group apart, beside its name. */
const apart = setOfWords("typical typically always only so many enough never another again every")
/** Below this the model alone has a person look: it has seen more hate than praise of those who are hated. */
const surelyOfGroup = 0.975

/** Who says no unkind word may mean scooters, and well where a group is named: a person looks. */
const borneOut = (known: Classification, reading: TextReading, { lexicon }: Model): Classification => {
  const { hate } = known.scores
  if (hate < operatingPoints.hate.hide || isHostile(reading)) return known
  const isOfGroup =
    namesGroup(reading) &&
    (hate >= surelyOfGroup ||
      reading.text.words.some(({ hash, text }) => apart.has(text) || valenceOf(lexicon.get(hash)) <= unkind))
  return isOfGroup ? known : { ...known, scores: { ...known.scores, hate: threatened } }
}

/** The words that mislead most often first. */
const looks = [peersLook, coloursLook, thingsLook, oneselfLook, depictedLook, anybodyLook]

/** The same, looked at once more where a word in it may have misled. */
export const readable = (model: Model, reading: TextReading, language: string | null): Classification => {
  const known = borneOut(inEnglish(model, reading, language), reading, model)
  if (known.scores.hate < doubted && known.scores.profanity < doubted) return known
  if (isHarmless(reading) || isPlainlyNamed(reading) || isGranted(reading))
    return { ...known, scores: { ...known.scores, ...nobodyHurt } }
  if (language === null && known.scores.hate < surelyHateful && isDrawnOut(reading)) {
    return { ...known, scores: { ...known.scores, hate: 0 } }
  }
  const again = seenAgain(reading, { lexicon: model.lexicon, scores: known.scores }, looks)
  if (again === null) return known
  if (isHarmless(again.reading)) return { ...known, scores: { ...known.scores, ...nobodyHurt } }
  const found = again.reading === reading ? known : inEnglish(model, again.reading, language)
  return { ...known, scores: takenAway(known.scores, found.scores, again.looks) }
}
