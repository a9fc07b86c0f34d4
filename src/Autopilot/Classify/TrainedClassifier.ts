import { readFileSync } from "node:fs"
import { Layer } from "effect"
import { sentencesOf } from "../Features/Parts.ts"
import type { TextReading } from "../Features/Reading.ts"
import { withoutRepeats } from "../Features/Repeated.ts"
import { withoutGaps } from "../Features/Spaced.ts"
import { guessLanguage } from "../Language/Language.ts"
import { Model } from "../Model/Model.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import { tonguesVersion } from "../Tongues/Tongues.ts"
import { withThreats } from "./BesidesInEnglish.ts"
import { type Classification, Classifier } from "./Classification/Classifier.ts"
import { isPhrased } from "./Classification/Evidence.ts"
import { threatened } from "./Classification/Threatened.ts"
import { mayAskShop } from "./FewWords/AsksShop.ts"
import { saysHarmlessWords, withoutHarm } from "./FewWords/Harmless.ts"
import { saysNothing } from "./FewWords/NothingSaid.ts"
import { mostInEnglish } from "./InEnglish.ts"
import { longText, type PartJudge, withParts } from "./InParts.ts"
import { judgedOnce } from "./JudgedOnce.ts"
import { listScores } from "./Lists/ListScores.ts"
import { unasked } from "./Lists/PhrasesAlone.ts"
import { offersNothing } from "./OffersNothing.ts"
import { classifiedElsewhere, withOthers } from "./OtherLanguages.ts"
import { partJudge } from "./PartJudging.ts"
import { readable } from "./Readable.ts"
import { asHungry } from "./Rudeness/CalledOneself.ts"
import { withoutPart, withoutQuoted } from "./Rudeness/Insults.ts"
import { teasing, withDisguised } from "./Rudeness/Swearing.ts"
import { asDark } from "./Rudeness/UglyThings.ts"
import { asStatement } from "./Said/Rhetorical.ts"
import { withSayings } from "./Said/Said.ts"
import { withoutSaidToOneself, withSaidToOneself } from "./Said/SaidToOneself.ts"
import { slurInContext, withInContext } from "./Said/SlurInContext.ts"
import { mayHide, noMoreOffered, withTold } from "./Said/Told.ts"
import { toWhomever } from "./SecondLooks/Addressed.ts"
import { withoutDenied } from "./Spared/Denied.ts"
import { asFigureOfSpeech } from "./Spared/FigureOfSpeech.ts"
import { givesNoWay } from "./Spared/GivesNoWay.ts"
import { isBareVideo } from "./Spared/Links/BareVideo.ts"
import { besideLink, mostBesideLink } from "./Spared/Links/BesideLink.ts"
import { asksAfterLink, tellsOfFollowing, tellsOfTakingPart } from "./Spared/Links/OwnLink.ts"
import { asksToSign } from "./Spared/Links/Petition.ts"
import { tellsOwnAddress } from "./Spared/Numbers/OwnAddress.ts"
import { namesOrder } from "./Spared/Numbers/OwnNumber.ts"
import { waitsForOrder } from "./Spared/Numbers/WaitsForOrder.ts"
import { tellsOfSent, withoutAsked } from "./Spared/OwnMatter.ts"
import { isOfOwnProfile } from "./Spared/OwnProfile.ts"
import { withoutReproachedOffer } from "./Spared/ReproachedOffer.ts"
import { withoutReproachedQuote } from "./Spared/ReproachedQuote.ts"
import { withoutComplainedQuote, withoutToldQuote } from "./Spared/ToldQuote.ts"
import { askedOffer, promotingAtMost, withoutOffer, withSecret } from "./WithSecret.ts"

/** The model by itself, for those who measure it or learn on top of it. */
export const trainedModel: Model = Model.decode(readFileSync(new URL("../Model/weights.bin", import.meta.url)))

/** Of a long comment those of each sentence, since they are not looked for far into a text. */
const withAllSayings = (
  model: Model,
  judge: PartJudge,
  found: Classification,
  reading: TextReading
): Classification => {
  const withThose = (known: Classification, part: TextReading) => withSayings(known, part, () => model.judge(part).hate)
  return reading.text.written.length <= longText
    ? withThose(found, reading)
    : sentencesOf(reading.text).reduce((all, { from, to }) => withThose(all, judge.read(reading, from, to)), found)
}

const inFull = (model: Model, judge: PartJudge, reading: TextReading): Classification =>
  withDisguised(withAllSayings(model, judge, withParts(asWritten(model, reading), reading, judge), reading), reading)

