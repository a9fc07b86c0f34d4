import { Schema } from "effect"
import type { TextReading } from "../Features/Reading.ts"
import type { Spelling } from "../Text/Word.ts"
import { fillTongueFeatures } from "./TongueFeatures.ts"
import { complaintHead, type TongueHead, tongueHeads } from "./TongueHeads.ts"
import { TongueWeights } from "./TongueWeights.ts"
import { WordsAlone } from "./WordsAlone.ts"

/** First bytes of the file. */
export const tongueMagic = "STWTONGS"

const Point = Schema.Struct({ ask: Schema.Number, hide: Schema.Number })

/** What stands before the weights, as JSON. */
export const TongueHeader = Schema.Struct({
  version: Schema.String.annotations({ description: "Changes whenever a comment might be judged differently" }),
  bits: Schema.Int,
  /**
   * In the order of the weights, those of complaints behind all others. A weight of one is `scale`; a score is
   * `slope * sum + offset` as log odds.
   */
  heads: Schema.Array(
    Schema.Struct({
      name: Schema.Literal(...tongueHeads, complaintHead),
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
const order: ReadonlyArray<TongueHead> = [...tongueHeads, complaintHead]
const threat = tongueHeads.indexOf("threat")

/** Probabilities, 0 to 1 each. */
export type TongueProbabilities = Readonly<Record<TongueHead, number>>

const headerIn = (file: Uint8Array): { readonly header: TongueHeader; readonly end: number } => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const text = new TextDecoder()
  const start = tongueMagic.length + 4
  if (text.decode(file.subarray(0, tongueMagic.length)) !== tongueMagic) throw new Error("this is not a model file")
  const end = start + view.getUint32(tongueMagic.length, true)
  return { header: decodeHeader(text.decode(file.subarray(start, end))), end }
}

/** The version of the model in a file, for whoever does not need the model yet. */
export const tongueVersionIn = (file: Uint8Array): string => headerIn(file).header.version

/** One linear model for every language but English: its weights are whole numbers from -127 to 127. */
export class TongueModel {
  readonly version: string
  readonly points: Readonly<Record<TongueHead, typeof Point.Type>>
  /** Languages it has learnt, ISO 639-1. */
  readonly languages: ReadonlySet<string>
  private readonly heads: TongueHeader["heads"]
  private readonly weights: TongueWeights
  private readonly threats: WordsAlone
  /** What was judged last: several look at it one after the other. */
  private last: {
    readonly reading: TextReading
    readonly language: string | null
    readonly found: TongueProbabilities
  } | null = null

  private constructor({ bits, heads, version }: TongueHeader, weights: Int8Array) {
    this.version = version
    this.heads = heads
    const harm = weights.subarray(0, headCount << bits)
    this.weights = new TongueWeights(harm, weights.subarray(headCount << bits), bits)
    this.threats = new WordsAlone(harm, bits, threat)
    const pointOf = (name: TongueHead) => heads.find((head) => head.name === name)?.point ?? { ask: 1, hide: 1 }
    this.points = {
      scam: pointOf("scam"),
      junk: pointOf("junk"),
      insult: pointOf("insult"),
      hate: pointOf("hate"),
      threat: pointOf("threat"),
      swearing: pointOf("swearing"),
      complaint: pointOf("complaint")
    }
    this.languages = new Set(heads.flatMap(({ languages }) => Object.keys(languages)))
  }

  /** Reads a file: magic, length of the header, header, weights of all heads by bucket. Throws on anything else. */
  static decode(file: Uint8Array): TongueModel {
    const { end, header } = headerIn(file)
    const weights = new Int8Array(file.subarray(end))
    if (weights.length !== order.length << header.bits || header.heads.some(({ name }, head) => name !== order[head])) {
      throw new Error("this model file is of another version")
    }
    return new TongueModel(header, weights)
  }

  /** What it makes of a comment that is taken to be in a language; null where that is not known. */
  judge(reading: TextReading, language: string | null): TongueProbabilities {
    if (this.last?.reading === reading && this.last.language === language) return this.last.found
    fillTongueFeatures(reading, language, this.weights)
    const found = {
      scam: this.probability(0, language),
      junk: this.probability(1, language),
      insult: this.probability(2, language),
      hate: this.probability(3, language),
      threat: this.probability(4, language),
      swearing: this.probability(5, language),
      complaint: this.probabilityOf(headCount, language, this.weights.complaint)
    }
    this.last = { reading, language, found }
    return found
  }

  /**
   * The threat that the words of a comment are by themselves, which takes far less than to judge it. What they stand
   * beside, and what is measured of the whole, mostly take away from a threat that is plain.
   */
  threatOf(words: ReadonlyArray<Spelling>, language: string | null): number {
    return this.probabilityOf(threat, language, this.threats.sumOf(words))
  }

  private probability(place: number, language: string | null): number {
    return this.probabilityOf(place, language, this.weights.sums[place] ?? 0)
  }

  private probabilityOf(place: number, language: string | null, sum: number): number {
    const head = this.heads[place]
    if (head === undefined) return 0
    const own = language === null ? 0 : (head.languages[language] ?? 0)
    return 1 / (1 + Math.exp(-(head.slope * head.scale * sum + head.offset + own)))
  }
}
