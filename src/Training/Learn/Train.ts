import type { Lexicon } from "#src/Autopilot/Features/Lexicon.ts"
import { type Head, heads } from "#src/Autopilot/Model/Heads.ts"
import type { OperatingPoint } from "#src/Autopilot/Model/OperatingPoints.ts"
import type { Documents } from "../Examples/Documents.ts"
import { documentsOf } from "../Examples/Documents.ts"
import type { Example } from "../Examples/Example.ts"
import { taughtBy } from "../Examples/Syllabus.ts"
import { balanced, calibrate } from "./Calibration.ts"
import { outOfFold, outOfSource } from "./CrossValidation.ts"
import { encode, type Trained } from "./Encode.ts"
import { sigmoid } from "./Exact.ts"
import { profilesOf } from "./LanguageProfiles.ts"
import { learn, lessonsOf } from "./Learner.ts"
import { operatingPointOf } from "./OperatingPoints.ts"
import type { Perceptron } from "./Perceptron.ts"
import { wordMeansOf } from "./WordMeans.ts"
import { networkOf, ofHead, unseenScores, type WordScores } from "./WordScores.ts"
import type { WordVectors } from "./WordVectors.ts"

export const bits = 17

export interface HeadResult {
  readonly head: Head
  readonly point: OperatingPoint
  /** Probabilities by weights that had seen nothing of the text's source, and by weights that had seen its likes. */
  readonly outOfSource: Float64Array
  readonly outOfFold: Float64Array
}

/** Calibrated at the share they have among posts; the others as if half of all texts were positive. */
const rare: ReadonlySet<Head> = new Set(["junk", "scam"])

/** Calibrated on sources the head has not seen: there are several alike, and the next one is as strange as those. */
const strange: ReadonlySet<Head> = new Set(["spam", "hate"])

/** What a head is calibrated on, where texts that have nothing to do with it would make it seem surer than it is. */
const measuredOn: Partial<Readonly<Record<Head, (example: Example) => boolean>>> = {
  spam: ({ source }) => source.startsWith("youtube-spam"),
  hate: ({ labels, source }) =>
    labels.hate !== undefined && (!source.startsWith("templates") || /hate|contrasts/.test(source))
}

/** Scores of one head by weights that had not seen a text's likes, or nothing of its source. */
interface Unseen {
  readonly outOfFold: Float64Array
  readonly outOfSource: Float64Array
}

/** What is known about words before anything is learnt. */
export interface WordSources {
  readonly lexicon: Lexicon
  readonly vectors: WordVectors
}

/** The texts as features, and what is learnt from the meanings of their words. */
interface Prepared extends WordSources {
  readonly documents: Documents
  readonly network: Perceptron
  readonly said: WordScores
}

const prepare = (examples: ReadonlyArray<Example>, words: WordSources): Prepared => {
  const texts = examples.map(({ text }) => text)
  const means = wordMeansOf(texts, words.lexicon, words.vectors)
  return {
    ...words,
    documents: documentsOf(texts, words.lexicon, bits),
    network: networkOf(examples, means),
    said: unseenScores(examples, means)
  }
}

const trainedHead = (
  examples: ReadonlyArray<Example>,
  documents: Documents,
  head: Head,
  scores: Float64Array
): Trained => {
  const taught = examples.flatMap((example, index) => {
    const lesson = taughtBy(example, head)
    if (lesson === null || measuredOn[head]?.(example) === false) return []
    return [{ ...lesson, score: scores[index] ?? 0 }]
  })
  const calibration = calibrate(rare.has(head) ? taught : balanced(taught))
  return { head, weights: learn(documents, lessonsOf(examples, head)), calibration }
}

const calibratedOn = (head: Head): keyof Unseen => (strange.has(head) ? "outOfSource" : "outOfFold")

const scoredBy = { outOfFold, outOfSource }

/** What weights and network say of every text together, neither having seen its likes. */
const unseenOf = (
  examples: ReadonlyArray<Example>,
  { documents, said }: Prepared,
  head: Head,
  kind: keyof Unseen
): Float64Array => {
  const own = ofHead(said[kind], head)
  return scoredBy[kind](examples, documents, head).map((score, index) => score + (own[index] ?? 0))
}

const headOf = (examples: ReadonlyArray<Example>, prepared: Prepared, head: Head) => {
  const scores: Unseen = {
    outOfFold: unseenOf(examples, prepared, head, "outOfFold"),
    outOfSource: unseenOf(examples, prepared, head, "outOfSource")
  }
  const trained = trainedHead(examples, prepared.documents, head, scores[calibratedOn(head)])
  const { offset, slope } = trained.calibration
  const probability = (score: number) => sigmoid(slope * score + offset)
  const unseen = scores.outOfSource.map(probability)
  const seen = scores.outOfFold.map(probability)
  const judged: HeadResult = {
    head,
    point: operatingPointOf(head, examples, unseen, seen),
    outOfSource: unseen,
    outOfFold: seen
  }
  return { trained, judged }
}

/**
 * The model file alone, the same bytes as `train` makes. What only measures it is left out, which is most of the work:
 * a head is scored in the one way it is calibrated by.
 */
export const modelFileOf = (examples: ReadonlyArray<Example>, words: WordSources): Uint8Array => {
  const prepared = prepare(examples, words)
  return encode(
    bits,
    prepared,
    heads.map((head) =>
      trainedHead(examples, prepared.documents, head, unseenOf(examples, prepared, head, calibratedOn(head)))
    )
  )
}

/** The probability that at most 2 % of the clean posts kept for this reach. */
const cleanPostsPoint = (examples: ReadonlyArray<Example>, junk: Float64Array): number => {
  const clean = examples.flatMap(({ benign, part }, index) => (part === "calib" && benign ? [junk[index] ?? 0] : []))
  const sorted = clean.toSorted((one, other) => other - one)
  return Math.ceil((sorted[Math.floor(0.02 * sorted.length)] ?? 1) * 1000) / 1000
}

/** Everything from texts to the model file; `spoken` are more texts whose language is known. The same texts in the same order, the same bytes. */
export const train = (
  examples: ReadonlyArray<Example>,
  words: WordSources,
  spoken: ReadonlyArray<Pick<Example, "text" | "language">>
) => {
  const prepared = prepare(examples, words)
  const results = heads.map((head) => headOf(examples, prepared, head))
  const junk = results.find(({ judged }) => judged.head === "junk")?.judged.outOfFold
  return {
    cleanPosts: junk === undefined ? 1 : cleanPostsPoint(examples, junk),
    profiles: new Uint8Array(
      profilesOf([...examples.filter(({ part, source }) => part === "train" && source.startsWith("xlmt")), ...spoken])
        .buffer
    ),
    file: encode(
      bits,
      prepared,
      results.map(({ trained }) => trained)
    ),
    judged: results.map(({ judged }) => judged)
  }
}
