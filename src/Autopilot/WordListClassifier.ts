import { Layer } from "effect"
import { type Classification, type ClassifiedArea, Classifier, type Evidence } from "./Classifier.ts"
import { contactOf } from "./Detectors/Contact.ts"
import { linksOf } from "./Detectors/Links.ts"
import { shorteners } from "./Detectors/TopLevelDomains.ts"
import { urlsOf } from "./Detectors/Urls.ts"
import type { NormalisedText } from "./Normalise.ts"
import { type Found, Phrases } from "./Phrases.ts"
import { hate } from "./WordLists/Hate.ts"
import { negative, positive } from "./WordLists/Negative.ts"
import { profanity, slurs } from "./WordLists/Profanity.ts"
import { scams } from "./WordLists/Scams.ts"
import { spam } from "./WordLists/Spam.ts"

type List = ClassifiedArea | "positive" | "slur"

interface Entry {
  readonly list: List
  readonly weight: number
}

const slurAlone = 0.6
const slurAsProfanity = 0.95

const phrases = new Phrases<Entry>([
  ...[...scams].map(([phrase, weight]) => [phrase, { list: "scams", weight }] as const),
  ...spam.map(([phrase, weight]) => [phrase, { list: "spam", weight }] as const),
  ...hate.map(([phrase, weight]) => [phrase, { list: "hate", weight }] as const),
  ...negative.map(([phrase, weight]) => [phrase, { list: "negative", weight }] as const),
  ...positive.map(([phrase, weight]) => [phrase, { list: "positive", weight }] as const),
  ...profanity.map(([phrase, weight]) => [phrase, { list: "profanity", weight }] as const),
  ...slurs.flatMap((slur) => [
    [slur, { list: "slur", weight: slurAlone }] as const,
    [slur, { list: "profanity", weight: slurAsProfanity }] as const
  ])
])

/** Independent evidence: the chance that at least one piece is right. */
const combined = (weights: ReadonlyArray<number>): number =>
  1 - weights.reduce((left, weight) => left * (1 - weight), 1)

const strongest = (weights: ReadonlyArray<number>): number => Math.max(0, ...weights)

const round = (score: number) => Math.round(Math.min(score, 0.99) * 1000) / 1000

const mostEvidence = 3

const overlap = (one: Found<Entry>, other: Found<Entry>) =>
  one.first.start < other.last.end && other.first.start < one.last.end

const length = (item: Found<Entry>) => item.last.end - item.first.start

/** The strongest pieces that do not share a word, the longer of two equally strong ones. */
const evidenceOf = (area: ClassifiedArea, found: ReadonlyArray<Found<Entry>>): ReadonlyArray<Evidence> => {
  const sorted = found.toSorted(
    (one, other) =>
      other.value.weight - one.value.weight || length(other) - length(one) || one.first.start - other.first.start
  )
  const chosen: Array<Found<Entry>> = []
  for (const item of sorted) {
    if (chosen.length === mostEvidence) break
    if (!chosen.some((other) => overlap(item, other))) chosen.push(item)
  }
  return [...new Set(chosen.map((item) => item.seen))].map((seen) => ({ area, seen }))
}

const linkInText = 0.35
const linkBesidePromotion = 0.6
const linkAndLittleElse = 0.62
/** A link is itself read as three words or more. */
const fewWords = 8
const contactBesideScam = 0.3
const disguised = 0.3

const classify = (text: NormalisedText): Classification => {
  const found = phrases.find(text)
  const of = (...lists: ReadonlyArray<List>) => found.filter((item) => lists.includes(item.value.list))
  const weights = (...lists: ReadonlyArray<List>) => of(...lists).map((item) => item.value.weight)
  const urls = urlsOf(text.characters)
  const link = linksOf(text, urls).score >= 0.5
  const { invisible, leet, lookalikes, spaced } = text.obfuscation
  const hidden = invisible + leet + lookalikes + spaced >= 2

  const scam = weights("scams")
  const contact = contactOf(text, urls).score >= 0.5
  if (scam.length > 0 && contact) scam.push(contactBesideScam)
  if (scam.length > 0 && hidden) scam.push(disguised)

  const promotion = weights("spam")
  const shortened = urls.some((url) => shorteners.has(url.host))
  if (link && (promotion.length > 0 || shortened)) promotion.push(linkBesidePromotion)
  else if (link) promotion.push(text.words.length <= fewWords ? linkAndLittleElse : linkInText)
  if (promotion.length > 0 && hidden) promotion.push(disguised)

  const hateful = weights("hate", "slur")
  const pleased = combined(weights("positive"))
  return {
    scores: {
      scams: round(combined(scam)),
      spam: round(combined(promotion)),
      hate: round(Math.min(0.95, combined(hateful))),
      profanity: round(strongest(weights("profanity"))),
      negative: round(combined(weights("negative")) * (1 - pleased))
    },
    evidence: [
      ...evidenceOf("scams", of("scams")),
      ...evidenceOf("spam", of("spam")),
      ...evidenceOf("hate", of("hate", "slur")),
      ...evidenceOf("profanity", of("profanity")),
      ...evidenceOf("negative", of("negative"))
    ]
  }
}

/** The first layer: curated phrases with weights, and nothing learnt. */
export const wordListClassifier: typeof Classifier.Service = { version: "words-1", classify }

export const layer: Layer.Layer<Classifier> = Layer.succeed(Classifier, wordListClassifier)
