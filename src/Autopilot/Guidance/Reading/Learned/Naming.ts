import type { Effect, RuleTarget } from "../../Policy.ts"
import { notClear } from "../Speech/Assembled.ts"
import { instructed } from "../Speech/Clause.ts"
import { leadings } from "../Speech/Heads.ts"
import { topicOf } from "../Speech/Kinds.ts"
import type { Instructed } from "../Speech/Said.ts"
import { isDescribed } from "../Speech/Terms.ts"
import { plainWord, untold } from "../Speech/Vocabulary.ts"
import { hasMark, literalOf, type MarkedText } from "../Words/Marked.ts"
import { isNearTopic } from "../Words/Misspellings.ts"
import { type ReadPart, read } from "../Words/ReadPart.ts"
import { coreOf, instructs, isAnybodys, saysLittle } from "./Cores.ts"
import { ofKind } from "./KindWords.ts"
import { isMark, isSign } from "./Pieces.ts"
import type { Run } from "./Runs.ts"
import { type ToldSentence, textOf } from "./Told.ts"

/** So many words in front of a thing may say what is said of it: `people who keep asking about`. */
const longestLead = 7

const parting = /^(?:but|so|because|if|when|unless|except|and|or)$/u
const isFree = ({ pieces, runs }: ToldSentence, at: number): boolean => {
  const piece = pieces[at]
  return (
    piece !== undefined &&
    (isMark(piece) || !isSign(piece)) &&
    !parting.test(piece.word) &&
    !runs.some(({ from, to }) => at >= from && at < to)
  )
}

/** What is said of a thing in front of it: `complaints about`. */
const leadsTo = (lead: string, thing: string): boolean =>
  leadings.find(`${lead} ${thing}`, ({ following, form, topics }) => {
    const rest = form.exec(`${lead} ${thing}`)?.groups?.["rest"]
    return rest !== undefined && (topics.length > 0 || following !== "thing") && rest.length >= thing.length
  }) !== undefined

const separator = /, (?:and |or |nor )?| and | or | nor | ?\/ ?/u

/** Where what names a thing begins and ends, with what is said of it in words beside. */
const widened = (told: ToldSentence, { from, to }: Run): { readonly from: number; readonly to: number } => {
  const [thing = ""] = textOf(told, from, to).split(separator)
  let start = from
  for (let at = from - 1; at >= 0 && from - at <= longestLead && isFree(told, at); at--)
    if (leadsTo(textOf(told, at, from), thing)) start = at
  const next = told.pieces[to]
  return { from: start, to: next !== undefined && isFree(told, to) && topicOf([next.word]) !== null ? to + 1 : to }
}

const everywhereOf = (effect: Effect, target: RuleTarget): Instructed => ({
  effect,
  targets: [target],
  place: null,
  except: [],
  exceptIn: [],
  only: false
})

/** Whether it is told by more than words of the sentence itself. */
const isKnown = ({ except, exceptIn, place, targets }: Instructed): boolean =>
  place !== null ||
  except.length + exceptIn.length > 0 ||
  targets.some(({ terms, topics }) => topics.length > 0 || terms.length > 1)

/** `A threat of violence` is a threat, and has no need of the word. */
const isWiderIn = (kind: RuleTarget | null, { place, targets }: Instructed): boolean =>
  kind !== null &&
  place === null &&
  targets.length === 1 &&
  targets.every(({ terms, topics }) => terms.length === 1 && topics.join() === kind.topics.join())

const isOfSeveral = ({ targets }: Instructed): boolean =>
  targets.every(({ terms }) => terms.every((term) => term.includes(" ")))

const fronts = ["people who", "people", "comments about", "comments saying"]

const emoji =
  /^(?:(?:the|a|an|any|those) )?(?:[\p{L}-]+ ){0,3}?(?:[\p{L}-]+ )?([\ue000-\uf8ff](?:(?:,? (?:and|or) |, | )[\ue000-\uf8ff])*)(?: (?:emojis?|ones?|smileys?|symbols?|comments?))*$/iu
const isEmoji = (literal: string): boolean => /^[^\p{L}\p{N}]+$/u.test(literal)

/** `The clown emoji 🤡` is that emoji. */
const emojiIn = (text: string, source: MarkedText): RuleTarget | null => {
  const terms = Array.from(emoji.exec(text)?.[1] ?? "").flatMap((sign) => literalOf(sign, source) ?? [])
  return terms.length > 0 && terms.every(isEmoji) ? { topics: [], terms } : null
}

