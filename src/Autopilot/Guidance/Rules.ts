import { type LeftOut, leftOutOf, outside } from "./Places.ts"
import type { Effect, Rule, Target } from "./Policy.ts"
import { type Qualified, qualifiersOf } from "./Qualifiers.ts"
import { statedEffect } from "./StatedEffect.ts"
import { type Reading, read, separators, targetsOf, unread } from "./Targets.ts"
import type { Token } from "./Tokens.ts"
import { conditionalVerbAt, openingVerb, verbAt } from "./Verbs.ts"

const wordOf = (token: Token | undefined): string | null => (token?._tag === "word" ? token.text : null)

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

const polite = set("please pls kindly also and but then so")
const conditions = set("if when whenever")
const who = set("someone anyone anybody somebody people users customers comments it they")
const objects = set("it them that this the comment comments me us first up please")
const joining = set("but then")
const places = set("on under in")

const ruleOf = (effect: Effect, target: Target, qualified: Qualified, source: string): Rule => ({
  effect,
  topics: target.topics,
  terms: target.terms,
  platforms: qualified.platforms,
  surface: qualified.surface,
  except: qualified.except,
  source
})

const rulesOf = (effect: Effect, qualified: Qualified, source: string): Reading<ReadonlyArray<Rule>> => {
  const targets = targetsOf(qualified.tokens)
  if (targets._tag === "unread") return targets
  return read(targets.value.map((target) => ruleOf(effect, target, qualified, source)))
}

const withoutPoliteness = (tokens: ReadonlyArray<Token>) => {
  const start = tokens.findIndex((token) => !polite.has(wordOf(token) ?? "") && token._tag !== "comma")
  const rest = start < 0 ? [] : tokens.slice(start)
  return wordOf(rest.at(-1)) === "please" ? rest.slice(0, -1) : rest
}

/** Cuts `hide links, but keep questions and ask me about refunds` before each instruction behind a joint. */
const clausesOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<ReadonlyArray<Token>> => {
  const clauses: Array<ReadonlyArray<Token>> = []
  let start = 0
  for (let at = 1; at < tokens.length; at++) {
    // `hide or delete` is one instruction
    if (at < start + (verbAt(tokens, start)?.length ?? 0)) continue
    const before = tokens[at - 1]
    const joint = before?._tag === "comma" || separators.has(wordOf(before) ?? "") || joining.has(wordOf(before) ?? "")
    if (!joint || verbAt(tokens, at) === null) continue
    clauses.push(tokens.slice(start, at))
    start = at
  }
  clauses.push(tokens.slice(start))
  return clauses.map((clause) => {
    let end = clause.length
    while (end > 0 && (clause[end - 1]?._tag === "comma" || polite.has(wordOf(clause[end - 1]) ?? ""))) end--
    return clause.slice(0, end)
  })
}

const condition = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  let at = 0
  if (wordOf(tokens[at]) === "a" || wordOf(tokens[at]) === "the") at++
  if (who.has(wordOf(tokens[at]) ?? "") || ["person", "customer", "user", "comment"].includes(wordOf(tokens[at]) ?? ""))
    at++
  return tokens.slice(at)
}

const isObject = (tokens: ReadonlyArray<Token>) => tokens.every((token) => objects.has(wordOf(token) ?? ""))

/** `if someone asks for a refund, ask me` and `ask me if someone asks for a refund`. */
const conditional = (tokens: ReadonlyArray<Token>, source: string): Reading<ReadonlyArray<Rule>> | null => {
  const given = tokens.findIndex((token) => conditions.has(wordOf(token) ?? ""))
  const except = tokens.findIndex((token) => ["unless", "except"].includes(wordOf(token) ?? ""))
  if (given < 0 || (except >= 0 && except < given)) return null
  if (given > 0) {
    const verb = conditionalVerbAt(tokens, 0)
    if (verb === null || !isObject(tokens.slice(verb.length, given))) return null
    const qualified = qualifiersOf(condition(tokens.slice(given + 1)))
    return qualified._tag === "unread" ? qualified : rulesOf(verb.effect, qualified.value, source)
  }
  for (let at = 1; at < tokens.length; at++) {
    const verb = conditionalVerbAt(tokens, at)
    if (verb === null || !isObject(tokens.slice(at + verb.length))) continue
    let end = at
    while (tokens[end - 1]?._tag === "comma" || polite.has(wordOf(tokens[end - 1]) ?? "")) end--
    const qualified = qualifiersOf(condition(tokens.slice(1, end)))
    return qualified._tag === "unread" ? qualified : rulesOf(verb.effect, qualified.value, source)
  }
  return unread('it says when, but not what to do then; end with "hide it", "keep it" or "ask me"')
}

