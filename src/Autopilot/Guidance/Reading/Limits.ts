import { outside, within } from "../Place.ts"
import { opposite, type Rule, type RuleTarget } from "../Policy.ts"
import { clausesOf, closed, partsOf, wordOf } from "./Clauses.ts"
import { isOfQuotedAlone } from "./Guards/Elsewhere.ts"
import { type Limited, leftOutOf, limitedTo } from "./Places/Places.ts"
import { conditionOf } from "./Qualifiers.ts"
import { type ReadPart, read, unread } from "./Words/ReadPart.ts"
import type { SentenceToken } from "./Words/Tokens.ts"

type Rules = ReadPart<ReadonlyArray<Rule>>
export type Reader = (tokens: ReadonlyArray<SentenceToken>) => Rules

const ofWhich = unread("it is not clear which part the exception belongs to; write a sentence for each part")
const nowhere = unread('it is not clear where this applies; say only where it does, as in "on Instagram"')
const ofBoth = unread("it can be read in two ways; write a sentence for each part")

const isOnePart = (tokens: ReadonlyArray<SentenceToken>) =>
  partsOf(tokens).length === 1 && clausesOf(tokens).length === 1

/** Each of the rules, turned into others; nothing where one of them cannot be. */
const turned = (rules: Rules, turn: (rule: Rule) => Rules): Rules => {
  if (rules._tag === "unread") return rules
  const all: Array<Rule> = []
  for (const rule of rules.value) {
    const reading = turn(rule)
    if (reading._tag === "unread") return reading
    all.push(...reading.value)
  }
  return read(all)
}

const siteOrNetwork = unread(
  'the name could be the network or the site that links lead to; say "on YouTube", or put the site in quotes, as in "youtube.com"'
)

const elsewhere = ({ bare, place, tokens }: Limited, reader: Reader): Rules => {
  if (bare === true && tokens.some((token) => token._tag === "topic" && token.topic === "links")) return siteOrNetwork
  return isOnePart(tokens)
    ? turned(reader(tokens), (rule) => {
        const left = outside(place, rule)
        return left === null ? nowhere : read([left])
      })
    : ofWhich
}

/** `Hide links only on ads` hides them there, and says that they are not hidden elsewhere. */
const onlyThere = ({ place, tokens }: Limited, reader: Reader): Rules =>
  isOnePart(tokens)
    ? turned(reader(tokens), (rule) => {
        const there = within(rule, place)
        if (there === null) return nowhere
        const inside = { ...rule, ...there }
        if (rule.effect === "ask" || isOfQuotedAlone(rule)) return read([inside])
        const left = outside(place, { ...rule, effect: opposite[rule.effect] })
        return left === null ? nowhere : read([inside, left])
      })
    : ofWhich

const both = (one: RuleTarget, other: RuleTarget): RuleTarget | null =>
  one.terms.length > 0 && other.terms.length > 0
    ? null
    : { topics: [...new Set([...one.topics, ...other.topics])], terms: [...one.terms, ...other.terms] }

const givenThat = (rule: Rule, conditions: ReadonlyArray<RuleTarget>): Rules => {
  const rules: Array<Rule> = []
  for (const condition of conditions) {
    const target = both(rule, condition)
    if (target === null) return ofBoth
    rules.push({ ...rule, ...target })
  }
  return read(rules)
}

/** `Hide links only if they mention Kelda` says as well that other links are not hidden. */
const onlyGiven = (rule: Rule, conditions: ReadonlyArray<RuleTarget>): Rules => {
  const inside = givenThat(rule, conditions)
  if (inside._tag === "unread" || rule.effect === "ask") return inside
  return read([...inside.value, { ...rule, effect: opposite[rule.effect], except: [...rule.except, ...conditions] }])
}

const whens = ["if", "when", "whenever", "where"]
const who = [
  "someone",
  "anyone",
  "anybody",
  "somebody",
  "people",
  "users",
  "customers",
  "comments",
  "comment",
  "the",
  "a"
]

const conditioned = (sentence: ReadonlyArray<SentenceToken>, reader: Reader): Rules | null => {
  const at = sentence.findIndex((token) => whens.includes(wordOf(token) ?? ""))
  const excepted = sentence.findIndex((token) => ["unless", "except", "excluding"].includes(wordOf(token) ?? ""))
  if (at < 2 || (excepted >= 0 && excepted < at)) return null
  const only = wordOf(sentence[at - 1]) === "only"
  const tokens = closed(sentence.slice(0, only ? at - 1 : at))
  if (!isOnePart(tokens)) return ofWhich
  const start = sentence.findIndex((token, index) => index > at && !who.includes(wordOf(token) ?? ""))
  const condition = conditionOf(sentence.slice(start < 0 ? sentence.length : start))
  if (condition._tag === "unread") return condition
  return turned(reader(tokens), (rule) => (only ? onlyGiven : givenThat)(rule, condition.value))
}

/**
 * The rules of a sentence with a limit at its end: a place that it leaves out, one that it is kept to with `only`, or
 * what has to be given. Null where it has none.
 */
export const limited = (sentence: ReadonlyArray<SentenceToken>, reader: Reader): Rules | null => {
  const left = leftOutOf(sentence)
  if (left !== null) return elsewhere(left, reader)
  const only = limitedTo(sentence)
  return only === null ? conditioned(sentence, reader) : onlyThere(only, reader)
}