/** With what it asks so that nobody has to answer: a person looks. */
const withAsked = (model: Model, judge: PartJudge, found: Classification, reading: TextReading): Classification => {
  const statement = asStatement(reading)
  if (statement === null) return found
  const hate = Math.min(threatened, inFull(model, judge, statement).scores.hate)
  return hate < operatingPoints.hate.ask || hate <= found.scores.hate
    ? found
    : { ...found, scores: { ...found.scores, hate } }
}

/** Below this nobody is asked about hate, and about profanity even less. */
const leastAsked = Math.min(operatingPoints.hate.ask, 0.5)

/** Most comments hurt nobody and sell nothing: only of the others it is asked whether they mean what they say. */
const asMeant = (model: Model, judge: PartJudge, reading: TextReading): Classification => {
  const found = withAsked(model, judge, inFull(model, judge, reading), reading)
  const { hate, profanity, scams, spam } = found.scores
  if (Math.max(hate, profanity, scams, spam) < unasked) return found
  const meant = asFigureOfSpeech(reading)
  if (meant !== null) return inFull(model, judge, meant)
  if (hate < unasked && profanity < unasked) return found
  const slur = slurInContext(reading)
  if (slur !== null) return withInContext(found, slur, inFull(model, judge, slur.rest))
  const denied = withoutDenied(reading)
  if (denied !== null) return withoutPart(found, inFull(model, judge, denied))
  const own = withoutReproachedQuote(reading) ?? withoutComplainedQuote(reading)
  if (own !== null) return withoutQuoted(found, inFull(model, judge, own), reading, own)
  if (Math.max(hate, profanity) < leastAsked) return found
  const harmless = asHungry(reading) ?? asDark(reading)
  if (harmless !== null) return withoutPart(found, inFull(model, judge, harmless))
  const suffered = withoutSaidToOneself(reading)
  if (suffered !== null) return withSaidToOneself(found, inFull(model, judge, suffered), reading, suffered)
  const told = mayHide(found) ? withoutToldQuote(reading) : null
  return told === null ? found : withTold(found, inFull(model, judge, told))
}

const isOwn = [asksAfterLink, tellsOfFollowing, tellsOfTakingPart, tellsOfSent, isOfOwnProfile, isBareVideo]

/** Whether what is left of a comment looks like no offer by itself. */
const isNoOffer = (model: Model, judge: PartJudge, rest: TextReading | null): boolean => {
  if (rest === null) return false
  const { scams, spam } = inFull(model, judge, rest).scores
  return spam < operatingPoints.spam.ask && scams < operatingPoints.scam.ask
}

const nothingSaid = {
  scores: { scams: 0, spam: 0, hate: 0, profanity: 0, negative: 0 },
  evidence: []
}

const classify = (model: Model, judge: PartJudge, whole: TextReading): Classification => {
  const reading = withoutGaps(whole) ?? withoutRepeats(whole) ?? whole
  if (saysNothing(reading)) return { ...nothingSaid, language: guessLanguage(whole.text, model.lexicon) }
  const said = toWhomever(asMeant(model, judge, reading), reading, (other) => asMeant(model, judge, other))
  const meant = withSecret(teasing(said, reading), reading)
  // letters that were set apart tell that a word is hidden
  const found = reading === whole ? meant : withDisguised(meant, whole)
  if (saysHarmlessWords(reading)) return withoutHarm(found)
  const { scams, spam } = found.scores
  if (spam < unasked && scams < unasked) return found
  if (offersNothing(reading)) return withoutOffer(found)
  if (mayAskShop(reading)) return askedOffer(found)
  if (!isPhrased(found)) {
    if (waitsForOrder(reading)) return withoutOffer(found)
    if (namesOrder(reading) || tellsOwnAddress(reading)) return askedOffer(found)
  }
  const told = (givesNoWay(reading) ? withoutToldQuote(reading) : null) ?? withoutReproachedOffer(reading)
  if (told !== null) return noMoreOffered(found, inFull(model, judge, told))
  if (spam < unasked || scams >= operatingPoints.scam.ask) return found
  if (asksToSign(reading)) return promotingAtMost(found, operatingPoints.spam.ask)
  const linked = isPhrased(found) ? null : besideLink(reading)
  const most = linked === null ? null : mostBesideLink(linked, isNoOffer(model, judge, linked.rest))
  if (most !== null) return promotingAtMost(found, most)
  const isCustomers = isOwn.some((is) => is(reading)) || isNoOffer(model, judge, withoutAsked(reading))
  return isCustomers ? promotingAtMost(found, unasked) : found
}

const asWritten = (
  model: Model,
  reading: TextReading,
  language = guessLanguage(reading.text, model.lexicon)
): Classification => {
  if (language !== null && language !== "en") return classifiedElsewhere(model, reading, listScores(reading), language)
  const known = readable(model, reading, language)
  return language === null ? withOthers(known, reading) : withThreats(model, known, reading)
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
