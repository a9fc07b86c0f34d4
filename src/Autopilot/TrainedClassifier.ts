import { readFileSync } from "node:fs"
import { Layer } from "effect"
import { type Classification, Classifier, type Evidence } from "./Classifier.ts"
import { evidenceOf } from "./Evidence.ts"
import type { Reading } from "./Features/Reading.ts"
import { guessLanguage } from "./Language/Language.ts"
import { profiled } from "./Language/Profiles.ts"
import { type ListScores, listScores } from "./ListScores.ts"
import { Model } from "./Model/Model.ts"
import { operatingPoints, rescaled } from "./Model/OperatingPoints.ts"
import { foreignProfanity } from "./WordLists/ForeignProfanity.ts"

/** Phrases alone, without the model, only have a person asked. */
const justAsked = { scams: 0.55, spam: 0.85, hate: 0.75 } as const
/** A phrase that says as much as this hides where the model leans the same way. */
const plain = 0.8
const leans = 0.5
/** Rudeness without a swear word is for people to judge. */
const rude = { ask: 0.5, hide: 0.79 } as const
const mostRude = 0.79

const round = (score: number) => Math.round(Math.min(score, 0.99) * 1000) / 1000

const model = Model.decode(readFileSync(new URL("./Model/weights.bin", import.meta.url)))

/** Together: the model, and the phrases as far as they reach by themselves or with the model behind them. */
const supported = (phrases: number, alone: number, probability: number) =>
  Math.max(probability, probability >= leans && phrases >= plain ? phrases : Math.min(phrases, alone))

const judged = (reading: Reading, lists: ListScores): Classification["scores"] => {
  const { hate, junk, negative, offensive, scam, spam } = model.judge(reading)
  const promotion = Math.max(spam, rescaled(junk, operatingPoints.junk, operatingPoints.spam))
  return {
    scams: round(supported(lists.scams, justAsked.scams, scam)),
    spam: round(supported(lists.spam, justAsked.spam, promotion)),
    hate: round(supported(lists.hate, justAsked.hate, hate)),
    profanity: round(
      Math.max(lists.profanity, Math.min(mostRude, rescaled(offensive, operatingPoints.offensive, rude)))
    ),
    negative: round(negative)
  }
}

const readsNegative = (language: string) => profiled.some((known) => known === language)

/** What can be known of a language the model has not learnt: listed phrases and swear words. */
const listed = (reading: Reading, lists: ListScores, language: string): Classification => {
  const swearing = foreignProfanity(language, reading.text)
  const evidence: ReadonlyArray<Evidence> = swearing.slice(0, 2).map(({ seen }) => ({ area: "profanity", seen }))
  return {
    language,
    scores: {
      scams: round(Math.min(lists.scams, justAsked.scams)),
      spam: round(Math.min(lists.spam, justAsked.spam)),
      hate: round(Math.min(lists.hate, justAsked.hate)),
      profanity: round(swearing.reduce((most, { weight }) => Math.max(most, weight), lists.profanity)),
      negative: round(readsNegative(language) ? model.judge(reading).negative : lists.negative)
    },
    evidence: [
      ...evidenceOf("scams", reading.listed),
      ...evidenceOf("spam", reading.listed),
      ...evidenceOf("hate", reading.listed),
      ...(evidence.length > 0 ? evidence : evidenceOf("profanity", reading.listed)),
      ...evidenceOf("negative", reading.listed)
    ]
  }
}

const classify = (reading: Reading): Classification => {
  const language = guessLanguage(reading.text, model.lexicon)
  const lists = listScores(reading)
  if (language !== null && language !== "en") return listed(reading, lists, language)
  return {
    language,
    scores: judged(reading, lists),
    evidence: [
      ...evidenceOf("scams", reading.listed),
      ...evidenceOf("spam", reading.listed),
      ...evidenceOf("hate", reading.listed),
      ...evidenceOf("profanity", reading.listed),
      ...evidenceOf("negative", reading.listed)
    ]
  }
}

/** The trained model, with word lists where it does not reach. */
export const trainedClassifier: typeof Classifier.Service = { version: model.version, classify }

/** The model by itself, for those who measure it or learn on top of it. */
export const trainedModel: Model = model

export const layer: Layer.Layer<Classifier> = Layer.succeed(Classifier, trainedClassifier)
