import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { Evidence } from "../Classify/Classifier.ts"
import { isWithin } from "./Place.ts"
import type { Rule } from "./Policy.ts"

/** Found by the words themselves: a rule that quotes those very words speaks about the finding. */
export const byWords: ReadonlyArray<ProtectionKey> = ["competitors", "profanity", "links", "contact"]

const plain = (text: string) => text.toLowerCase()

const seenIn = (evidence: ReadonlyArray<Evidence>, area: ProtectionKey) =>
  evidence.filter((item) => item.area === area && item.seen !== "").map(({ seen }) => plain(seen))

const isNamed = (terms: ReadonlyArray<string>, seen: string): boolean =>
  terms.some((term) => term.includes(seen) || seen.startsWith(term))

/** Whether all that an area saw stands in the terms of a rule. */
const namesAll = (rule: Rule, area: ProtectionKey, evidence: ReadonlyArray<Evidence>): boolean => {
  const seen = seenIn(evidence, area)
  const terms = rule.terms.map(plain)
  return seen.length > 0 && seen.every((item) => isNamed(terms, item))
}

const namesSome = (rule: Rule, area: ProtectionKey, evidence: ReadonlyArray<Evidence>): boolean => {
  const terms = rule.terms.map(plain)
  return seenIn(evidence, area).some((item) => isNamed(terms, item))
}

/**
 * Whether a rule speaks about what an area found in a comment: it names the area, it praises or complains where the
 * area is `negative`, it insults where the area is `profanity`, or its terms are the very words that the area saw. Where it names some of those words, it speaks
 * about no others. No term ever speaks about scams, spam or hate.
 */
export const speaksAbout = (rule: Rule, area: ProtectionKey, evidence: ReadonlyArray<Evidence>): boolean => {
  const worded = byWords.includes(area)
  if (rule.topics.includes(area)) {
    return !worded || !namesSome(rule, area, evidence) || namesAll(rule, area, evidence)
  }
  return (
    (area === "negative" && rule.topics.includes("praise")) ||
    (area === "profanity" && rule.topics.includes("insult")) ||
    (worded && namesAll(rule, area, evidence))
  )
}

/** Which of two rules about one comment is to be followed. */
export type Ruling = "first" | "second" | "untold"

const isByWords = (topic: string): topic is ProtectionKey => byWords.some((area) => area === topic)

/** Whether a rule speaks about all that another speaks about. Their terms are those that the comment mentions. */
const includes = (rule: Rule, other: Rule, evidence: ReadonlyArray<Evidence>): boolean => {
  const terms = rule.terms.map(plain)
  return (
    other.topics.every(
      (topic) => rule.topics.includes(topic) || (isByWords(topic) && namesAll(rule, topic, evidence))
    ) && other.terms.every((term) => terms.includes(plain(term)))
  )
}

const isExcepting = ({ except, exceptIn }: Rule) => except.length + exceptIn.length > 0

/** Which of two that compare is the narrower one; null where neither is, or each in its own way. */
const narrower = (first: boolean, second: boolean): Ruling | null =>
  first === second ? null : first ? "first" : "second"

/**
 * Which of two rules that apply to a comment is followed about what `first` speaks about. A rule that does not speak
 * about all of it leaves it alone. Of two that do, the one about less is followed, then the one with an exception, the
 * one for fewer places, and the later sentence; in one and the same sentence it cannot be told.
 */
export const followed = (
  first: Rule,
  second: Rule,
  order: (rule: Rule) => number,
  evidence: ReadonlyArray<Evidence>
): Ruling => {
  if (!includes(second, first, evidence)) return "first"
  if (!includes(first, second, evidence)) return "second"
  return (
    narrower(isExcepting(first), isExcepting(second)) ??
    narrower(isWithin(first, second), isWithin(second, first)) ??
    (first.source === second.source ? "untold" : order(first) > order(second) ? "first" : "second")
  )
}
