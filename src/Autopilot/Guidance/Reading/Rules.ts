import { isEverywhere, within } from "../Place.ts"
import type { Rule } from "../Policy.ts"
import { clausesOf, closed, isPolite, partsOf, withoutPoliteness, wordOf } from "./Clauses.ts"
import { limited } from "./Limits.ts"
import { openingOf } from "./Places/Places.ts"
import { qualifiersOf } from "./Qualifiers.ts"
import { rulesFor, statement, statements } from "./Statements.ts"
import { type ReadPart, read, unread } from "./Words/ReadPart.ts"
import type { SentenceToken } from "./Words/Tokens.ts"
import { conditionalVerbAt, openingVerb } from "./Words/Verbs.ts"

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

const conditions = set("if when whenever")
const who = set("someone anyone anybody somebody people users customers comments it they")
const persons = set("person customer user comment client patient player guest follower fan member reader")
const being = set("is are being its theyre")
const objects = set("it them that this the comment comments me us first up please")
const pronouns = set("it them those these that")

const condition = (tokens: ReadonlyArray<SentenceToken>): ReadonlyArray<SentenceToken> => {
  let at = 0
  if (wordOf(tokens[at]) === "a" || wordOf(tokens[at]) === "the") at++
  const word = wordOf(tokens[at]) ?? ""
  if (who.has(word) || persons.has(word)) at++
  while (being.has(wordOf(tokens[at]) ?? "")) at++
  return tokens.slice(at)
}

const isObject = (tokens: ReadonlyArray<SentenceToken>) => tokens.every((token) => objects.has(wordOf(token) ?? ""))

/** `if someone asks for a refund, ask me` and `ask me if someone asks for a refund`. */
const conditional = (tokens: ReadonlyArray<SentenceToken>, source: string): ReadPart<ReadonlyArray<Rule>> | null => {
  const given = tokens.findIndex((token) => conditions.has(wordOf(token) ?? ""))
  const except = tokens.findIndex((token) => ["unless", "except"].includes(wordOf(token) ?? ""))
  if (given < 0 || (except >= 0 && except < given)) return null
  if (given > 0) {
    const verb = conditionalVerbAt(tokens, 0)
    if (verb === null || !isObject(tokens.slice(verb.length, given))) return null
    const qualified = qualifiersOf(condition(tokens.slice(given + 1)))
    return qualified._tag === "unread" ? qualified : rulesFor(verb.effect, qualified.value, source)
  }
  for (let at = 1; at < tokens.length; at++) {
    const verb = conditionalVerbAt(tokens, at)
    if (verb === null || !isObject(tokens.slice(at + verb.length))) continue
    const qualified = qualifiersOf(condition(closed(tokens.slice(1, at))))
    return qualified._tag === "unread" ? qualified : rulesFor(verb.effect, qualified.value, source)
  }
  return unread(
    'it says when, but what to do then does not stand at its end; end with "hide it", "keep it" or "ask me"'
  )
}

const inPlace = set("up alone visible on be")
const isPronoun = ([first, second, more]: ReadonlyArray<SentenceToken>) =>
  pronouns.has(wordOf(first) ?? "") && (second === undefined || inPlace.has(wordOf(second) ?? "")) && more === undefined

const nothingBefore = unread("it is not clear what this speaks about; name it again")

/** `Before` are the rules that `it` and `them` speak of. */
const instruction = (
  clause: ReadonlyArray<SentenceToken>,
  source: string,
  before: ReadonlyArray<Rule>
): ReadPart<ReadonlyArray<Rule>> | null => {
  const qualified = qualifiersOf(clause)
  if (qualified._tag === "unread") return openingVerb(clause) === null ? null : qualified
  const tokens = withoutPoliteness(qualified.value.tokens)
  const verb = openingVerb(tokens)
  if (verb === null) return null
  const rest = tokens.slice(verb.length)
  if (isPronoun(rest)) {
    const { except, place } = qualified.value
    if (before.length === 0) return nothingBefore
    return read(before.map((rule) => ({ ...rule, ...place, except, effect: verb.effect })))
  }
  const tail = wordOf(tokens[0]) === "no" && wordOf(rest.at(-1)) === "allowed" ? rest.slice(0, -1) : rest
  return rulesFor(verb.effect, { ...qualified.value, tokens: tail }, source)
}

