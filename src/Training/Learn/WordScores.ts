import { type Head, heads } from "#src/Autopilot/Model/Heads.ts"
import type { Example } from "../Examples/Example.ts"
import { leftOut, taughtBy } from "../Examples/Syllabus.ts"
import { copyKey, foldOf, folds } from "./Folds.ts"
import { outputsOf, type Perceptron } from "./Perceptron.ts"
import { perceptron } from "./TrainPerceptron.ts"
import type { WordMeans } from "./WordMeans.ts"

const headCount = heads.length

/** How much the network says beside the linear weights, both spread alike. */
const shares: Readonly<Record<Head, number>> = {
  spam: 0.35,
  junk: 0.35,
  scam: 0.25,
  hate: 0.35,
  offensive: 0.5,
  negative: 0
}

/** No text counts more than this many times what the texts of its head do on average. */
const weightiest = 10

/** Of moods the network says nothing: what is written of them would only move what it says of all else. */
const isForWeightsAlone = ({ source }: Example, head: Head): boolean =>
  head === "negative" && source.startsWith("written")

const lessonsOf = (examples: ReadonlyArray<Example>, without: (example: number) => boolean): Float64Array => {
  const lessons = new Float64Array(examples.length * headCount)
  heads.forEach((head, place) => {
    const taught = examples.flatMap((example, index) => {
      const found = without(index) || isForWeightsAlone(example, head) ? null : taughtBy(example, head)
      return found === null ? [] : [{ ...found, index }]
    })
    const mean = taught.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, taught.length)
    for (const { index, positive, weight } of taught) {
      const counts = Math.min(weightiest, weight / mean)
      lessons[index * headCount + place] = positive ? counts : -counts
    }
  })
  return lessons
}

const spreadOf = (scores: Float64Array, lessons: Float64Array, head: number): number => {
  let sum = 0
  let squares = 0
  let count = 0
  for (let at = head; at < scores.length; at += headCount) {
    if (lessons[at] === 0) continue
    const score = scores[at] ?? 0
    sum += score
    squares += score * score
    count++
  }
  const texts = Math.max(1, count)
  return Math.sqrt(Math.max(1e-12, squares / texts - (sum / texts) ** 2))
}

/** A network that has learnt from all texts but some, its scores as large as its share of each head. */
const learned = (
  examples: ReadonlyArray<Example>,
  means: WordMeans,
  without: (example: number) => boolean = () => false
): { readonly network: Perceptron; readonly scores: Float64Array } => {
  const lessons = lessonsOf(examples, without)
  const network = perceptron(means, lessons)
  const raw = outputsOf(network, means)
  const sizes = heads.map((head, place) => shares[head] / spreadOf(raw, lessons, place))
  const sized = (values: Float64Array, each: number) =>
    values.map((value, at) => value * (sizes[Math.floor(at / each)] ?? 0))
  return {
    network: {
      ...network,
      outputs: sized(network.outputs, network.outputs.length / headCount),
      rest: sized(network.rest, 1)
    },
    scores: raw.map((score, at) => score * (sizes[at % headCount] ?? 0))
  }
}

/** What networks say of every text, `heads` for each, each time by one that has not learnt from its likes. */
export interface WordScores {
  readonly outOfFold: Float64Array
  readonly outOfSource: Float64Array
}

/** The scores of each part of the texts by a network that has learnt from no text of the part. */
const scoresApart = <Part>(
  examples: ReadonlyArray<Example>,
  means: WordMeans,
  partOf: (example: Example) => Part,
  copiesToo: boolean
): Float64Array => {
  const scores = new Float64Array(examples.length * headCount)
  const parts = examples.map(partOf)
  const keys = examples.map(({ text }) => copyKey(text))
  for (const part of new Set(parts)) {
    const held = new Set(parts.flatMap((own, index) => (own === part && copiesToo ? (keys[index] ?? []) : [])))
    const found = learned(examples, means, (index) => parts[index] === part || held.has(keys[index] ?? ""))
    parts.forEach((own, index) => {
      if (own !== part) return
      const at = index * headCount
      scores.set(found.scores.subarray(at, at + headCount), at)
    })
  }
  return scores
}

/** Left out all at once: a network for each kind of them would take as long as those for everything else. */
const templates = "templates"

export const unseenScores = (examples: ReadonlyArray<Example>, means: WordMeans): WordScores => ({
  outOfFold: scoresApart(examples, means, ({ text }) => foldOf(text, folds), false),
  outOfSource: scoresApart(
    examples,
    means,
    ({ source }) => (source.startsWith(templates) ? templates : leftOut(source)),
    true
  )
})

export const networkOf = (examples: ReadonlyArray<Example>, means: WordMeans): Perceptron =>
  learned(examples, means).network

/** What the scores say of one head. */
export const ofHead = (scores: Float64Array, head: Head): Float64Array => {
  const place = heads.indexOf(head)
  return Float64Array.from({ length: scores.length / headCount }, (_, index) => scores[index * headCount + place] ?? 0)
}
