import { Schema } from "effect"
import { distinctWords } from "../Features/DistinctWords.ts"
import { fillFeatures } from "../Features/Features.ts"
import { Lexicon } from "../Features/Lexicon.ts"
import type { TextReading } from "../Features/Reading.ts"
import { type Head, heads } from "./Heads.ts"
import { networkBytes, networkParts } from "./NetworkParts.ts"
import { Weights } from "./Weights.ts"
import { WordNetwork } from "./WordNetwork.ts"

/** First bytes of a model file. */
export const magic = "STWMODEL"

/** What stands before the weights, as JSON: how to read the rest of the file. */
export const Header = Schema.Struct({
  version: Schema.String.annotations({ description: "Changes whenever a comment might be judged differently" }),
  bits: Schema.Int,
  /** In the order of the weights. A weight of one is `scale`; a score is `slope * (sum + network) + offset` as log odds. */
  heads: Schema.Array(
    Schema.Struct({ name: Schema.Literal(...heads), scale: Schema.Number, slope: Schema.Number, offset: Schema.Number })
  ),
  /** Places in the lexicon's tables. */
  lexicon: Schema.Int,
  /** With a vector. */
  words: Schema.Int
})
export type Header = typeof Header.Type

/** Probabilities, 0 to 1 each. */
export type Probabilities = Readonly<Record<Head, number>>

const headCount = heads.length
const decodeHeader = Schema.decodeUnknownSync(Schema.parseJson(Header))
const aligned = (place: number) => (place + 3) & ~3

/** The trained model: linear weights, whole numbers from -127 to 127, and a small network on the meanings of words. */
export class Model {
  readonly version: string
  readonly lexicon: Lexicon
  private readonly weights: Weights
  private readonly network: WordNetwork
  private readonly scales = new Float64Array(headCount)
  private readonly slopes = new Float64Array(headCount)
  private readonly offsets = new Float64Array(headCount)
  /** What was judged last: several look at it one after the other. */
  private last: { readonly reading: TextReading; readonly found: Probabilities } | null = null

  private constructor(header: Header, weights: Int8Array, lexicon: Lexicon, network: WordNetwork) {
    this.version = header.version
    this.lexicon = lexicon
    this.weights = new Weights(weights, header.bits)
    this.network = network
    header.heads.forEach(({ offset, scale, slope }, head) => {
      this.scales[head] = scale
      this.slopes[head] = slope
      this.offsets[head] = offset
    })
  }

  /** Reads a model file: magic, length of the header, header, lexicon, weights, network. Throws on anything else. */
  static decode(file: Uint8Array): Model {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
    const text = new TextDecoder()
    if (text.decode(file.subarray(0, magic.length)) !== magic) throw new Error("this is not a model file")
    const length = view.getUint32(magic.length, true)
    const header = decodeHeader(text.decode(file.subarray(magic.length + 4, magic.length + 4 + length)))
    let at = file.byteOffset + aligned(magic.length + 4 + length)
    const keys = new Uint32Array(file.buffer.slice(at, at + header.lexicon * 4))
    at += header.lexicon * 4
    const facts = new Uint32Array(file.buffer.slice(at, at + header.lexicon * 4))
    at += header.lexicon * 4
    const size = (1 << header.bits) * headCount
    if (
      header.heads.some(({ name }, head) => name !== heads[head]) ||
      file.byteOffset + file.byteLength !== at + size + networkBytes(header.words)
    ) {
      throw new Error("this model file is of another version")
    }
    const lexicon = new Lexicon(keys, facts)
    const network = new WordNetwork(networkParts(file.buffer.slice(at + size), header.words), lexicon)
    return new Model(header, new Int8Array(file.buffer, at, size), lexicon, network)
  }

  /** What the model makes of a comment. */
  judge(reading: TextReading): Probabilities {
    if (this.last?.reading === reading) return this.last.found
    fillFeatures(reading, this.lexicon, this.weights)
    this.network.judge(distinctWords(reading.text))
    const found = {
      spam: this.probability(0),
      junk: this.probability(1),
      scam: this.probability(2),
      hate: this.probability(3),
      offensive: this.probability(4),
      negative: this.probability(5)
    }
    this.last = { reading, found }
    return found
  }

  private probability(head: number): number {
    const said = (this.scales[head] ?? 0) * (this.weights.sums[head] ?? 0) + (this.network.scores[head] ?? 0)
    const odds = (this.slopes[head] ?? 0) * said + (this.offsets[head] ?? 0)
    return 1 / (1 + Math.exp(-odds))
  }
}