const noInstruction = unread('it is not clear what to do; start with "hide", "keep" or "ask me about", then say what')
const noGuidance = unread(
  'it does not say which comments to hide, keep or ask about; write for example "Hide links" or "Keep complaints"'
)

/** The rules of one sentence: all of it is read, or none of it. */
export const rulesOfSentence = (
  sentence: ReadonlyArray<SentenceToken>,
  source: string
): ReadPart<ReadonlyArray<Rule>> => {
  const opening = openingOf(sentence)
  if (opening === null) return rulesOf(sentence, source)
  const reading = rulesOf(opening.tokens, source)
  if (reading._tag === "unread") return reading
  const rules: Array<Rule> = []
  for (const rule of reading.value) {
    const there = within(rule, opening.place)
    if (there === null && rules.length === 0) return unread("it names two places; write a sentence for each")
    rules.push(there === null ? rule : { ...rule, ...there })
  }
  return read(rules)
}

const rulesOf = (sentence: ReadonlyArray<SentenceToken>, source: string): ReadPart<ReadonlyArray<Rule>> => {
  const tokens = withoutPoliteness(sentence)
  const whole = conditional(tokens, source) ?? limited(tokens, (part) => rulesOfParts(partsOf(part), source))
  return whole ?? rulesOfParts(partsOf(sentence), source)
}

const rulesOfParts = (
  parts: ReadonlyArray<ReadonlyArray<SentenceToken>>,
  source: string
): ReadPart<ReadonlyArray<Rule>> => {
  const rules: Array<Rule> = []
  for (const part of parts) {
    const reading = rulesOfPart(part, source, rules)
    if (reading._tag === "unread") return reading
    rules.push(...reading.value)
  }
  return read(rules)
}

const isRefusal = (clause: ReadonlyArray<SentenceToken>) => wordOf(withoutPoliteness(clause)[0]) === "no"
const isAnywhere = (clause: ReadonlyArray<SentenceToken>) => {
  const qualified = qualifiersOf(clause)
  return qualified._tag === "read" && isEverywhere(qualified.value.place)
}
const ofWhichPlace = unread("it is not clear which part the place belongs to; write a sentence for each part")

const says = (tokens: ReadonlyArray<SentenceToken>) =>
  tokens.some((token, at) => token._tag !== "word" || conditionalVerbAt(tokens, at) !== null)

const rulesOfPart = (
  part: ReadonlyArray<SentenceToken>,
  source: string,
  before: ReadonlyArray<Rule>
): ReadPart<ReadonlyArray<Rule>> => {
  const tokens = withoutPoliteness(part)
  const stated = statement(tokens, source)
  const several = stated?._tag === "read" ? null : statements(tokens, source)
  const whole = conditional(tokens, source) ?? several ?? stated
  if (whole !== null) return whole
  const rules: Array<Rule> = []
  let spoken = before
  const clauses = clausesOf(tokens)
  // `no politics and no religion on ads`: both, or the last alone
  if (clauses.length > 1 && clauses.every(isRefusal) && clauses.slice(0, -1).every(isAnywhere)) {
    const last = qualifiersOf(clauses.at(-1) ?? [])
    if (last._tag === "read" && !isEverywhere(last.value.place)) return ofWhichPlace
  }
  for (const clause of clauses) {
    if (clause.every(isPolite)) continue
    const reading = instruction(clause, source, spoken) ?? statement(clause, source)
    if (reading === null) return says(tokens) ? noInstruction : noGuidance
    if (reading._tag === "unread") return reading
    rules.push(...reading.value)
    spoken = reading.value
  }
  return read(rules)
}
