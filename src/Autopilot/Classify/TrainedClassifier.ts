import { readFileSync } from "node:fs"
import { Layer } from "effect"
import { sentencesOf } from "../Features/Parts.ts"
import type { TextReading } from "../Features/Reading.ts"
import { withoutRepeats } from "../Features/Repeated.ts"
import { withoutGaps } from "../Features/Spaced.ts"
import { guessLanguage } from "../Language/Language.ts"
import { Model, type Probabilities } from "../Model/Model.ts"
import { type OperatingPoint, operatingPoints, rescaled } from "../Model/OperatingPoints.ts"
import { anybodyLook, asOfAnybody } from "./Anybody.ts"
import { depictedLook, isDrawnOut, isHarmless, isHostile, namesGroup } from "./Bystanders.ts"
import { type Classification, Classifier } from "./Classifier.ts"
import { allEvidence } from "./Evidence.ts"
import { boundedByGroups, ofEachGroup } from "./Groups/WhicheverGroup.ts"
import { longText, type PartJudge, partJudge, withParts } from "./InParts.ts"
import { insultIn, withoutPart, withoutQuoted } from "./Insults.ts"
import { judgedOnce } from "./JudgedOnce.ts"
import { type ListScores, listScores } from "./ListScores.ts"
import { coloursLook } from "./OfColours.ts"
import { oneselfLook, thingsLook } from "./OfThings.ts"
import { classifiedElsewhere, threatens, tonguesVersion, withOthers } from "./OtherLanguages.ts"
import { peersLook } from "./Peers.ts"
import { alone, phrases, round, unasked } from "./PhrasesAlone.ts"
import { withSayings } from "./Said.ts"
import { seenAgain, takenAway } from "./SecondLook.ts"
import { isAdmired } from "./Spared/Admired.ts"
import { withoutDenied } from "./Spared/Denied.ts"
import { asFigureOfSpeech } from "./Spared/FigureOfSpeech.ts"
import { isChosenAtHome, tellsOfFriends } from "./Spared/Friends.ts"
import { asksAfterLink, tellsOfFollowing } from "./Spared/OwnLink.ts"
import { withoutReproachedQuote } from "./Spared/ReproachedQuote.ts"
import { tellsNumberOfShop } from "./Spared/ShopNumber.ts"
import { swearing, withDisguised } from "./Swearing.ts"
import { threatened, withThreat } from "./Threatened.ts"
import { withoutOffer, withSecret } from "./WithSecret.ts"

/** Phrases alone only have a person asked; from here on the model stands behind them. */
const leans = 0.5
/** Rudeness without a swear word is for people to judge. */
const rude = { ask: 0.5, hide: 0.79 } as const
const mostRude = 0.79

/** Below this nobody is insulted. */
const insulted = 0.25
/** Below this nobody is asked. */
const doubted = 0.3
/** Slurs are, where they stand alone. */
const surelyHateful = 0.9
const nobodyHurt = { hate: 0, profanity: 0, negative: 0 } as const

/** The model by itself, for those who measure it or learn on top of it. */
export const trainedModel: Model = Model.decode(readFileSync(new URL("../Model/weights.bin", import.meta.url)))

/** The model and the phrases: each as far as it reaches, and phrases all the way where the model leans to them. */
const together = (probability: number, weight: number, scale: OperatingPoint, point: OperatingPoint) =>
  Math.max(probability, probability >= leans ? rescaled(weight, scale, point) : alone(weight, scale, point))

const hostile = ["hate", "offensive"] as const

const whicheverGroup = (model: Model, reading: TextReading) => {
  const own = model.judge(reading)
  if ((own.hate < doubted && own.offensive < doubted) || isHostile(reading)) return own
  const groups = ofEachGroup(reading, "en")
  return { ...own, ...boundedByGroups(own, hostile, groups, (other) => model.judge(other), operatingPoints) }
}

const scoresBy = (
  { hate, junk, negative, offensive, scam, spam }: Probabilities,
  reading: TextReading,
  lists: ListScores
): Classification["scores"] => {
  const promotion = Math.max(spam, rescaled(junk, operatingPoints.junk, operatingPoints.spam))
  return {
    scams: round(together(scam, lists.scams, phrases.scams, operatingPoints.scam)),
    spam: round(together(promotion, lists.spam, phrases.spam, operatingPoints.spam)),
    hate: round(together(hate, lists.hate, phrases.hate, operatingPoints.hate)),
    profanity: round(
      Math.max(
        swearing(reading, lists.profanity, negative),
        Math.min(mostRude, rescaled(offensive, operatingPoints.offensive, rude))
      )
    ),
    negative: round(isAdmired(reading) ? Math.min(negative, unasked) : negative)
  }
}