/** `Dating bots` are spam about it. */
const automated = /^(?:(?:all|any|the|those|these) )*((?:[\p{L}-]{3,} )?[\p{L}-]{3,}) (?:spam ?)?bots?$/iu
const botsNamed = (effect: Effect, text: string): RuleTarget | null => {
  const about = effect === "hide" ? automated.exec(text)?.[1]?.toLowerCase() : undefined
  if (about === undefined || about.split(" ").some((word) => isAnybodys(word) || untold.has(word))) return null
  return { topics: ["spam"], terms: [about] }
}

const oneThing = (told: ToldSentence, effect: Effect, text: string): ReadPart<Instructed> => {
  const shown = emojiIn(text, told.text)
  if (shown !== null) return read(everywhereOf(effect, shown))
  const first = instructed(effect, text, told.text)
  const kind = hasMark(text) ? null : ofKind(text)
  if (first._tag === "read" && isKnown(first.value) && !isWiderIn(kind, first.value)) return first
  if (kind !== null) return read(everywhereOf(effect, kind))
  const bots = first._tag === "read" || hasMark(text) ? null : botsNamed(effect, text)
  if (bots !== null) return read(everywhereOf(effect, bots))
  if (saysLittle(text)) return notClear
  if (first._tag === "read") return first
  for (const front of fronts) {
    const other = instructed(effect, `${front} ${text}`, told.text)
    if (other._tag === "read" && (isKnown(other.value) || isOfSeveral(other.value))) return other
  }
  const core = coreOf(text, effect)
  return core === null ? first : read(everywhereOf(effect, core))
}

const together = (all: ReadonlyArray<Instructed>): Instructed | null => {
  const [first] = all
  const limited = all.some(
    ({ except, exceptIn, only, place }) => only || place !== null || except.length + exceptIn.length > 0
  )
  return first === undefined || limited ? null : { ...first, targets: all.flatMap(({ targets }) => targets) }
}

/** Kept are what a rule may keep of anybody: no deceit, no hate and no violence. */
const isHarmful = ({ topics }: RuleTarget): boolean =>
  topics.some((one) => one === "scams" || one === "hate" || one === "threat" || one === "insult")

/** `Names of staff` are no words for staff, and no comment says `names of pupils`. */
const isOfNames = (text: string, { targets }: Instructed): boolean =>
  targets.some(({ terms }) => terms.length > 1 || terms.some((term) => /^names? of /iu.test(term))) &&
  /\bnames?\b/iu.test(text)

/** A no that was taken for a part of the thing. */
const refusing = /^(?:no|not|never|none|nothing|without|neither|nor)\b/iu

/** What a run names, as the other readers understand it, or by the wordings of its kind, or by its words. */
export const thingsIn = (told: ToldSentence, effect: Effect, run: Run): ReadPart<Instructed> => {
  const { from, to } = widened(told, run)
  const text = textOf(told, from, to)
  if (instructs(text) || refusing.test(text)) return notClear
  // what opens a sentence has a capital for that alone
  const opening = from === 0 && !text.includes(" ") ? instructed(effect, text.toLowerCase(), told.text) : null
  if (opening?._tag === "unread") return opening
  const parts = from < run.from ? [] : text.split(separator)
  const each = parts.length < 2 ? [] : parts.map((part) => oneThing(told, effect, part))
  const all = each.flatMap((one) => (one._tag === "read" ? [one.value] : []))
  const joined = all.length === each.length && all.length > 0 ? together(all) : null
  const isMixed =
    joined === null &&
    all.some(({ targets }) => targets.some(({ topics }) => topics.some((topic) => topic !== "media")))
  // `criticism and jokes`: of a kind and a thing unknown the kind is no word to look for
  const whole = isMixed ? notClear : joined === null ? oneThing(told, effect, text) : read(joined)
  if (whole._tag === "unread") return each.find(({ _tag }) => _tag === "unread") ?? whole
  if (whole.value.targets.some(({ terms, topics }) => topics.length === 0 && terms.some(isAnybodys))) return notClear
  // what opens a sentence is no name: `Fake reviews go`
  const isUntold = (term: string) => from === 0 && untold.has(plainWord(term))
  if (whole.value.targets.some(({ terms, topics }) => topics.length === 0 && terms.some(isUntold))) return notClear
  const isSlip = (term: string) => /^\p{Ll}+$/u.test(term) && isNearTopic(term)
  if (!hasMark(text) && whole.value.targets.some(({ terms }) => terms.length === 1 && terms.every(isSlip)))
    return notClear
  const isToldOnly = ({ terms, topics }: RuleTarget) => topics.length === 0 && terms.some(isDescribed)
  if (!hasMark(text) && whole.value.targets.some(isToldOnly)) return notClear
  if (isOfNames(textOf(told, Math.max(0, from - 3), to), whole.value)) return notClear
  return effect === "keep" && whole.value.targets.some(isHarmful) ? notClear : whole
}
