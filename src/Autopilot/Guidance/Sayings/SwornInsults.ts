import type { Evidence } from "../../Classify/Classification/Classifier.ts"
import { isExpletive } from "../../Classify/Rudeness/Aimed.ts"
import { profanity } from "../../WordLists/Profanity.ts"

const strong = 0.5
const swearWords: ReadonlySet<string> = new Set(
  profanity.flatMap(([word, severity]) => (severity < strong ? [] : [word]))
)

interface Target {
  readonly topics: ReadonlyArray<string>
  readonly terms: ReadonlyArray<string>
}

/** `Trash talk is fine`, except with swearing: an insult is rude by itself, and swears by some words alone. */
export const isOfSwornInsults = ({ effect, topics }: Target & { readonly effect: string }, target: Target): boolean =>
  effect === "keep" && topics.join() === "insult" && target.terms.length === 0 && target.topics.join() === "profanity"

const swears = (seen: string): boolean =>
  isExpletive(seen) || (seen.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => swearWords.has(word))

export const hasSwearWord = ({ evidence }: { readonly evidence: ReadonlyArray<Evidence> }): boolean =>
  evidence.some(({ area, seen }) => area === "profanity" && swears(seen))
