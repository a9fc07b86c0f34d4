import { heads } from "#src/Autopilot/Model/Heads.ts"
import { units } from "#src/Autopilot/Model/NetworkParts.ts"
import type { Sequence } from "../Examples/Random.ts"
import type { WordMeans } from "./WordMeans.ts"

const headCount = heads.length

/** A network with one hidden layer of rectified units, which all heads share. */
export interface Perceptron {
  /** `units` for each number of the input. */
  readonly first: Float64Array
  readonly biases: Float64Array
  /** `units` for each head. */
  readonly outputs: Float64Array
  readonly rest: Float64Array
}

/** So many of a hundred numbers of the input are left out each time, so that no word is relied on alone. */
const dropped = 20
const kept = 1 - dropped / 100
const atOnce = 8

/** The inputs of a text that are not nought, each with its place among the weights. */
export class Inputs {
  readonly places: Int32Array
  readonly values: Float64Array
  length = 0

  constructor(width: number) {
    this.places = new Int32Array(width)
    this.values = new Float64Array(width)
  }

  /** Without those that `random` leaves out, the others made up for it. */
  fill({ means, width }: WordMeans, text: number, random: Sequence | null): void {
    this.length = 0
    for (let at = 0; at < width; at++) {
      const value = means[text * width + at] ?? 0
      if (value === 0 || (random !== null && random.below(100) < dropped)) continue
      this.places[this.length] = at * units
      this.values[this.length++] = random === null ? value : value / kept
    }
  }
}

/** Eight units at a time, whose sums need not go to memory between two inputs. */
export const putHidden = (
  { biases, first }: Perceptron,
  { length, places, values }: Inputs,
  hidden: Float64Array
): void => {
  for (let unit = 0; unit < units; unit += atOnce) {
    let one = biases[unit] ?? 0
    let two = biases[unit + 1] ?? 0
    let three = biases[unit + 2] ?? 0
    let four = biases[unit + 3] ?? 0
    let five = biases[unit + 4] ?? 0
    let six = biases[unit + 5] ?? 0
    let seven = biases[unit + 6] ?? 0
    let eight = biases[unit + 7] ?? 0
    for (let at = 0; at < length; at++) {
      const place = (places[at] ?? 0) + unit
      const value = values[at] ?? 0
      one += value * (first[place] ?? 0)
      two += value * (first[place + 1] ?? 0)
      three += value * (first[place + 2] ?? 0)
      four += value * (first[place + 3] ?? 0)
      five += value * (first[place + 4] ?? 0)
      six += value * (first[place + 5] ?? 0)
      seven += value * (first[place + 6] ?? 0)
      eight += value * (first[place + 7] ?? 0)
    }
    hidden[unit] = Math.max(0, one)
    hidden[unit + 1] = Math.max(0, two)
    hidden[unit + 2] = Math.max(0, three)
    hidden[unit + 3] = Math.max(0, four)
    hidden[unit + 4] = Math.max(0, five)
    hidden[unit + 5] = Math.max(0, six)
    hidden[unit + 6] = Math.max(0, seven)
    hidden[unit + 7] = Math.max(0, eight)
  }
}

export const outputOf = ({ outputs, rest }: Perceptron, hidden: Float64Array, head: number): number => {
  let score = rest[head] ?? 0
  for (let unit = 0; unit < units; unit++) score += (outputs[head * units + unit] ?? 0) * (hidden[unit] ?? 0)
  return score
}

/** Scores of every text, `heads` for each. */
export const outputsOf = (network: Perceptron, means: WordMeans): Float64Array => {
  const scores = new Float64Array(means.count * headCount)
  const inputs = new Inputs(means.width)
  const hidden = new Float64Array(units)
  for (let text = 0; text < means.count; text++) {
    inputs.fill(means, text, null)
    putHidden(network, inputs, hidden)
    for (let head = 0; head < headCount; head++) {
      scores[text * headCount + head] = outputOf(network, hidden, head)
    }
  }
  return scores
}