const inEnglish = (model: Model, reading: TextReading, language: string | null): Classification => {
  const scores = scoresBy(whicheverGroup(model, reading), reading, listScores(reading))
  const evidence = allEvidence(reading.listed)
  if (scores.profanity < insulted) return { language, scores, evidence }
  const { score, seen } = insultIn(reading.text)
  if (seen === null) return { language, scores, evidence }
  const said = evidence.some(({ area }) => area === "profanity") ? [] : [{ area: "profanity" as const, seen }]
  return {
    language,
    scores: { ...scores, profanity: Math.max(scores.profanity, score) },
    evidence: [...evidence, ...said]
  }
}

/** No more than this comes of what is said in English without pictures of people or a threat: whom it names only takes away from it. */
const mostInEnglish = (model: Model, reading: TextReading): Classification["scores"] => {
  const scores = scoresBy(model.judge(reading), reading, listScores(reading))
  return scores.profanity < insulted
    ? scores
    : { ...scores, profanity: Math.max(scores.profanity, insultIn(reading.text).score) }
}

/** Who names no group and says no word against people may mean scooters: a person looks. */
const ofNobodyNamed = (known: Classification, reading: TextReading): Classification =>
  known.scores.hate < operatingPoints.hate.hide || namesGroup(reading) || isHostile(reading)
    ? known
    : { ...known, scores: { ...known.scores, hate: threatened } }

/** The words that mislead most often first. */
const looks = [peersLook, coloursLook, thingsLook, oneselfLook, depictedLook, anybodyLook]

const readable = (model: Model, reading: TextReading, language: string | null): Classification => {
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

/** Of a long comment those of each sentence, since they are not looked for far into a text. */
const withAllSayings = (judge: PartJudge, found: Classification, reading: TextReading): Classification =>
  reading.text.written.length <= longText
    ? withSayings(found, reading)
    : sentencesOf(reading.text).reduce((all, { from, to }) => withSayings(all, judge.read(reading, from, to)), found)

const inFull = (model: Model, judge: PartJudge, reading: TextReading): Classification =>
  withDisguised(withAllSayings(judge, withParts(asWritten(model, reading), reading, judge), reading), reading)

/** Most comments hurt nobody: only of the others it is asked whether they mean what they say. */
const asMeant = (model: Model, judge: PartJudge, reading: TextReading): Classification => {
  const found = inFull(model, judge, reading)
  if (found.scores.hate < unasked && found.scores.profanity < unasked) return found
  const meant = asFigureOfSpeech(reading)
  if (meant !== null) return inFull(model, judge, meant)
  const denied = withoutDenied(reading)
  if (denied !== null) return withoutPart(found, inFull(model, judge, denied))
  const own = withoutReproachedQuote(reading)
  return own === null ? found : withoutQuoted(found, inFull(model, judge, own), reading, own)
}

const classify = (model: Model, judge: PartJudge, whole: TextReading): Classification => {
  const reading = withoutGaps(whole) ?? withoutRepeats(whole) ?? whole
  const meant = withSecret(asMeant(model, judge, reading), reading)
  // letters that were set apart tell that a word is hidden
  const found = reading === whole ? meant : withDisguised(meant, whole)
  const { scams, spam } = found.scores
  if (spam < unasked && scams < unasked) return found
  if (tellsNumberOfShop(reading) || tellsOfFriends(reading) || isChosenAtHome(reading)) return withoutOffer(found)
  if (spam < unasked || scams >= operatingPoints.scam.ask) return found
  if (!(asksAfterLink(reading) || tellsOfFollowing(reading))) return found
  return { ...found, scores: { ...found.scores, spam: unasked } }
}

/** The model of English has not learnt threats. Whoever is named, it has to be one said of anybody. */
const ofThreats = (model: Model, known: Classification, reading: TextReading): Classification => {
  if (!threatens(reading, "en")) return known
  const anybody = asOfAnybody(reading, model.lexicon)
  return anybody === null || threatens(anybody, "en") ? withThreat(known, "") : known
}

const asWritten = (
  model: Model,
  reading: TextReading,
  language = guessLanguage(reading.text, model.lexicon)
): Classification => {
  if (language !== null && language !== "en") return classifiedElsewhere(model, reading, listScores(reading), language)
  const known = readable(model, reading, language)
  return language === null ? withOthers(known, reading) : ofThreats(model, known, reading)
}

export const partsJudgedBy = (model: Model): PartJudge =>
  partJudge(
    model,
    (part, language) => asWritten(model, part, language),
    (part) => mostInEnglish(model, part)
  )

/** A model, with word lists where it does not reach. */
export const classifierOf = (model: Model): typeof Classifier.Service => {
  const judge = partsJudgedBy(model)
  const judgeOf = judgedOnce(judge)
  return {
    version: `${model.version}-${tonguesVersion}`,
    classify: (reading, known = null) => classify(model, known === null ? judge : judgeOf(known), reading)
  }
}

export const trainedClassifier: typeof Classifier.Service = classifierOf(trainedModel)

export const layer: Layer.Layer<Classifier> = Layer.succeed(Classifier, trainedClassifier)
