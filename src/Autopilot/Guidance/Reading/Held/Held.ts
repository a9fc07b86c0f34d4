import { everywhere, within } from "../../Place.ts"
import type { Place, Rule } from "../../Policy.ts"
import { behindPlace, placeOf } from "../Speech/Whereabout.ts"
import { marked, unmarked } from "../Words/Marked.ts"
import { knownByHandle, type ReadPart, read, unread } from "../Words/ReadPart.ts"
import type { SentenceReader } from "../Words/ReadSentence.ts"
import { ofAll, ofWhatever } from "./Forms.ts"

const anything =
  /^(?:(?:any|all|every|each|a|the|single|more|other) )*(?:anything|everything|something|nothing|comments?|posts?|messages|replies|stuff|things|it|them)(?: (?:at all|else|here|whatsoever|ever))?(?<rest> (?:from|by|on|under|in|about|with|that|which|mentioning|of|containing) .+)?$/iu
/** They say more than what is held back. */
const turning = /\b(?:except|unless|but|not|never|only|no|hide|hiding|keep|ask|without|if|when|instead)\b|n['’]t\b/iu

/** Nobody says it in so many characters. */
const longest = 400

/** `Anything from a customer who wants a refund`: who wrote it was lost. */
const isOfNobody = ({ accounts, authors, platforms }: Rule): boolean =>
  authors === null && accounts === null && platforms === null
const ofWriter = unread(knownByHandle)

const unclearWhat = unread(
  "it is not clear what is not to be hidden unasked; name it, as in “Never hide anything on Facebook without asking me”"
)

const ofEverything = (place: Place, source: string): Rule => ({
  effect: "ask",
  topics: [],
  terms: [],
  ...place,
  except: [],
  exceptIn: [],
  holds: true,
  source
})

const holding = (what: string, source: string, reader: SentenceReader): ReadPart<ReadonlyArray<Rule>> => {
  const named = what.trim()
  const all = anything.exec(named)
  const rest = all?.groups?.["rest"]
  if (/^(?:it|them)$/iu.test(named)) return unclearWhat
  if (all !== null && rest === undefined) return read([ofEverything(everywhere, source)])
  const place = rest === undefined ? null : placeOf(marked(rest.trim()).text, marked(rest.trim()))
  if (place !== null) return read([ofEverything(place, source)])
  if (turning.test(named)) return unclearWhat
  const reading = reader(`ask me about ${rest === undefined ? named : `comments${rest}`}`)
  if (reading._tag === "unread") return reading
  const { competitors, rules } = reading.value
  if (/^ (?:from|by) /iu.test(rest ?? "") && rules.some(isOfNobody)) return ofWriter
  const isPlain = rules.every(({ effect, except }) => effect === "ask" && except.length === 0)
  return competitors.length > 0 || rules.length === 0 || !isPlain
    ? unclearWhat
    : read(rules.map((rule) => ({ ...rule, holds: true })))
}

const spokenOf = (said: string, forms: ReadonlyArray<RegExp>): string | null => {
  for (const form of forms) {
    const groups = form.exec(said)?.groups
    if (groups !== undefined) return `${groups["what"] ?? ""}${groups["where"] ?? ""}`
  }
  return null
}

/** `Never hide it by yourself`, behind what is asked about: that is what is meant. Null for any other sentence. */
export const askedAlready = (said: string, before: ReadonlyArray<Rule>): ReadonlyArray<Rule> | null => {
  if (said.length > longest || before.length === 0) return null
  if (!before.every(({ effect, holds }) => effect === "ask" && holds !== true)) return null
  const what = spokenOf(said, ofWhatever) ?? spokenOf(said, ofAll) ?? ""
  return /^(?:it|them)$/iu.test(what.trim()) ? before : null
}

const spokenAlone = (said: string, source: string, reader: SentenceReader): ReadPart<ReadonlyArray<Rule>> | null => {
  const whatever = spokenOf(said, ofWhatever)
  if (whatever !== null) return holding(whatever, source, reader)
  const all = spokenOf(said, ofAll)
  if (all === null) return null
  const held = holding(all, source, reader)
  return anything.test(all.trim()) || held._tag === "read" ? held : null
}

const inItsPlace = (said: string, source: string, reader: SentenceReader): ReadPart<ReadonlyArray<Rule>> | null => {
  const text = marked(said)
  const behind = behindPlace(text.text, text)
  const there = behind?.place ?? null
  const held = behind === null || there === null ? null : spokenAlone(unmarked(behind.rest, text), source, reader)
  if (held === null || there === null) return spokenAlone(said, source, reader)
  if (held._tag === "unread") return held
  const rules = held.value.flatMap((rule) => {
    const both = within(rule, there)
    return both === null ? [] : [{ ...rule, ...both }]
  })
  return rules.length < held.value.length ? unclearWhat : read(rules)
}

/**
 * What is not to be hidden before somebody is asked: `never hide anything on Facebook without asking me`. Null for any
 * other sentence, and for one that names what it speaks of and asks about it: that has a rule of its own. `alone` is why
 * nothing of it counts.
 */
export const heldBack = (
  said: string,
  source: string,
  reader: SentenceReader,
  alone: string | null
): ReadPart<ReadonlyArray<Rule>> | null => {
  if (said.length > longest) return null
  const held = inItsPlace(said, source, reader)
  return held === null || alone === null ? held : unread(alone)
}
