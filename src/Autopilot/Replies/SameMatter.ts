import { distance } from "fastest-levenshtein"
import { normalise } from "../Text/Normalise.ts"
import { contentOf, tellingWords } from "./Content.ts"

const asking: ReadonlySet<string> = new Set("what which who whom whose when where why how".split(" "))

/** Which of these words a text asks by: when and where are answered otherwise. */
const askingIn = (text: string) =>
  new Set(normalise(text).words.flatMap(({ text }) => (asking.has(text) ? [text] : [])))

/** A shorter word with another letter is another word, and so is a number. */
const isMisspelt = (one: string, other: string) =>
  Math.min(one.length, other.length) > 4 && !/\p{N}/u.test(one + other) && distance(one, other) === 1

/**
 * Whether who edited a question asks the same still: nothing but greetings, what stands for the same, and a letter of a
 * longer word may differ.
 */
export const isSameMatter = (before: string, now: string): boolean => {
  if (before === now) return true
  if (askingIn(before).symmetricDifference(askingIn(now)).size > 0) return false
  const content = contentOf(now)
  if (content.size > 0 && contentOf(before).symmetricDifference(content).size === 0) return true
  const [one, other] = [tellingWords(before), tellingWords(now)]
  const gone = [...one.difference(other)]
  return (
    other.size > 0 &&
    one.size === other.size &&
    [...other.difference(one)].every((word, nth) => isMisspelt(word, gone[nth] ?? ""))
  )
}
