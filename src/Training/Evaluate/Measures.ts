import { Sequence } from "../Examples/Random.ts"

/** A probability that a head gave, and what was true. */
export interface Prediction {
  readonly probability: number
  readonly positive: boolean
}

export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

const resamples = 200

/** Area under the ROC curve, ties counted half; `times` says how often each answer counts. */
const areaUnder = (sorted: ReadonlyArray<Prediction>, times: Float64Array): number => {
  let below = 0
  let positives = 0
  let wins = 0
  let at = 0
  while (at < sorted.length) {
    const probability = sorted[at]?.probability
    let tied = 0
    let won = 0
    for (; at < sorted.length && sorted[at]?.probability === probability; at++) {
      if (sorted[at]?.positive === true) won += times[at] ?? 0
      else tied += times[at] ?? 0
    }
    wins += won * (below + tied / 2)
    positives += won
    below += tied
  }
  return wins / (positives * below)
}

const f1 = (sorted: ReadonlyArray<Prediction>, times: Float64Array, threshold: number): number => {
  let right = 0
  let wrong = 0
  let missed = 0
  sorted.forEach(({ positive, probability }, index) => {
    const count = times[index] ?? 0
    if (probability >= threshold && positive) right += count
    else if (probability >= threshold) wrong += count
    else if (positive) missed += count
  })
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed)
}

/** A measure with the interval that 95 of 100 samples like this one give it (bootstrap, always the same samples). */
const withInterval = (
  answers: ReadonlyArray<Prediction>,
  measure: (sorted: ReadonlyArray<Prediction>, times: Float64Array) => number
): Interval => {
  const sorted = answers.toSorted((one, other) => one.probability - other.probability)
  const random = new Sequence(answers.length)
  const times = new Float64Array(sorted.length)
  const values = Array.from({ length: resamples }, () => {
    times.fill(0)
    for (let count = 0; count < sorted.length; count++) {
      const drawn = random.below(sorted.length)
      times[drawn] = (times[drawn] ?? 0) + 1
    }
    return measure(sorted, times)
  })
    .filter((value) => !Number.isNaN(value))
    .toSorted((one, other) => one - other)
  return {
    value: measure(sorted, times.fill(1)),
    low: values[Math.floor(values.length * 0.025)] ?? Number.NaN,
    high: values[Math.ceil(values.length * 0.975) - 1] ?? Number.NaN
  }
}

const share = (answers: ReadonlyArray<Prediction>, wanted: (answer: Prediction) => boolean) =>
  answers.length === 0 ? Number.NaN : answers.filter(wanted).length / answers.length

/** How many of the positives are found by the lowest threshold that is right 95 times of 100. */
const recallAt = (answers: ReadonlyArray<Prediction>, precision: number): number => {
  const sorted = answers.toSorted((one, other) => other.probability - one.probability)
  let right = 0
  let best = 0
  sorted.forEach(({ positive }, index) => {
    if (positive) right++
    if (right / (index + 1) >= precision) best = right
  })
  return best / answers.filter(({ positive }) => positive).length
}

export interface HeadMeasures {
  readonly texts: number
  readonly positives: number
  readonly auc: Interval
  readonly f1: Interval
  readonly macroF1: Interval
  /** Shares that are right at a probability of .5: of all, of the positives, of the negatives. */
  readonly accuracy: number
  readonly sensitivity: number
  readonly specificity: number
  readonly recallAtP95: number
  readonly atHide: {
    readonly recall: number
    readonly falseHides: number
    readonly half: number
    readonly rare: number
  }
}

const half = 0.5
const rare = 0.05

/** How often what is hidden deserved it, where a given share of all comments does. */
const precisionAt = (prevalence: number, recall: number, falseHides: number): number =>
  (prevalence * recall) / (prevalence * recall + (1 - prevalence) * falseHides)

/** How a head does on texts that were judged for it. */
export const measure = (answers: ReadonlyArray<Prediction>, hide: number): HeadMeasures => {
  const positives = answers.filter(({ positive }) => positive)
  const negatives = answers.filter(({ positive }) => !positive)
  const flip = (list: ReadonlyArray<Prediction>) => list.map((item) => ({ ...item, positive: !item.positive }))
  const recall = share(positives, ({ probability }) => probability >= hide)
  const falseHides = share(negatives, ({ probability }) => probability >= hide)
  return {
    texts: answers.length,
    positives: positives.length,
    auc: withInterval(answers, areaUnder),
    f1: withInterval(answers, (sorted, times) => f1(sorted, times, half)),
    macroF1: withInterval(answers, (sorted, times) => {
      const other = flip(sorted).map((item) => ({ ...item, probability: 1 - item.probability }))
      return (f1(sorted, times, half) + f1(other, times, half)) / 2
    }),
    accuracy: share(answers, ({ positive, probability }) => probability >= half === positive),
    sensitivity: share(positives, ({ probability }) => probability >= half),
    specificity: share(negatives, ({ probability }) => probability < half),
    recallAtP95: recallAt(answers, 0.95),
    atHide: {
      recall,
      falseHides,
      half: precisionAt(half, recall, falseHides),
      rare: precisionAt(rare, recall, falseHides)
    }
  }
}

/** F1 at the threshold that at most a share of the negatives of another part reaches; at a stored one without any. */
export const f1AtFalsePositives = (
  answers: ReadonlyArray<Prediction>,
  chosenOn: ReadonlyArray<Prediction>,
  falsePositives: number,
  stored: number
): { readonly threshold: number; readonly f1: Interval; readonly falsePositives: number } => {
  const negatives = chosenOn
    .filter(({ positive }) => !positive)
    .map(({ probability }) => probability)
    .toSorted((one, other) => other - one)
  const reached = negatives[Math.floor(falsePositives * negatives.length)]
  const threshold = reached === undefined ? stored : reached + Number.EPSILON
  return {
    threshold,
    f1: withInterval(answers, (sorted, times) => f1(sorted, times, threshold)),
    falsePositives: share(
      answers.filter(({ positive }) => !positive),
      ({ probability }) => probability >= threshold
    )
  }
}
