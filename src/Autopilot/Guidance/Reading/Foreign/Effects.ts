import { type Effect, opposite } from "../../Policy.ts"
import { type ForeignWord, is, isUnknown } from "./Lexed/ForeignWord.ts"

/** What a part of a sentence says to do, and whether a verb says so: `no links`, `racism not` and `racism yes` have none. */
export interface SaidEffect {
  readonly effect: Effect
  readonly by: "verb" | "none" | "not" | "yes"
  /** Whether a no stands beside its verb, so that a `yes` behind it is the opposite. */
  readonly denied: boolean
}

/** Null where nothing is said; undefined where it cannot be told what. */
type Saying = SaidEffect | null | undefined

const effects = ["hide", "ban", "keep", "ask"] as const

const isObject = (token: ForeignWord) => is(token, "topic") || isUnknown(token) || token.exact

/** Whether a word says what to do here: `questions` do not, where another word does so. */
export const saysWhatToDo = (token: ForeignWord, tokens: ReadonlyArray<ForeignWord>): boolean => {
  if (!is(token, ...effects)) return false
  if (is(token, "asks") && tokens.some((other) => is(other, "if", "relative"))) return false
  if (!is(token, "topic")) return true
  // `questions about prices leave`
  const last = tokens.findLast((other) => !is(other, "filler"))
  if (last !== token && is(last, "weak") && !tokens.some((other) => is(other, "before", "first"))) return false
  return !tokens.some((other) => other !== token && is(other, ...effects, "none", "want") && !is(other, "topic"))
}

/** Of a list each item has its own `no`, or the first has one for all. */
const refusals = (tokens: ReadonlyArray<ForeignWord>): number | undefined => {
  const places = tokens.flatMap((token, at) => (is(token, "none") ? [at] : []))
  const [first] = places
  if (first === undefined) return 0
  const object = tokens.findIndex(isObject)
  if (object >= 0 && object < first) return undefined
  const items = 1 + tokens.filter((token, at) => at > first && (is(token, "and") || token.cut === ",")).length
  return places.length === 1 || places.length === items ? 1 : undefined
}

/** Two that say what to do, each about something of its own: a `not` may belong to either. */
const areApart = (tokens: ReadonlyArray<ForeignWord>, telling: ReadonlyArray<ForeignWord>): boolean =>
  telling.some((token, at) => {
    const next = telling[at + 1]
    if (next === undefined) return false
    return tokens.slice(tokens.indexOf(token), tokens.indexOf(next)).some(isObject)
  })

const turned = (effect: Effect, negated: boolean): SaidEffect => ({
  effect: negated ? opposite[effect] : effect,
  by: "verb",
  denied: negated
})

const isHead = (token: ForeignWord | undefined) => is(token, "comments", "everything")

/** Behind these a `not` says of which comments, and not what to do. */
const isLimiting = (tokens: ReadonlyArray<ForeignWord>) => {
  const from = tokens.findIndex(
    (token, at) => is(token, "if", "claims") || (is(token, "relative") && (at === 0 || isHead(tokens[at - 1])))
  )
  return from >= 0 && tokens.some((token, at) => at > from && is(token, "not", "none", "without"))
}

/** `Delete spam and questions not`: behind an `and`, and what it belongs to, it says no to that alone. */
const isOfLast = (tokens: ReadonlyArray<ForeignWord>, concord: boolean) => {
  const last = tokens.findLastIndex((token) => !is(token, "filler"))
  const and = tokens.findLastIndex((token) => is(token, "and"))
  const verb = tokens.findIndex((token) => saysWhatToDo(token, tokens))
  if (!is(tokens[last], "not") || verb < 0 || and < verb || and > last) return false
  if (!tokens.slice(and, last).some(isObject)) return false
  return concord || tokens.slice(0, verb).some(isObject)
}

/** `Politics delete, under the poll not`: what stands between is what it says no to. */
const isFarBehind = (tokens: ReadonlyArray<ForeignWord>) => {
  const not = tokens.findLastIndex((token) => !is(token, "filler"))
  const verb = tokens.findIndex((token) => saysWhatToDo(token, tokens))
  if (!is(tokens[not], "not") || verb < 0 || !tokens.slice(0, verb).some(isObject)) return false
  return tokens.slice(verb + 1, not).some((token) => isObject(token) || is(token, "posts", "ads", "platform"))
}

/** `Not all`, and `delete spam and not questions`, where it says no to a part alone. */
const isPartial = (tokens: ReadonlyArray<ForeignWord>) => {
  const not = tokens.findIndex((token) => is(token, "not"))
  if (not < 0) return false
  if (tokens.slice(not).some((token) => is(token, "each"))) return true
  const next = tokens.slice(not + 1).find((token) => !is(token, "filler") || is(token, "topic"))
  return not > 0 && is(tokens[not - 1], "and") && next !== undefined && isObject(next)
}

