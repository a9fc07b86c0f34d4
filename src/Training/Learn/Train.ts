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
import { lexiconOf } from "./Lexicon.ts"
import { operatingPointOf } from "./OperatingPoints.ts"

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

const headOf = (examples: ReadonlyArray<Example>, documents: Documents, head: Head) => {
  const scores: Unseen = {
    outOfFold: outOfFold(examples, documents, head),
    outOfSource: outOfSource(examples, documents, head)
  }
  const trained = trainedHead(examples, documents, head, scores[calibratedOn(head)])
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

const scoredBy = { outOfFold, outOfSource }

/**
 * The model file alone, the same bytes as `train` makes. What only measures it is left out, which is most of the work:
 * a head is scored in the one way it is calibrated by.
 */
export const modelFileOf = (examples: ReadonlyArray<Example>, tones: string): Uint8Array => {
  const lexicon = lexiconOf(tones)
  const documents = documentsOf(
    examples.map(({ text }) => text),
    lexicon,
    bits
  )
  return encode(
    bits,
    lexicon,
    heads.map((head) => trainedHead(examples, documents, head, scoredBy[calibratedOn(head)](examples, documents, head)))
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
  tones: string,
  spoken: ReadonlyArray<Pick<Example, "text" | "language">>
) => {
  const lexicon = lexiconOf(tones)
  const documents = documentsOf(
    examples.map(({ text }) => text),
    lexicon,
    bits
  )
  const results = heads.map((head) => headOf(examples, documents, head))
  const junk = results.find(({ judged }) => judged.head === "junk")?.judged.outOfFold
  return {
    cleanPosts: junk === undefined ? 1 : cleanPostsPoint(examples, junk),
    profiles: new Uint8Array(
      profilesOf([...examples.filter(({ part, source }) => part === "train" && source.startsWith("xlmt")), ...spoken])
        .buffer
    ),
    file: encode(
      bits,
      lexicon,
      results.map(({ trained }) => trained)
    ),
    judged: results.map(({ judged }) => judged)
  }
}
