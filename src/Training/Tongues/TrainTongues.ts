import { type TongueHead, tongueHeads } from "#src/Autopilot/Tongues/TongueHeads.ts"
import { type TongueHeader, tongueMagic } from "#src/Autopilot/Tongues/TongueModel.ts"
import type { Documents } from "../Examples/Documents.ts"
import { balanced, calibrate, type Scored } from "../Learn/Calibration.ts"
import { sigmoid } from "../Learn/Exact.ts"
import { foldOf } from "../Learn/Folds.ts"
import { logistic, scoreOf } from "../Learn/Logistic.ts"
import { reachedBy, tailOf } from "./Tail.ts"
import { tongueDocuments } from "./TongueDocuments.ts"
import { isHarmless, isOrdinary, type TongueExample, taughtLanguages, tongueLesson } from "./TongueExamples.ts"

const bits = 18
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
  swearing: { asked: 0.0018, hidden: 0.0006 }
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
  wanted: (index: number) => boolean
) =>
  logistic(
    documents,
    examples.flatMap((example, document) => {
      const lesson = wanted(document) ? tongueLesson(example, head) : null
      return lesson === null ? [] : [{ document, ...lesson }]
    }),
    null,
    options
  )

/** Scores by weights that have seen none of a comment's fold. */
const unseenScores = (documents: Documents, examples: ReadonlyArray<TongueExample>, head: TongueHead): Float64Array => {
  const fold = examples.map(({ text }) => foldOf(text, folds))
  const scores = new Float64Array(examples.length)
  for (let left = 0; left < folds; left++) {
    const weights = learnt(documents, examples, head, (index) => fold[index] !== left)
    fold.forEach((own, index) => {
      if (own === left) scores[index] = scoreOf(weights, documents, index)
    })
  }
  return scores
}

const headOf = (documents: Documents, examples: ReadonlyArray<TongueExample>, name: TongueHead) => {
  const scores = unseenScores(documents, examples, name)
  const scored: ReadonlyArray<Scored> = examples.flatMap((example, index) => {
    const lesson = tongueLesson(example, name)
    return lesson === null || example.language === "en" ? [] : [{ ...lesson, score: scores[index] ?? 0 }]
  })
  const { offset, slope } = calibrate(balanced(scored))
  const odds = scores.map((score) => slope * score + offset)
  const harmlessIn = (wanted: (language: string) => boolean) =>
    examples.flatMap((example, index) =>
      wanted(example.language) && isHarmless(example) && tongueLesson(example, name) !== null ? [odds[index] ?? 0] : []
    )
  const usual = reachedBy(
    harmlessIn((language) => language !== "en"),
    likelyWrong
  )
  const languages = Object.fromEntries(
    [...taughtLanguages, "en"].map((language) => [
      language,
      trusted *
        (usual -
          reachedBy(
            harmlessIn((own) => own === language),
            likelyWrong
          ))
    ])
  )
  const levelled = examples.map(({ language }, index) => (odds[index] ?? 0) + (languages[language] ?? 0))
  const harmless = levelled.filter((_, index) => {
    const example = examples[index]
    return example !== undefined && example.language !== "en" && isOrdinary(example)
  })
  const { asked, hidden } = limits[name]
  return {
    name,
    slope,
    offset,
    languages,
    point: { ask: pointOf(reachedBy(harmless, asked)), hide: pointOf(tailOf(harmless, hidden)) },
    probabilities: levelled.map(sigmoid),
    weights: learnt(documents, examples, name, () => true)
  }
}

const scaleOf = (weights: Float64Array): number => {
  const used = weights.filter((weight) => weight !== 0)
  const squares = used.reduce((sum, weight) => sum + weight * weight, 0)
  const largest = used.reduce((least, weight) => Math.max(least, Math.abs(weight)), 0)
  return Math.min(largest, widest * Math.sqrt(squares / Math.max(1, used.length))) / most
}

/** The model of all languages as a file, in the layout that `TongueModel.decode` reads. */
export const trainTongues = (examples: ReadonlyArray<TongueExample>) => {
  const documents = tongueDocuments(examples, bits)
  const heads = tongueHeads.map((head) => headOf(documents, examples, head))
  const scales = heads.map(({ weights }) => scaleOf(weights))
  const weights = new Int8Array(tongueHeads.length << bits)
  heads.forEach(({ weights: own }, head) => {
    own.forEach((weight, bucket) => {
      const whole = Math.round(weight / (scales[head] ?? 1))
      weights[bucket * tongueHeads.length + head] = Math.max(-most, Math.min(most, whole))
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
  return { file, heads }
}
