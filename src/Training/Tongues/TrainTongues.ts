import { complaintHead, type TongueHead, tongueHeads } from "#src/Autopilot/Tongues/TongueHeads.ts"
import { type TongueHeader, tongueMagic } from "#src/Autopilot/Tongues/TongueModel.ts"
import type { Documents } from "../Examples/Documents.ts"
import { balanced, calibrate, type Scored } from "../Learn/Calibration.ts"
import { sigmoid } from "../Learn/Exact.ts"
import { foldOf } from "../Learn/Folds.ts"
import { logistic, scoreOf } from "../Learn/Logistic.ts"
import { reachedBy, tailOf } from "./Tail.ts"
import { tongueDocuments } from "./TongueDocuments.ts"
import {
  furtherLanguages,
  isHarmless,
  isOrdinary,
  type TongueExample,
  taughtLanguages,
  tongueLesson
} from "./TongueExamples.ts"

/** What a model learns of: the languages that it judges by all their features, the others by what all have in common. */
export interface TongueCourse {
  readonly bits: number
  readonly inFull: (language: string) => boolean
  /** Whose harmless comments say where it asks and hides. */
  readonly judged: (language: string) => boolean
  readonly languages: ReadonlyArray<string>
  /** How much more the comments of its own languages count. */
  readonly emphasis: number
  /** What part of the harmless comments that may be hidden may be so: the fewer were seen, the less is known. */
  readonly hiding: number
}

export const taughtCourse: TongueCourse = {
  bits: 18,
  inFull: () => true,
  judged: (language) => language !== "en",
  languages: [...taughtLanguages, "en"],
  emphasis: 1,
  hiding: 1
}

const isFurther = (language: string): boolean => furtherLanguages.some((own) => own === language)

export const furtherCourse: TongueCourse = {
  bits: 15,
  inFull: isFurther,
  judged: isFurther,
  languages: furtherLanguages,
  emphasis: 4,
  hiding: 0.5
}

const folds = 5
const options = { epochs: 16, rate: 0.15, decay: 1e-6 } as const
const most = 127
/** Weights beyond so many times the root mean square of those that are not zero are cut. */
const widest = 24

/**
 * Shares of the harmless comments of all languages that a head may ask about and hide, when it has seen neither. Many of
 * them were written to look like harm, so that far fewer of a brand's are.
 */
const limits: Readonly<Record<TongueHead, { readonly asked: number; readonly hidden: number }>> = {
  scam: { asked: 0.0115, hidden: 0.0016 },
  junk: { asked: 0.005, hidden: 0.0009 },
  insult: { asked: 0.009, hidden: 0.0014 },
  hate: { asked: 0.01, hidden: 0.0013 },
  threat: { asked: 0.002, hidden: 0.0005 },
  swearing: { asked: 0.0018, hidden: 0.0006 },
  // a complaint is nobody's harm: these are asked about, and hidden, only where guidance speaks of complaints
  complaint: { asked: 0.025, hidden: 0.004 }
}

/** By the likeliest of a language's harmless comments is told how much easier it is taken for harm than the others. */
const likelyWrong = 0.02
/** A language's own comments are few, so what they say is not believed to the end. */
const trusted = 0.4

const pointOf = (odds: number) => Math.ceil(sigmoid(odds) * 100_000) / 100_000

const learnt = (
  documents: Documents,
  examples: ReadonlyArray<TongueExample>,
  head: TongueHead,
  course: TongueCourse,
  wanted: (index: number) => boolean
) =>
  logistic(
    documents,
    examples.flatMap((example, document) => {
      const lesson = wanted(document) ? tongueLesson(example, head) : null
      if (lesson === null) return []
      const weight = lesson.weight * (course.judged(example.language) ? course.emphasis : 1)
      return [{ document, positive: lesson.positive, weight }]
    }),
    null,
    options
  )

/** Scores by weights that have seen none of a comment's fold. */
const unseenScores = (
  documents: Documents,
  examples: ReadonlyArray<TongueExample>,
  head: TongueHead,
  course: TongueCourse
): Float64Array => {
  const fold = examples.map(({ text }) => foldOf(text, folds))
  const scores = new Float64Array(examples.length)
  for (let left = 0; left < folds; left++) {
    const weights = learnt(documents, examples, head, course, (index) => fold[index] !== left)
    fold.forEach((own, index) => {
      if (own === left) scores[index] = scoreOf(weights, documents, index)
    })
  }
  return scores
}

