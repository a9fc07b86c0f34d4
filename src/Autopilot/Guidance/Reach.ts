import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { Evidence } from "../Classify/Classification/Classifier.ts"
import { hostOf, isOf } from "./LinkTerms.ts"
import { isWithin } from "./Place.ts"
import type { Rule } from "./Policy.ts"

/** Found by the words themselves: a rule that quotes those very words speaks about the finding. */
export const byWords: ReadonlyArray<ProtectionKey> = ["competitors", "profanity", "links", "contact"]

const plain = (text: string) => text.toLowerCase()

/** `in…@shop.example` of `info@shop.example`: what was seen is told without what is private of it. */
const isShortenedOf = (item: string, term: string): boolean => {
  const [head = "", tail, ...more] = item.split("…")
  return tail !== undefined && more.length === 0 && head !== "" && term.startsWith(head) && term.endsWith(tail)
}

/** Whether what was seen is among the terms of a rule. */
const isNamed = ({ terms }: Pick<Rule, "terms">, seen: string): boolean => {
  if (terms.length === 0) return false
  const item = plain(seen)
  for (const each of terms) {
    const term = plain(each)
    const host = hostOf(term)
    if (host !== null && hostOf(item.replace(/\/…$/, "")) !== null) {
      if (isOf(item.replace(/\/…$/, ""), host)) return true
      continue
    }
    if (isShortenedOf(item, term) || term.includes(item) || item.startsWith(term)) return true
  }
  return false
}

/** Whether all that an area saw stands in the terms of a rule. */
const namesAll = (rule: Pick<Rule, "terms">, area: ProtectionKey, evidence: ReadonlyArray<Evidence>): boolean => {
  let sees = false
  for (const item of evidence) {
    if (item.area !== area || item.seen === "") continue
    if (!isNamed(rule, item.seen)) return false
    sees = true
  }
  return sees
}

const namesSome = (rule: Pick<Rule, "terms">, area: ProtectionKey, evidence: ReadonlyArray<Evidence>): boolean => {
  for (const item of evidence) if (item.area === area && item.seen !== "" && isNamed(rule, item.seen)) return true
  return false
}

/** Whether terms name a part alone of what was found by the words: of `damn` and worse, `damn`. */
export const namesPart = (
  terms: ReadonlyArray<string>,
  topics: ReadonlyArray<string>,
  evidence: ReadonlyArray<Evidence>
): boolean =>
  byWords.some(
    (area) => topics.includes(area) && namesSome({ terms }, area, evidence) && !namesAll({ terms }, area, evidence)
  )

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

const grave: ReadonlySet<string> = new Set<ProtectionKey>(["scams", "spam", "hate"])

/** `Hide scams, except questions`: no word tells which of them may stay, and the protection from them goes on hiding all. */
export const leavesToSwitch = ({ effect, except, topics }: Rule): boolean =>
  effect === "hide" && topics.some((topic) => grave.has(topic)) && except.some(({ terms }) => terms.length === 0)

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

const isMeasuredOut = ({ measure }: Rule) => measure !== undefined

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
  order: ReadonlyArray<Rule>,
  evidence: ReadonlyArray<Evidence>
): Ruling => {
  if (!includes(second, first, evidence)) return "first"
  if (!includes(first, second, evidence)) return "second"
  return (
    narrower(isExcepting(first), isExcepting(second)) ??
    narrower(isMeasuredOut(first), isMeasuredOut(second)) ??
    narrower(isWithin(first, second), isWithin(second, first)) ??
    (first.source === second.source ? "untold" : order.indexOf(first) > order.indexOf(second) ? "first" : "second")
  )
}
