import { type Either, type ParseResult, Schema } from "effect"
import type { Lexicon } from "#src/Autopilot/Features/Lexicon.ts"
import { factsOf } from "#src/Autopilot/Features/WordFacts.ts"
import { hasMeaning } from "#src/Autopilot/Model/WordTraits.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import type { Spelling } from "#src/Autopilot/Text/Word.ts"
import { groupNames } from "#src/Autopilot/WordLists/GroupNames.ts"

/** Vectors of words by their hashes, which rise; `dimensions` numbers each. */
export interface WordVectors {
  readonly dimensions: number
  readonly keys: Uint32Array
  readonly rows: Float32Array
}

/** Words from the most frequent to the rarest, each with its vector, and whatever the file has behind that. */
const VectorFile = Schema.Struct({
  dimensions: Schema.Int,
  words: Schema.Array(Schema.String),
  /** Too many to look at each number of each. */
  vectors: Schema.Record({ key: Schema.String, value: Schema.Unknown })
})

export type VectorFile = typeof VectorFile.Type

export const decodeVectors: (json: string) => Either.Either<VectorFile, ParseResult.ParseError> =
  Schema.decodeUnknownEither(Schema.parseJson(VectorFile))

const isVector = Schema.is(Schema.Array(Schema.Number))

/** So many of the most frequent. */
const mostWords = 24_000
const plain = /^[a-z]+$/
/** The more frequent a word, the less it says (Arora et al. 2017); how frequent it is follows from its rank (Zipf). */
const frequent = 1e-3
const firstRank = 10
const zipf = 12
const size = 2.4

const weightOf = (rank: number): number => frequent / (frequent + 1 / ((rank + firstRank) * zipf))

const english = groupNames.get("en")
const ofGroups: ReadonlySet<string> = new Set(
  english === undefined
    ? []
    : [english.several, english.one, english.like].flatMap((names) => names.toLowerCase().split(/\s+/))
)

/** The word as texts hold it; null for one that is written otherwise there, and for words for groups. */
const spellingOf = (word: string, lexicon: Lexicon): Spelling | null => {
  if (!plain.test(word) || ofGroups.has(word)) return null
  const spelling = normalise(word).words[0]?.spelling
  return spelling?.text === word && hasMeaning(factsOf(spelling, lexicon)) ? spelling : null
}

/** Each dimension about nought and as wide as the others. */
const standardised = (rows: Float32Array, dimensions: number): Float32Array => {
  const count = Math.max(1, rows.length / dimensions)
  const result = new Float32Array(rows.length)
  for (let dimension = 0; dimension < dimensions; dimension++) {
    let sum = 0
    let squares = 0
    for (let at = dimension; at < rows.length; at += dimensions) {
      const value = rows[at] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / count
    const spread = Math.sqrt(Math.max(1e-12, squares / count - mean * mean))
    for (let at = dimension; at < rows.length; at += dimensions) result[at] = ((rows[at] ?? 0) - mean) / spread
  }
  return result
}

/** The vectors that are learnt from. */
export const wordVectorsOf = ({ dimensions, vectors, words }: VectorFile, lexicon: Lexicon): WordVectors => {
  const chosen = new Map<number, { readonly vector: ReadonlyArray<number>; readonly weight: number }>()
  for (const [rank, word] of words.entries()) {
    if (chosen.size === mostWords) break
    const hash = spellingOf(word, lexicon)?.hash
    const vector = vectors[word]
    if (hash === undefined || !isVector(vector) || chosen.has(hash >>> 0)) continue
    chosen.set(hash >>> 0, { vector, weight: weightOf(rank) })
  }
  const sorted = [...chosen].toSorted(([one], [other]) => one - other)
  const raw = new Float32Array(sorted.length * dimensions)
  sorted.forEach(([, { vector }], place) => {
    raw.set(vector.slice(0, dimensions), place * dimensions)
  })
  const rows = standardised(raw, dimensions)
  sorted.forEach(([, { weight }], place) => {
    for (let at = place * dimensions; at < (place + 1) * dimensions; at++) rows[at] = (rows[at] ?? 0) * weight * size
  })
  return { dimensions, keys: Uint32Array.from(sorted, ([hash]) => hash), rows }
}
