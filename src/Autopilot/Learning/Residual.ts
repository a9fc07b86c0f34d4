import { Schema } from "effect"
import { type NormalisedText, normalise } from "../Normalise.ts"
import type { Exercise } from "./Exercise.ts"
import { functionWords } from "./FunctionWords.ts"
import { ordinary } from "./Ordinary.ts"
import { placeOf, type Traits, traitBits, traitsOf } from "./Traits.ts"

/** What a workspace's answers add to what the autopilot thinks untaught. */
export const Residual = Schema.Struct({
  /** To add to the log odds of hiding. */
  shift: Schema.Number,
  /** Words that speak for it the most, at most two. */
  words: Schema.Array(Schema.String)
}).annotations({ identifier: "Residual" })
export type Residual = typeof Residual.Type

export interface Weights {
  /** One a trait. */
  readonly weights: Float32Array
  /** How far they may move the log odds either way: a few answers are not much to go by, and none is nothing. */
  readonly reach: { readonly hide: number; readonly keep: number }
}

const reachOf = (answers: number) => 1.5 * Math.log1p(answers)

const epochs = 20
const rate = 1
const decay = 2e-3
/** Below this a word says nothing by itself. */
const telling = 0.1

/** Log odds of hiding that ordinary comments are taken to have, so that they count though nobody was asked. */
const doubt = -1.5
const background: ReadonlyArray<Exercise> = ordinary.map((text) => ({
  traits: traitsOf(normalise(text)),
  prior: doubt,
  hidden: false
}))

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z))

const along = ({ places, values }: Traits, weights: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < places.length; at++) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return sum
}

/**
 * Logistic regression on top of the priors, from zero each time and in the order given, so that the same answers give
 * the same weights wherever they are read, and an answer that is taken back leaves nothing. Null without answers.
 */
export const weightsFrom = (exercises: ReadonlyArray<Exercise>): Weights | null => {
  if (exercises.length === 0) return null
  const all = [...background, ...exercises]
  const weights = new Float32Array(1 << traitBits)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { hidden, prior, traits } of all) {
      const error = sigmoid(prior + along(traits, weights)) - (hidden ? 1 : 0)
      const { places, values } = traits
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0
        const weight = weights[place] ?? 0
        weights[place] = weight - rate * (error * (values[at] ?? 0) + decay * weight)
      }
    }
  }
  const hides = exercises.filter(({ hidden }) => hidden).length
  return { weights, reach: { hide: reachOf(hides), keep: reachOf(exercises.length - hides) } }
}

export const untaught: Residual = { shift: 0, words: [] }

/** What the answers say about a text. */
export const residualOf = (text: NormalisedText, taught: Weights | null): Residual => {
  if (taught === null) return untaught
  const { reach, weights } = taught
  const shift = Math.max(-reach.keep, Math.min(reach.hide, along(traitsOf(text), weights)))
  const sign = Math.sign(shift)
  const words = [...new Set(text.words.map((word) => word.text))]
    .filter((word) => !functionWords.has(word))
    .map((word) => ({ word, says: sign * (weights[placeOf(word)] ?? 0) }))
    .filter(({ says }) => says > telling)
    .sort((one, other) => other.says - one.says)
    .slice(0, 2)
    .map(({ word }) => word)
  // there is no minus nought in JSON, and what was decided is to replay from there
  return { shift: Math.round(shift * 1000) / 1000 + 0, words }
}
