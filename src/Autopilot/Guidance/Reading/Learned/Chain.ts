import { labelCount } from "./Labels.ts"

/** What a chain of labels scores: for each word and label, and for each pair of labels side by side. */
export interface ChainScores {
  /** By word, then label. */
  readonly words: Float64Array
  /** By label before, then label. */
  readonly pairs: Float64Array
}

type Exp = (power: number) => number
type Ln = (value: number) => number

const summed = (values: Float64Array, from: number, exp: Exp, ln: Ln): number => {
  let most = Number.NEGATIVE_INFINITY
  for (let label = 0; label < labelCount; label++) most = Math.max(most, values[from + label] ?? 0)
  let sum = 0
  for (let label = 0; label < labelCount; label++) sum += exp((values[from + label] ?? 0) - most)
  return most + ln(sum)
}

export interface Marginals {
  /** By word, then label: how likely it is. */
  readonly words: Float64Array
  /** By label before, then label: how many of the pairs side by side are expected to be these. */
  readonly pairs: Float64Array
  /** Natural logarithm of the sum over all chains. */
  readonly whole: number
}

/** How likely each word has each label, by all chains of labels (forward–backward). */
export const marginalsOf = ({ pairs, words }: ChainScores, exp: Exp, ln: Ln): Marginals => {
  const length = words.length / labelCount
  const forward = new Float64Array(words.length)
  const backward = new Float64Array(words.length)
  const row = new Float64Array(labelCount)
  for (let at = 0; at < length; at++) {
    for (let label = 0; label < labelCount; label++) {
      const own = words[at * labelCount + label] ?? 0
      if (at === 0) {
        forward[label] = own
        continue
      }
      for (let before = 0; before < labelCount; before++)
        row[before] = (forward[(at - 1) * labelCount + before] ?? 0) + (pairs[before * labelCount + label] ?? 0)
      forward[at * labelCount + label] = own + summed(row, 0, exp, ln)
    }
  }
  for (let at = length - 2; at >= 0; at--) {
    for (let label = 0; label < labelCount; label++) {
      for (let after = 0; after < labelCount; after++) {
        const next = (at + 1) * labelCount + after
        row[after] = (pairs[label * labelCount + after] ?? 0) + (words[next] ?? 0) + (backward[next] ?? 0)
      }
      backward[at * labelCount + label] = summed(row, 0, exp, ln)
    }
  }
  const whole = length === 0 ? 0 : summed(forward, (length - 1) * labelCount, exp, ln)
  const likely = new Float64Array(words.length)
  for (let at = 0; at < words.length; at++) likely[at] = exp((forward[at] ?? 0) + (backward[at] ?? 0) - whole)
  const expected = new Float64Array(labelCount * labelCount)
  for (let at = 1; at < length; at++) {
    for (let before = 0; before < labelCount; before++) {
      const start = (forward[(at - 1) * labelCount + before] ?? 0) - whole
      for (let label = 0; label < labelCount; label++) {
        const here = at * labelCount + label
        const pair = before * labelCount + label
        expected[pair] =
          (expected[pair] ?? 0) + exp(start + (pairs[pair] ?? 0) + (words[here] ?? 0) + (backward[here] ?? 0))
      }
    }
  }
  return { words: likely, pairs: expected, whole }
}
