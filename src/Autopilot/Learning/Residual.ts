import { Schema } from "effect"
import { once } from "#src/Ground/Once.ts"
import { distinctWords } from "../Features/DistinctWords.ts"
import { stretchesOf } from "../Features/Parts.ts"
import { everyday } from "../Language/Everyday.ts"
import { type NormalisedText, normalise, partOf } from "../Text/Normalise.ts"
import type { Spelling } from "../Text/Word.ts"
import { LearntWeights, reachOf } from "./LearntWeights.ts"
import { ordinary } from "./Ordinary.ts"
import type { TrainingExample } from "./TrainingExample.ts"
import { type Traits, traitBits, traitsOf } from "./Traits.ts"

/** What a workspace's answers add to what the autopilot thinks untaught. */
export const Residual = Schema.Struct({
  /** To add to the log odds of hiding. */
  shift: Schema.Number,
  /** Words that speak for it the most, at most two. */
  words: Schema.Array(Schema.String)
}).annotations({ identifier: "Residual" })
export type Residual = typeof Residual.Type

const epochs = 20
const rate = 1
const decay = 2e-3
/** Below this a word says nothing by itself. */
const telling = 0.1

/** Log odds of hiding that ordinary comments are taken to have, so that they count though nobody was asked. */
const doubt = -1.5
const background: ReadonlyArray<TrainingExample> = ordinary.map((text) => ({
  traits: traitsOf(normalise(text)),
  prior: doubt,
  hidden: false
}))

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z))

const along = ({ ends, places, values }: Traits, weights: Float32Array): number => {
  let sum = 0
  let at = 0
  for (let kind = 0; kind < ends.length; kind++) {
    const value = values[kind] ?? 0
    const end = ends[kind] ?? 0
    for (; at < end; at++) sum += (weights[places[at] ?? 0] ?? 0) * value
  }
  return sum
}

/** A step against the error of one exercise. */
const correct = ({ ends, places, values }: Traits, weights: Float32Array, error: number): void => {
  let at = 0
  for (let kind = 0; kind < ends.length; kind++) {
    const slope = error * (values[kind] ?? 0)
    const end = ends[kind] ?? 0
    for (; at < end; at++) {
      const place = places[at] ?? 0
      const weight = weights[place] ?? 0
      weights[place] = weight - rate * (slope + decay * weight)
    }
  }
}

const fitted = (examples: ReadonlyArray<TrainingExample>): Float32Array => {
  const weights = new Float32Array(1 << traitBits)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { hidden, prior, traits } of examples) {
      correct(traits, weights, sigmoid(prior + along(traits, weights)) - (hidden ? 1 : 0))
    }
  }
  return weights
}

const unanswered = once(() => fitted(background))

const wordsOf = (examples: ReadonlyArray<TrainingExample>): ReadonlySet<number> => {
  const hashes = new Set<number>()
  for (const { traits } of examples) for (const hash of traits.words) hashes.add(hash)
  return hashes
}

/** Words that ordinary comments hold, too, or that are said all the time in some language, tell nothing by being kept. */
const saidByAll = once(() => wordsOf(background))

const keptWordsOf = (examples: ReadonlyArray<TrainingExample>): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const { traits } of examples) {
    for (const hash of traits.words) {
      if (saidByAll().has(hash) || everyday.get(hash) !== 0) continue
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
    }
  }
  return counts
}

/**
 * Logistic regression on top of the priors, from zero each time and in the order given, so that the same answers give
 * the same weights wherever they are read, and an answer that is taken back leaves nothing. Null without answers.
 */
export const weightsFrom = (exercises: ReadonlyArray<TrainingExample>): LearntWeights | null => {
  if (exercises.length === 0) return null
  const weights = fitted([...background, ...exercises])
  const hides = exercises.filter(({ hidden }) => hidden)
  const keeps = exercises.filter(({ hidden }) => !hidden)
  return new LearntWeights(weights, unanswered(), reachOf(hides.length), {
    hidden: wordsOf(hides),
    kept: keptWordsOf(keeps)
  })
}

export const untaught: Residual = { shift: 0, words: [] }

const nothingTold: ReadonlyArray<never> = []

/** The words that speak the loudest for what was learnt, at most two; of two as loud the earlier. */
const loudestOf = (words: ReadonlyArray<Spelling>, taught: LearntWeights, sign: number): ReadonlyArray<string> => {
  const towards = sign > 0 ? "hide" : "keep"
  let loudest = -1
  let second = -1
  let most = telling
  let more = telling
  for (let at = 0; at < words.length; at++) {
    const says = sign * taught.ofWord(at, towards)
    if (says <= more) continue
    if (says > most) {
      second = loudest
      more = most
      loudest = at
      most = says
    } else {
      second = at
      more = says
    }
  }
  const first = words[loudest]
  const next = words[second]
  return first === undefined ? nothingTold : next === undefined ? [first.text] : [first.text, next.text]
}

/** What the answers say about a text. */
export const residualOf = (text: NormalisedText, taught: LearntWeights | null): Residual => {
  if (taught === null) return untaught
  const words = distinctWords(text)
  const shift = taught.of(words)
  const loudest = shift === 0 ? nothingTold : loudestOf(words, taught, Math.sign(shift))
  // there is no minus nought in JSON, and what was decided is to replay from there
  return { shift: Math.round(shift * 1000) / 1000 + 0, words: loudest }
}

/** Of a long text so many words at a time: friendly words elsewhere take nothing off those. */
const together = 48

const stretchesIn = (text: NormalisedText): ReadonlyArray<NormalisedText> =>
  stretchesOf({ from: 0, to: text.words.length }, together).map(({ from, to }) => partOf(text, from, to))

/** What speaks for hiding the most in a text; of a long one in a piece of it, or in any few words of that. */
export const residualOfAll = (
  { pieces, text }: { readonly pieces: ReadonlyArray<NormalisedText> | null; readonly text: NormalisedText },
  taught: LearntWeights | null
): Residual => {
  if (taught === null || pieces === null) return residualOf(text, taught)
  return pieces
    .flatMap((piece) => [piece, ...stretchesIn(piece)])
    .map((piece) => residualOf(piece, taught))
    .reduce((one, other) => (other.shift > one.shift ? other : one))
}