/** `Nunca` beside another no is the same one, and beside words that keep by a no of their own: `non toccate mai`. */
const notsIn = (tokens: ReadonlyArray<ForeignWord>, telling: ReadonlyArray<ForeignWord>, concord: boolean): number => {
  const nots = tokens.filter((token) => is(token, "not")).length
  const nevers = tokens.filter((token) => is(token, "never")).length
  if (!concord || nevers === 0) return nots
  if (telling.some((token) => is(token, "denying"))) return Math.max(0, nots - nevers)
  return Math.max(1, nots - 1)
}

const asking = 3

/** Where `without asking` begins, and behind its end; null where nothing says so. */
const unaskedIn = (tokens: ReadonlyArray<ForeignWord>): readonly [from: number, to: number] | null => {
  const from = tokens.findIndex((token) => is(token, "unasked", "without", "before"))
  if (from < 0) return null
  if (is(tokens[from], "unasked")) return [from, from + 1]
  const ask = tokens.findIndex((token, at) => at > from && is(token, "ask"))
  if (ask < 0 || ask - from > asking) return null
  return tokens.slice(from + 1, ask).every((token) => is(token, "filler", "of")) ? [from, ask + 1] : null
}

/** What the words of one clause say to do. `Concord`: two that say no are one no. */
export const saidIn = (tokens: ReadonlyArray<ForeignWord>, concord: boolean): Saying => {
  const unasked = unaskedIn(tokens)
  if (unasked === null) return saidOnce(tokens, concord)
  const said = saidOnce([...tokens.slice(0, unasked[0]), ...tokens.slice(unasked[1])], concord)
  // what is not to be hidden so may be hidden when they agree
  return said?.by === "verb" && said.effect === "keep"
    ? turned("ask", false)
    : said?.effect === "hide"
      ? said
      : undefined
}

const saidOnce = (tokens: ReadonlyArray<ForeignWord>, concord: boolean): Saying => {
  const telling = tokens.filter((token) => saysWhatToDo(token, tokens))
  const count = (kind: "hide" | "ban" | "keep" | "ask") => telling.filter((token) => is(token, kind)).length
  const [verbs, bans, keep, ask] = [count("hide"), count("ban"), count("keep"), count("ask")]
  const hide = verbs + bans
  const has = (kind: "denying" | "weak" | "bother" | "want" | "see" | "first") =>
    tokens.some((token) => is(token, kind))
  const refused = refusals(tokens)
  const nots = notsIn(tokens, telling, concord)
  if (refused === undefined) return undefined
  const negations = concord && nots > 0 && refused > 0 ? nots : nots + refused
  if (
    negations > 1 ||
    (negations > 0 &&
      (isLimiting(tokens) ||
        isPartial(tokens) ||
        isOfLast(tokens, concord) ||
        isFarBehind(tokens) ||
        areApart(tokens, telling)))
  )
    return undefined
  if (tokens.some((token) => is(token, "wished")) && !has("want")) return undefined
  const negated = negations === 1
  const opening = tokens.find((token) => !is(token, "filler"))
  const without = tokens.filter((token) => is(token, "without"))
  if (without.length > 0 && (hide + keep + ask > 0 || negated || !is(opening, "without"))) {
    return ask > 0 && hide > 0 && keep === 0 ? turned("ask", false) : undefined
  }
  const kept = telling.filter((token) => is(token, "keep") && !is(token, "denying")).length
  if (ask > 0) return kept > 0 || (nots + refused > 0 && hide === 0 && !has("weak")) ? undefined : turned("ask", false)
  if ((hide > 0 && keep > 0) || (verbs > 0 && bans > 0)) return undefined
  if (has("bother")) return negated && hide + keep === 0 ? turned("keep", false) : undefined
  const last = tokens.findLast((token) => !is(token, "filler") || is(token, "yes"))
  // of two things the yes is said of one alone
  if (is(last, "yes") && hide + keep > 0 && (negated || has("denying"))) return undefined
  if (hide > 0) return turned("hide", negated)
  // `show me them first`
  if (keep + (has("weak") ? 1 : 0) > 0 && has("see") && has("first")) return negated ? undefined : turned("ask", false)
  if (keep > 0) return { ...turned("keep", negated), denied: negated || has("denying") }
  if (has("weak")) return turned("keep", negated)
  if (has("want") && has("see") && has("first")) return negated ? undefined : turned("ask", false)
  if (has("want")) return negated ? turned("hide", false) : undefined
  if (refused > 0 || without.length > 0) return nots > 0 ? undefined : { effect: "hide", by: "none", denied: false }
  if (nots === 0) return is(last, "yes") && tokens.some(isObject) ? { effect: "keep", by: "yes", denied: false } : null
  return is(last, "not") ? { effect: "hide", by: "not", denied: false } : undefined
}
