import { Schema } from "effect"
import { bucketOf } from "../../../Text/Hash.ts"
import { type ChainScores, marginalsOf } from "./Chain.ts"
import { labelCount, roleCount } from "./Labels.ts"

/** First bytes of the file. */
export const readerMagic = "STWREADS"

/** What stands before the weights, as JSON. */
export const ReaderHeader = Schema.Struct({
  version: Schema.String.annotations({ description: "Changes whenever a sentence might be read differently" }),
  /** By label before, then label. */
  pairs: Schema.Array(Schema.Number),
  /** In the order of the weights: of words, of things, of whole sentences. A weight of one is `scale`. */
  tables: Schema.Array(Schema.Struct({ bits: Schema.Int, scale: Schema.Number }))
})
export type ReaderHeader = typeof ReaderHeader.Type

/** Choices of each table: labels, roles, and whether a rule can be made of a sentence. */
export const tableChoices = [labelCount, roleCount, 2] as const

const decodeHeader = Schema.decodeUnknownSync(Schema.parseJson(ReaderHeader))

interface Table {
  readonly weights: Int8Array
  readonly bits: number
  readonly scale: number
  readonly choices: number
}

const scoresOf = ({ bits, choices, scale, weights }: Table, features: Int32Array): Float64Array => {
  const scores = new Float64Array(choices)
  for (const hash of features) {
    const place = bucketOf(hash, bits) * choices
    for (let choice = 0; choice < choices; choice++)
      scores[choice] = (scores[choice] ?? 0) + (weights[place + choice] ?? 0)
  }
  return scores.map((score) => score * scale)
}

/** How likely each of several choices is. */
export const likelihoods = (scores: Float64Array, exp: (power: number) => number = Math.exp): Float64Array => {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  const all = scores.map((score) => exp(score - most))
  let sum = 0
  for (const one of all) sum += one
  return all.map((one) => one / sum)
}

/** The trained reader: which words name a thing or a place, what is said of a thing, and whether a rule can say it. */
export class ReaderModel {
  readonly version: string
  private readonly pairs: Float64Array
  private readonly words: Table
  private readonly roles: Table
  private readonly whole: Table

  private constructor(version: string, pairs: Float64Array, [words, roles, whole]: readonly [Table, Table, Table]) {
    this.version = version
    this.pairs = pairs
    this.words = words
    this.roles = roles
    this.whole = whole
  }

  /** Reads a file: magic, length of the header, header, weights. Throws on anything else. */
  static decode(file: Uint8Array): ReaderModel {
    const text = new TextDecoder()
    if (text.decode(file.subarray(0, readerMagic.length)) !== readerMagic) throw new Error("this is not a reader file")
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
    const start = readerMagic.length + 4
    const length = view.getUint32(readerMagic.length, true)
    const header = decodeHeader(text.decode(file.subarray(start, start + length)))
    let at = file.byteOffset + start + length
    const tables = tableChoices.map((choices, index): Table => {
      const { bits = 0, scale = 1 } = header.tables[index] ?? {}
      const weights = new Int8Array(file.buffer, at, choices << bits)
      at += choices << bits
      return { weights, bits, scale, choices }
    })
    const [words, roles, whole] = tables
    if (words === undefined || roles === undefined || whole === undefined || at !== file.byteOffset + file.byteLength)
      throw new Error("this reader file is of another version")
    return new ReaderModel(header.version, Float64Array.from(header.pairs), [words, roles, whole])
  }

  /** By word, then label: how likely it is. */
  labelsOf(features: ReadonlyArray<Int32Array>): Float64Array {
    const words = new Float64Array(features.length * labelCount)
    for (const [at, own] of features.entries()) words.set(scoresOf(this.words, own), at * labelCount)
    const scores: ChainScores = { words, pairs: this.pairs }
    return marginalsOf(scores, Math.exp, Math.log).words
  }

  rolesOf(features: Int32Array): Float64Array {
    return likelihoods(scoresOf(this.roles, features))
  }

  /** How likely no rule can be made of a sentence. */
  backOf(features: Int32Array): number {
    return likelihoods(scoresOf(this.whole, features))[1] ?? 1
  }
}
