import type { TextReading } from "../Features/Reading.ts"
import type { Model } from "../Model/Model.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import { anybodyLook } from "./Anybody.ts"
import { depictedLook, isDrawnOut, isHarmless, isHostile, namesGroup } from "./Bystanders.ts"
import type { Classification } from "./Classifier.ts"
import { doubted, inEnglish } from "./InEnglish.ts"
import { coloursLook } from "./OfColours.ts"
import { oneselfLook, thingsLook } from "./OfThings.ts"
import { peersLook } from "./Peers.ts"
import { seenAgain, takenAway } from "./SecondLook.ts"
import { threatened } from "./Threatened.ts"

/** Slurs are so hateful, where they stand alone. */
const surelyHateful = 0.9
const nobodyHurt = { hate: 0, profanity: 0, negative: 0 } as const

/** Who names no group and says no word against people may mean scooters: a person looks. */
const ofNobodyNamed = (known: Classification, reading: TextReading): Classification =>
  known.scores.hate < operatingPoints.hate.hide || namesGroup(reading) || isHostile(reading)
    ? known
    : { ...known, scores: { ...known.scores, hate: threatened } }

/** The words that mislead most often first. */
const looks = [peersLook, coloursLook, thingsLook, oneselfLook, depictedLook, anybodyLook]

/** The same, looked at once more where a word in it may have misled. */
export const readable = (model: Model, reading: TextReading, language: string | null): Classification => {
  const known = ofNobodyNamed(inEnglish(model, reading, language), reading)
  if (known.scores.hate < doubted && known.scores.profanity < doubted) return known
  if (isHarmless(reading)) return { ...known, scores: { ...known.scores, ...nobodyHurt } }
  if (language === null && known.scores.hate < surelyHateful && isDrawnOut(reading)) {
    return { ...known, scores: { ...known.scores, hate: 0 } }
  }
  const again = seenAgain(reading, { lexicon: model.lexicon, scores: known.scores }, looks)
  if (again === null) return known
  if (isHarmless(again.reading)) return { ...known, scores: { ...known.scores, ...nobodyHurt } }
  const found = again.reading === reading ? known : inEnglish(model, again.reading, language)
  return { ...known, scores: takenAway(known.scores, found.scores, again.looks) }
}
