import { distinctWords } from "#src/Autopilot/Features/DistinctWords.ts"
import type { Lexicon } from "#src/Autopilot/Features/Lexicon.ts"
import { factsOf } from "#src/Autopilot/Features/WordFacts.ts"
import { placeOf } from "#src/Autopilot/Model/WordPlaces.ts"
import { divisorOf, hasMeaning, isCounted, putTraits, traitCount } from "#src/Autopilot/Model/WordTraits.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import type { WordVectors } from "./WordVectors.ts"

/** Of each text the vectors and traits of its distinct words, averaged: `width` numbers a text. */
export interface WordMeans {
  readonly count: number
  readonly width: number
  readonly means: Float32Array
}

/** How much a trait says beside a dimension of a vector. */
export const traitSize = 5

export const wordMeansOf = (texts: ReadonlyArray<string>, lexicon: Lexicon, vectors: WordVectors): WordMeans => {
  const { dimensions, keys, rows } = vectors
  const width = dimensions + traitCount
  const means = new Float32Array(texts.length * width)
  const sums = new Float64Array(width)
  const traits = new Float64Array(traitCount)
  texts.forEach((text, index) => {
    sums.fill(0)
    let counted = 0
    for (const word of distinctWords(normalise(text))) {
      if (!isCounted(word)) continue
      counted++
      const facts = factsOf(word, lexicon)
      putTraits(facts, traits)
      for (let trait = 0; trait < traitCount; trait++) {
        sums[dimensions + trait] = (sums[dimensions + trait] ?? 0) + (traits[trait] ?? 0) * traitSize
      }
      const place = hasMeaning(facts) ? placeOf(keys, word) : -1
      if (place === -1) continue
      for (let at = 0; at < dimensions; at++) sums[at] = (sums[at] ?? 0) + (rows[place * dimensions + at] ?? 0)
    }
    for (let at = 0; at < width; at++) means[index * width + at] = (sums[at] ?? 0) / divisorOf(counted)
  })
  return { count: texts.length, width, means }
}
