import type { Head } from "#src/Autopilot/Model/Heads.ts"
import type { Documents } from "../Examples/Documents.ts"
import type { Example } from "../Examples/Example.ts"
import { taughtBy } from "../Examples/Syllabus.ts"
import { type LogisticOptions, logistic, scoreOf, type WeightedExample } from "./Logistic.ts"
import { logCountRatios } from "./NaiveBayes.ts"

const plain: LogisticOptions = { epochs: 6, rate: 0.15, decay: 1e-6 }
const weighted: LogisticOptions = { ...plain, rate: 0.05 }

/** The lessons of a head among the examples, but for those left out. */
export const lessonsOf = (
  examples: ReadonlyArray<Example>,
  head: Head,
  without: (example: Example) => boolean = () => false
): ReadonlyArray<WeightedExample> =>
  examples.flatMap((example, document) => {
    const taught = without(example) ? null : taughtBy(example, head)
    return taught === null ? [] : [{ document, ...taught }]
  })

const sampled = 5

/** Weights whose scores spread by one over the lessons. */
const spreadByOne = (
  weights: Float64Array,
  documents: Documents,
  lessons: ReadonlyArray<WeightedExample>
): Float64Array => {
  let sum = 0
  let squares = 0
  let count = 0
  for (let index = 0; index < lessons.length; index += sampled) {
    const score = scoreOf(weights, documents, lessons[index]?.document ?? 0)
    sum += score
    squares += score * score
    count++
  }
  const spread = Math.sqrt(Math.max(1e-12, squares / count - (sum / count) ** 2))
  return weights.map((weight) => weight / spread)
}

/** Plain and naive-Bayes-weighted logistic regression, averaged into one vector. */
export const learn = (documents: Documents, lessons: ReadonlyArray<WeightedExample>): Float64Array => {
  const one = spreadByOne(logistic(documents, lessons, null, plain), documents, lessons)
  const other = spreadByOne(
    logistic(documents, lessons, logCountRatios(documents, lessons), weighted),
    documents,
    lessons
  )
  return one.map((weight, bucket) => weight + (other[bucket] ?? 0))
}
