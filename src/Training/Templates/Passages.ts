import { type Example, example } from "../Examples/Example.ts"
import type { Sequence } from "../Examples/Random.ts"

const separators = [" ", ". ", "\n", " ... ", ", ", "! "] as const
const mostAround = 4

/**
 * Texts of several sentences, half of them hateful: what is hateful stays so when harmless sentences stand around it,
 * and length by itself says nothing.
 */
export const passagesOf = (
  examples: ReadonlyArray<Example>,
  count: number,
  random: Sequence
): ReadonlyArray<Example> => {
  const hateful = examples.filter(({ labels }) => labels.hate === true)
  const harmless = examples.filter(({ benign, labels }) => benign && labels.hate === false)
  return Array.from({ length: count }, (_, turn) => {
    const hate = turn % 2 === 0
    const around = Array.from({ length: 1 + random.below(mostAround) }, () => random.pick(harmless).text)
    const sentences = random.shuffled([random.pick(hate ? hateful : harmless).text, ...around])
    const text = sentences.map((one, index) => (index === 0 ? one : random.pick(separators) + one)).join("")
    return example(text, "templates passages", { labels: { hate }, benign: !hate, language: "en" })
  })
}
