import { isOfSome } from "../Place.ts"
import type { Effect, Rule, RuleTarget } from "../Policy.ts"
import { isPolite, wordOf } from "./Clauses.ts"
import { isSeparator } from "./Places/PlaceWords.ts"
import { type Qualified, qualifiersOf } from "./Qualifiers.ts"
import { targetsOf } from "./Targets.ts"
import { type ReadPart, read, unread } from "./Words/ReadPart.ts"
import { statedEffect } from "./Words/StatedEffect.ts"
import type { SentenceToken } from "./Words/Tokens.ts"

const ruleOf = (effect: Effect, target: RuleTarget, { except, place }: Qualified, source: string): Rule => ({
  effect,
  topics: target.topics,
  terms: target.terms,
  ...place,
  except,
  exceptIn: [],
  source
})

const anyComment = new Set(
  "comment comments anything everything all any every each the a post posts message messages stuff please".split(" ")
)
const nothingNamed = unread(
  'a rule cannot keep all that is in a language or by somebody; say what of it to keep, as in "Keep complaints in Spanish" or "Keep links by @dana"'
)

export const rulesFor = (effect: Effect, qualified: Qualified, source: string): ReadPart<ReadonlyArray<Rule>> => {
  if (isOfSome(qualified.place) && qualified.tokens.every((token) => anyComment.has(wordOf(token) ?? ""))) {
    if (effect === "keep") return nothingNamed
    return read([ruleOf(effect, { topics: [], terms: [] }, qualified, source)])
  }
  const targets = targetsOf(qualified.tokens)
  if (targets._tag === "unread") return targets
  return read(targets.value.map((target) => ruleOf(effect, target, qualified, source)))
}

const isOwn = (token: SentenceToken | undefined) =>
  token !== undefined &&
  !(token._tag === "topic" && token.topic === "competitors") &&
  ["our", "my"].includes(token.text.toLowerCase().split(" ")[0] ?? "")

const ownMatters = unread(
  'it is not clear whether this is about your brand or about comments; start with "hide", "keep" or "ask me about"'
)

/** Words of the longest of what is said of a subject, and a few: no more of them are looked at, however many there are. */
const longestStated = 12

/** `links are not allowed`, `complaints should stay`; null where it states nothing. */
export const statement = (
  tokens: ReadonlyArray<SentenceToken>,
  source: string
): ReadPart<ReadonlyArray<Rule>> | null => {
  const qualified = qualifiersOf(tokens)
  if (qualified._tag === "unread") return placedStatement(tokens, source)
  const rest = qualified.value.tokens
  for (let at = Math.max(1, rest.length - longestStated); at < rest.length; at++) {
    const words = rest.slice(at).map(wordOf)
    if (words.includes(null)) continue
    const effect = statedEffect(words.join(" "))
    if (effect !== null && isOwn(rest[0])) return ownMatters
    if (effect !== null) return rulesFor(effect, { ...qualified.value, tokens: rest.slice(0, at) }, source)
  }
  return null
}

/** `Complaints under our ads should be hidden`: the place stands before what is said of them. */
const placedStatement = (
  tokens: ReadonlyArray<SentenceToken>,
  source: string
): ReadPart<ReadonlyArray<Rule>> | null => {
  for (let at = Math.max(1, tokens.length - longestStated); at < tokens.length; at++) {
    const words = tokens.slice(at).map(wordOf)
    const effect = words.includes(null) ? null : statedEffect(words.join(" "))
    if (effect === null) continue
    const subject = qualifiersOf(tokens.slice(0, at))
    if (subject._tag === "unread" || isOwn(tokens[0])) return null
    return rulesFor(effect, subject.value, source)
  }
  return null
}

const opened = (tokens: ReadonlyArray<SentenceToken>) => {
  const start = tokens.findIndex((token) => !isPolite(token))
  return start < 0 ? [] : tokens.slice(start)
}

/** `questions ok, links not ok`: all of them are statements, each up to where one is complete; null otherwise. */
export const statements = (
  tokens: ReadonlyArray<SentenceToken>,
  source: string
): ReadPart<ReadonlyArray<Rule>> | null => {
  const rules: Array<Rule> = []
  let start = 0
  for (let end = 1; end <= tokens.length; end++) {
    if (end < tokens.length && !isSeparator(tokens[end])) continue
    const reading = statement(opened(tokens.slice(start, end)), source)
    if (reading === null || reading._tag === "unread") continue
    rules.push(...reading.value)
    start = end
  }
  return start === tokens.length && rules.length > 0 ? read(rules) : null
}
