import { Schema } from "effect"
import { characters, FeatureBuffer } from "../Features/FeatureBuffer.ts"
import type { TextReading } from "../Features/Reading.ts"
import { blockCount, valueOf, valuesOf } from "../Model/BlockValues.ts"
import { CharacterSums } from "./TongueCharacters.ts"
import { fillTongueFeatures } from "./TongueFeatures.ts"

/**
 * What is judged in every language alike. `junk` is whatever strangers post for gain, scams included; `insult` is abuse
 * of a person, `hate` of a group.
 */
export const tongueHeads = ["scam", "junk", "insult", "hate"] as const
export type TongueHead = (typeof tongueHeads)[number]

/** First bytes of the file. */
export const tongueMagic = "STWTONGS"

const Point = Schema.Struct({ ask: Schema.Number, hide: Schema.Number })

/** What stands before the weights, as JSON. */
export const TongueHeader = Schema.Struct({
  version: Schema.String.annotations({ description: "Changes whenever a comment might be judged differently" }),
  bits: Schema.Int,
  /** In the order of the weights. A weight of one is `scale`; a score is `slope * sum + offset` as log odds. */
  heads: Schema.Array(
    Schema.Struct({
      name: Schema.Literal(...tongueHeads),
      scale: Schema.Number,
      slope: Schema.Number,
      offset: Schema.Number,
      /** Added to the log odds of comments in a language, by ISO 639-1. */
      languages: Schema.Record({ key: Schema.String, value: Schema.Number }),
      /** Probabilities from which it asks and hides. */
      point: Point
    })
  )
})
export type TongueHeader = typeof TongueHeader.Type

const decodeHeader = Schema.decodeUnknownSync(Schema.parseJson(TongueHeader))
const headCount = tongueHeads.length

/** Probabilities, 0 to 1 each. */
export type TongueProbabilities = Readonly<Record<TongueHead, number>>

/** One linear model for every language but English: its weights are whole numbers from -127 to 127. */
export class TongueModel {
  readonly version: string
  readonly points: Readonly<Record<TongueHead, typeof Point.Type>>
  /** Languages it has learnt, ISO 639-1. */
  readonly languages: ReadonlySet<string>
  private readonly heads: TongueHeader["heads"]
  private readonly weights: Int8Array
  private readonly features: FeatureBuffer
  private readonly characters: CharacterSums
  private readonly values = new Float64Array(blockCount)
  private readonly sums = new Float64Array(headCount)

  private constructor({ bits, heads, version }: TongueHeader, weights: Int8Array) {
    this.version = version
    this.heads = heads
    this.weights = weights
    this.features = new FeatureBuffer(bits)
    this.characters = new CharacterSums(weights, bits)
    const pointOf = (name: TongueHead) => heads.find((head) => head.name === name)?.point ?? { ask: 1, hide: 1 }
    this.points = { scam: pointOf("scam"), junk: pointOf("junk"), insult: pointOf("insult"), hate: pointOf("hate") }
    this.languages = new Set(heads.flatMap(({ languages }) => Object.keys(languages)))
  }

  /** Reads a file: magic, length of the header, header, weights of all heads by bucket. Throws on anything else. */
  static decode(file: Uint8Array): TongueModel {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
    const text = new TextDecoder()
    const start = tongueMagic.length + 4
    if (text.decode(file.subarray(0, tongueMagic.length)) !== tongueMagic) throw new Error("this is not a model file")
    const end = start + view.getUint32(tongueMagic.length, true)
    const header = decodeHeader(text.decode(file.subarray(start, end)))
    const weights = new Int8Array(file.subarray(end))
    if (
      weights.length !== headCount << header.bits ||
      header.heads.some(({ name }, head) => name !== tongueHeads[head])
    ) {
      throw new Error("this model file is of another version")
    }
    return new TongueModel(header, weights)
  }

  /** What it makes of a comment that is taken to be in a language; null where that is not known. */
  judge(reading: TextReading, language: string | null): TongueProbabilities {
    fillTongueFeatures(reading, language, this.features, (tokens) => this.characters.addUp(tokens))
    this.addUp()
    return {
      scam: this.probability(0, language),
      junk: this.probability(1, language),
      insult: this.probability(2, language),
      hate: this.probability(3, language)
    }
  }

  private addUp(): void {
    const { features, sums, values, weights } = this
    const { buckets, ends } = features
    valuesOf(ends, values)
    const worth = valueOf(characters, this.characters.runs)
    for (let head = 0; head < headCount; head++) sums[head] = (this.characters.sums[head] ?? 0) * worth
    let at = 0
    for (let block = 0; block < blockCount; block++) {
      const end = ends[block] ?? 0
      const value = values[block] ?? 0
      let scam = 0
      let junk = 0
      let insult = 0
      let hate = 0
      for (; at < end; at++) {
        const place = (buckets[at] ?? 0) * headCount
        scam += weights[place] ?? 0
        junk += weights[place + 1] ?? 0
        insult += weights[place + 2] ?? 0
        hate += weights[place + 3] ?? 0
      }
      sums[0] = (sums[0] ?? 0) + scam * value
      sums[1] = (sums[1] ?? 0) + junk * value
      sums[2] = (sums[2] ?? 0) + insult * value
      sums[3] = (sums[3] ?? 0) + hate * value
    }
  }

  private probability(place: number, language: string | null): number {
    const head = this.heads[place]
    if (head === undefined) return 0
    const own = language === null ? 0 : (head.languages[language] ?? 0)
    return 1 / (1 + Math.exp(-(head.slope * head.scale * (this.sums[place] ?? 0) + head.offset + own)))
  }
}
