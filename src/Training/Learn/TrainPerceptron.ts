import { heads } from "#src/Autopilot/Model/Heads.ts"
import { units } from "#src/Autopilot/Model/NetworkParts.ts"
import { Sequence } from "../Examples/Random.ts"
import { Adam } from "./Adam.ts"
import { sigmoid } from "./Exact.ts"
import { Inputs, outputOf, type Perceptron, putHidden } from "./Perceptron.ts"
import type { WordMeans } from "./WordMeans.ts"

const headCount = heads.length

/** What each text teaches each head: above nought that it is meant, below that it is not, by how much it counts. */
export type HeadLessons = Float64Array

const epochs = 8
const batch = 256
const rate = 3e-3
const decay = 1e-4
const fine = 1 << 20

/** Even numbers whose spread is one through the square root of how many there are to a unit. */
const initial = (length: number, inputs: number, random: Sequence): Float64Array =>
  Float64Array.from({ length }, () => ((2 * random.below(fine)) / fine - 1) * Math.sqrt(3 / inputs))

const zeros = (width: number): Perceptron => ({
  first: new Float64Array(width * units),
  biases: new Float64Array(units),
  outputs: new Float64Array(units * headCount),
  rest: new Float64Array(headCount)
})

const untaught = (width: number, random: Sequence): Perceptron => ({
  ...zeros(width),
  first: initial(width * units, width, random),
  outputs: initial(units * headCount, units, random)
})

/** Learns by Adam, some texts at a time; the order and what is left out depend on how many texts there are alone. */
export const perceptron = (means: WordMeans, lessons: HeadLessons): Perceptron => {
  const taught = Array.from({ length: means.count }, (_, text) => text).filter((text) =>
    heads.some((_, head) => lessons[text * headCount + head] !== 0)
  )
  const random = new Sequence(taught.length)
  const network = untaught(means.width, random)
  const slopes = zeros(means.width)
  const inputs = new Inputs(means.width)
  const hidden = new Float64Array(units)
  const errors = new Float64Array(units)
  const teach = (text: number, share: number) => {
    inputs.fill(means, text, random)
    putHidden(network, inputs, hidden)
    errors.fill(0)
    for (let head = 0; head < headCount; head++) {
      const lesson = lessons[text * headCount + head] ?? 0
      if (lesson === 0) continue
      const meant = lesson > 0 ? 1 : 0
      const error = (sigmoid(outputOf(network, hidden, head)) - meant) * Math.abs(lesson) * share
      slopes.rest[head] = (slopes.rest[head] ?? 0) + error
      for (let unit = 0; unit < units; unit++) {
        const place = head * units + unit
        slopes.outputs[place] = (slopes.outputs[place] ?? 0) + error * (hidden[unit] ?? 0)
        errors[unit] = (errors[unit] ?? 0) + error * (network.outputs[place] ?? 0)
      }
    }
    for (let unit = 0; unit < units; unit++) {
      if (hidden[unit] === 0) errors[unit] = 0
      slopes.biases[unit] = (slopes.biases[unit] ?? 0) + (errors[unit] ?? 0)
    }
    for (let unit = 0; unit < units; unit++) {
      const error = errors[unit] ?? 0
      if (error === 0) continue
      for (let at = 0; at < inputs.length; at++) {
        const place = (inputs.places[at] ?? 0) + unit
        slopes.first[place] = (slopes.first[place] ?? 0) + error * (inputs.values[at] ?? 0)
      }
    }
  }
  const optimisers = [
    new Adam(network.first, slopes.first, decay),
    new Adam(network.biases, slopes.biases, 0),
    new Adam(network.outputs, slopes.outputs, decay),
    new Adam(network.rest, slopes.rest, 0)
  ]
  const steps = epochs * Math.ceil(taught.length / batch)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = random.shuffled(taught)
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch)
      for (const text of some) teach(text, 1 / some.length)
      for (const optimiser of optimisers) optimiser.step(rate * (1 - step / steps))
      step++
    }
  }
  return network
}
