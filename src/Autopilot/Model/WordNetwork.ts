import type { Lexicon } from "../Features/Lexicon.ts"
import { factsOf } from "../Features/WordFacts.ts"
import type { Spelling } from "../Text/Word.ts"
import { figuresOfEveryWord, type WordFigures } from "../Text/WordFigures.ts"
import { heads } from "./Heads.ts"
import { most, type NetworkParts, units } from "./NetworkParts.ts"
import { placeOf } from "./WordPlaces.ts"
import { divisorOf, hasMeaning, isCounted, putTraits, traitCount } from "./WordTraits.ts"

const headCount = heads.length

/** Four bytes at once: their sums stand two and two in one number, as long as no more than this are added. */
const packed = units / 4
const bias = 128
const apart = 0x00ff00ff
const mostAtOnce = 256

/**
 * A network with one hidden layer on the vectors of a text's words, averaged. Since its first layer is linear, what that
 * makes of each word is stored in place of the vectors.
 */
export class WordNetwork {
  /** What was made of the words that were judged last, for each head. */
  readonly scores: Float64Array = new Float64Array(headCount)
  private readonly parts: NetworkParts
  private readonly lexicon: Lexicon
  private readonly known: WordFigures
  private readonly row = new Float64Array(units)
  private readonly own = new Float64Array(traitCount)
  private readonly pairs = new Int32Array(2 * packed)
  private readonly sums = new Float64Array(units)
  /** Those of a unit next to each other. */
  private readonly outputs: Float64Array

  constructor(parts: NetworkParts, lexicon: Lexicon) {
    this.parts = parts
    this.outputs = Float64Array.from(
      { length: units * headCount },
      (_, at) => parts.outputs[(at % headCount) * units + Math.floor(at / headCount)] ?? 0
    )
    this.lexicon = lexicon
    const known: WordFigures = figuresOfEveryWord(1 + packed, (word, _, at) => this.put(word, known.whole, at))
    this.known = known
  }

  judge(words: ReadonlyArray<Spelling>): void {
    const { known, pairs, sums } = this
    const { whole } = known
    sums.fill(0)
    let counted = 0
    for (let from = 0; from < words.length; from += mostAtOnce) {
      const to = Math.min(words.length, from + mostAtOnce)
      pairs.fill(0)
      for (let index = from; index < to; index++) {
        const word = words[index]
        if (word === undefined) continue
        const at = known.of(word)
        counted += whole[at] ?? 0
        for (let four = 0; four < packed; four++) {
          const bytes = whole[at + 1 + four] ?? 0
          pairs[2 * four] = ((pairs[2 * four] ?? 0) + (bytes & apart)) | 0
          pairs[2 * four + 1] = ((pairs[2 * four + 1] ?? 0) + ((bytes >>> 8) & apart)) | 0
        }
      }
      this.unpack((to - from) * bias)
    }
    this.putScores(divisorOf(counted))
  }

  private unpack(biased: number): void {
    const { pairs, sums } = this
    for (let four = 0; four < packed; four++) {
      const evens = pairs[2 * four] ?? 0
      const odds = pairs[2 * four + 1] ?? 0
      sums[4 * four] = (sums[4 * four] ?? 0) + (evens & 0xffff) - biased
      sums[4 * four + 1] = (sums[4 * four + 1] ?? 0) + (odds & 0xffff) - biased
      sums[4 * four + 2] = (sums[4 * four + 2] ?? 0) + (evens >>> 16) - biased
      sums[4 * four + 3] = (sums[4 * four + 3] ?? 0) + (odds >>> 16) - biased
    }
  }

  private putScores(divisor: number): void {
    const { outputs, scores, sums } = this
    const { biases, rest } = this.parts
    for (let head = 0; head < headCount; head++) scores[head] = rest[head] ?? 0
    for (let unit = 0; unit < units; unit++) {
      const said = (sums[unit] ?? 0) / divisor + (biases[unit] ?? 0)
      // about half of them say nothing
      if (said <= 0) continue
      const at = unit * headCount
      for (let head = 0; head < headCount; head++) {
        scores[head] = (scores[head] ?? 0) + (outputs[at + head] ?? 0) * said
      }
    }
  }

  /** Puts whether a word counts, and its row. */
  private put(word: Spelling, whole: Int32Array, at: number): void {
    const { row } = this
    row.fill(0)
    const counts = isCounted(word)
    whole[at] = counts ? 1 : 0
    if (counts) this.fill(word)
    for (let four = 0; four < packed; four++) {
      let bytes = 0
      for (let place = 0; place < 4; place++) {
        const value = Math.max(-most, Math.min(most, Math.round(row[4 * four + place] ?? 0)))
        bytes |= (value + bias) << (8 * place)
      }
      whole[at + 1 + four] = bytes
    }
  }

  private fill(word: Spelling): void {
    const { own, row } = this
    const { keys, rows, traits } = this.parts
    const facts = factsOf(word, this.lexicon)
    const place = hasMeaning(facts) ? placeOf(keys, word) : -1
    if (place !== -1) for (let unit = 0; unit < units; unit++) row[unit] = rows[place * units + unit] ?? 0
    if (facts === 0) return
    putTraits(facts, own)
    for (let trait = 0; trait < traitCount; trait++) {
      const value = own[trait] ?? 0
      if (value === 0) continue
      for (let unit = 0; unit < units; unit++) {
        row[unit] = (row[unit] ?? 0) + value * (traits[trait * units + unit] ?? 0)
      }
    }
  }
}
