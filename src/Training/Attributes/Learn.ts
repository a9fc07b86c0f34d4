import type { Attribute } from "#schema/perspective/Attribute.ts"
import { type AttributeSignals, type Signal, signals } from "#src/Autopilot/Attributes/Signals.ts"
import { speakers, type Weighing } from "#src/Autopilot/Attributes/Weighing.ts"
import { sigmoid } from "../Learn/Exact.ts"

export interface AttributeExample {
  readonly signals: AttributeSignals
  readonly positive: boolean
}

const steps = 4000
const rate = 0.3
/** A weight costs this much of the loss of a text, squared. */
const decay = 0.3

const rounded = (value: number) => Math.round(value * 1000) / 1000

/**
 * Logistic regression on the signals that may speak for an attribute, by gradient descent from nought; no weight falls
 * below nought, so that more of a signal never makes a comment look better. The same lessons give the same weights.
 */
export const learnt = (attribute: Attribute, lessons: ReadonlyArray<AttributeExample>): Weighing => {
  const own = speakers[attribute]
  const weights = new Map<Signal, number>(own.map((signal) => [signal, 0]))
  let offset = 0
  for (let step = 0; step < steps; step++) {
    const slopes = new Map<Signal, number>()
    let slope = 0
    for (const lesson of lessons) {
      let odds = offset
      for (const signal of own) odds += (weights.get(signal) ?? 0) * lesson.signals[signal]
      const error = sigmoid(odds) - (lesson.positive ? 1 : 0)
      slope += error
      for (const signal of own) slopes.set(signal, (slopes.get(signal) ?? 0) + error * lesson.signals[signal])
    }
    offset -= (rate * slope) / lessons.length
    for (const signal of own) {
      const weight = weights.get(signal) ?? 0
      const gradient = ((slopes.get(signal) ?? 0) + decay * weight) / lessons.length
      weights.set(signal, Math.max(0, weight - rate * gradient))
    }
  }
  const kept = signals.flatMap((signal) => {
    const weight = rounded(weights.get(signal) ?? 0)
    return weight === 0 ? [] : [[signal, weight]]
  })
  return { offset: rounded(offset), weights: Object.fromEntries(kept) }
}