const isOwn = (token: Token | undefined) =>
  token !== undefined &&
  !(token._tag === "topic" && token.topic === "competitors") &&
  ["our", "my"].includes(token.text.toLowerCase().split(" ")[0] ?? "")

const ownMatters = unread(
  'it is not clear whether this is about your brand or about comments; start with "hide", "keep" or "ask me about"'
)

/** `links are not allowed`, `complaints should stay`. */
const statement = (tokens: ReadonlyArray<Token>, source: string): Reading<ReadonlyArray<Rule>> | null => {
  const qualified = qualifiersOf(tokens)
  if (qualified._tag === "unread") return null
  const rest = qualified.value.tokens
  for (let at = 1; at < rest.length; at++) {
    const words = rest.slice(at).map(wordOf)
    if (words.includes(null)) continue
    const effect = statedEffect(words.join(" "))
    if (effect !== null && isOwn(rest[0])) return ownMatters
    if (effect !== null) return rulesOf(effect, { ...qualified.value, tokens: rest.slice(0, at) }, source)
  }
  return null
}

const instruction = (clause: ReadonlyArray<Token>, source: string): Reading<ReadonlyArray<Rule>> | null => {
  const qualified = qualifiersOf(clause)
  if (qualified._tag === "unread") return openingVerb(clause) === null ? null : qualified
  const tokens = withoutPoliteness(qualified.value.tokens)
  const verb = openingVerb(tokens)
  if (verb === null) return null
  const rest = tokens.slice(verb.length)
  const tail = wordOf(tokens[0]) === "no" && wordOf(rest.at(-1)) === "allowed" ? rest.slice(0, -1) : rest
  return rulesOf(verb.effect, { ...qualified.value, tokens: tail }, source)
}

const noInstruction = unread('it is not clear what to do; start with "hide", "keep" or "ask me about", then say what')

const splitAtBut = (tokens: ReadonlyArray<Token>): ReadonlyArray<ReadonlyArray<Token>> => {
  const at = tokens.findIndex((token) => wordOf(token) === "but")
  if (at < 0) return [tokens]
  const end = tokens[at - 1]?._tag === "comma" ? at - 1 : at
  return [tokens.slice(0, end), ...splitAtBut(tokens.slice(at + 1))]
}

/** The rules of one sentence: all of it is read, or none of it. */
export const rulesOfSentence = (sentence: ReadonlyArray<Token>, source: string): Reading<ReadonlyArray<Rule>> => {
  const leftOut = leftOutOf(sentence)
  return leftOut === null ? rulesOfParts(splitAtBut(sentence), source) : rulesOutside(leftOut, source)
}

const rulesOutside = ({ place, tokens }: LeftOut, source: string): Reading<ReadonlyArray<Rule>> => {
  const parts = splitAtBut(tokens)
  if (parts.length > 1 || clausesOf(tokens).length > 1) return unread(leftOutOfWhich)
  const reading = rulesOfParts(parts, source)
  if (reading._tag === "unread") return reading
  const rules: Array<Rule> = []
  for (const rule of reading.value) {
    const elsewhere = outside(place, rule)
    if (elsewhere === null)
      return unread('it is not clear where this applies; say only where it does, as in "on Instagram"')
    rules.push(elsewhere)
  }
  return read(rules)
}

const leftOutOfWhich = "it is not clear which part the exception belongs to; write a sentence for each part"

const rulesOfParts = (parts: ReadonlyArray<ReadonlyArray<Token>>, source: string): Reading<ReadonlyArray<Rule>> => {
  const rules: Array<Rule> = []
  for (const part of parts) {
    const reading = rulesOfPart(part, source)
    if (reading._tag === "unread") return reading
    rules.push(...reading.value)
  }
  return read(rules)
}

const rulesOfPart = (part: ReadonlyArray<Token>, source: string): Reading<ReadonlyArray<Rule>> => {
  const tokens = withoutPoliteness(part)
  const whole = conditional(tokens, source) ?? statement(tokens, source)
  if (whole !== null) return whole
  const rules: Array<Rule> = []
  const placed = wordOf(tokens[0]) !== null && places.has(wordOf(tokens[0]) ?? "")
  const clauses = clausesOf(tokens)
  if (placed && clauses.length > 2) {
    return unread("it is not clear whether the network applies to every part; write a sentence for each part")
  }
  for (const clause of placed ? [tokens] : clauses) {
    const reading = instruction(clause, source) ?? noInstruction
    if (reading._tag === "unread") return reading
    rules.push(...reading.value)
  }
  return read(rules)
}