const headOf = (
  documents: Documents,
  examples: ReadonlyArray<TongueExample>,
  name: TongueHead,
  course: TongueCourse
) => {
  const scores = unseenScores(documents, examples, name, course)
  const scored: ReadonlyArray<Scored> = examples.flatMap((example, index) => {
    const lesson = tongueLesson(example, name)
    return lesson === null || !course.judged(example.language) ? [] : [{ ...lesson, score: scores[index] ?? 0 }]
  })
  const { offset, slope } = calibrate(balanced(scored))
  const odds = scores.map((score) => slope * score + offset)
  const harmlessIn = (wanted: (language: string) => boolean) =>
    examples.flatMap((example, index) =>
      wanted(example.language) && isHarmless(example) && tongueLesson(example, name)?.positive === false
        ? [odds[index] ?? 0]
        : []
    )
  const usual = reachedBy(harmlessIn(course.judged), likelyWrong)
  const languages = Object.fromEntries(
    course.languages.map((language) => [
      language,
      trusted *
        (usual -
          reachedBy(
            harmlessIn((own) => own === language),
            likelyWrong
          ))
    ])
  )
  const isMeant = (example: TongueExample) => tongueLesson(example, name)?.positive === true
  const levelled = examples.map(({ language }, index) => (odds[index] ?? 0) + (languages[language] ?? 0))
  const harmless = levelled.filter((_, index) => {
    const example = examples[index]
    return example !== undefined && course.judged(example.language) && isOrdinary(example) && !isMeant(example)
  })
  const { asked, hidden } = limits[name]
  return {
    name,
    slope,
    offset,
    languages,
    point: { ask: pointOf(reachedBy(harmless, asked)), hide: pointOf(tailOf(harmless, course.hiding * hidden)) },
    probabilities: levelled.map(sigmoid),
    weights: learnt(documents, examples, name, course, () => true)
  }
}

const scaleOf = (weights: Float64Array): number => {
  const used = weights.filter((weight) => weight !== 0)
  const squares = used.reduce((sum, weight) => sum + weight * weight, 0)
  const largest = used.reduce((least, weight) => Math.max(least, Math.abs(weight)), 0)
  return Math.min(largest, widest * Math.sqrt(squares / Math.max(1, used.length))) / most
}

/** The model of all languages as a file, in the layout that `TongueModel.decode` reads. */
export const trainTongues = (examples: ReadonlyArray<TongueExample>, course: TongueCourse) => {
  const { bits } = course
  const documents = tongueDocuments(examples, bits, course.inFull)
  const order: ReadonlyArray<TongueHead> = [...tongueHeads, complaintHead]
  const heads = order.map((head) => headOf(documents, examples, head, course))
  const scales = heads.map(({ weights }) => scaleOf(weights))
  const weights = new Int8Array(heads.length << bits)
  heads.forEach(({ name, weights: own }, head) => {
    own.forEach((weight, bucket) => {
      const whole = Math.round(weight / (scales[head] ?? 1))
      const place = name === complaintHead ? (head << bits) + bucket : bucket * tongueHeads.length + head
      weights[place] = Math.max(-most, Math.min(most, whole))
    })
  })
  const version = new Bun.CryptoHasher("sha256").update(weights).digest("hex").slice(0, 8)
  const header: TongueHeader = {
    version,
    bits,
    heads: heads.map(({ languages, name, offset, point, slope }, head) => ({
      name,
      scale: scales[head] ?? 1,
      slope,
      offset,
      languages,
      point
    }))
  }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const start = tongueMagic.length + 4
  const file = new Uint8Array(start + json.length + weights.length)
  file.set(new TextEncoder().encode(tongueMagic))
  new DataView(file.buffer).setUint32(tongueMagic.length, json.length, true)
  file.set(json, start)
  file.set(new Uint8Array(weights.buffer), start + json.length)
  return { file, heads: heads.slice(0, tongueHeads.length) }
}
