import { isEverydayWord } from "../../../Text/EverydayWords.ts"
import { saidIn } from "./Effects.ts"
import { type ForeignWord, is, isUnknown } from "./ForeignWord.ts"
import type { LanguageWords } from "./LanguageWords.ts"

type Words = ReadonlyArray<ForeignWord>

const isRival = (token: ForeignWord) => is(token, "rivals") || token.kinds.topic === "competitors"
const isCapital = ({ text }: ForeignWord) => /^\p{N}*\p{Lu}|^\p{Ll}{1,2}\p{Lu}/u.test(text)

const capital = /^(?=.*\p{Lu})[\p{L}\p{N}.&+'’-]+(?: [\p{L}\p{N}.&+'’-]+){0,3}$/u
/** In scripts without capitals. */
const uncased = /^[\p{Lo}\p{M}\p{Lm}\p{N}・]{2,20}(?: [\p{Lo}\p{M}\p{N}]{2,20})?$/u
const small = /^[\p{Ll}\p{N}][\p{L}\p{N}.&'’-]*$/u
/** Particles and praise are written in it, and few names. */
const hiragana = /\p{Script=Hiragana}/u
/** Nothing but a list of so many shows that words without capitals are names. */
const fewest = 2

/** What may stand between the word for competitors and their names: `that we do not want to see named are`. */
const isFraming = (token: ForeignWord | undefined): boolean =>
  token !== undefined &&
  !token.exact &&
  (token.cut === ":" ||
    is(
      token,
      "filler",
      "of",
      "since",
      "each",
      "called",
      "relative",
      "want",
      "not",
      "about",
      "see",
      "comments",
      "that",
      "after",
      "like"
    )) &&
  !is(token, "topic", "hide", "keep", "ask", "ban", "without", "none", "platform")

/** What is to be done with them: `hide competitors like …`. */
const isTold = (token: ForeignWord) =>
  is(token, "hide", "keep", "ban", "none", "without", "weak") && !is(token, "topic", "platform") && !token.exact

/** A name may begin with an article, but not a sentence with no more than that. */
const isAround = (token: ForeignWord) => (isFraming(token) || isTold(token)) && (!isCapital(token) || token.start === 0)

const trimmed = (words: Words): Words => {
  const from = words.findIndex((token) => !isAround(token))
  const to = words.findLastIndex((token) => !isAround(token))
  return from < 0 ? [] : words.slice(from, to + 1)
}

const itemsOf = (words: Words): ReadonlyArray<Words> => {
  const items: Array<Array<ForeignWord>> = [[]]
  for (const token of words) {
    if (token.cut === "," || (is(token, "and") && !isCapital(token))) items.push([])
    else items.at(-1)?.push(token)
  }
  return items.map(trimmed).filter((item) => item.length > 0)
}

/** Words that say what to do are no names where any word has a capital. */
const isSaying = (token: ForeignWord, nouns: boolean) =>
  (nouns || token.start === 0) &&
  is(token, "hide", "keep", "ask", "ban", "weak", "want", "none", "without", "topic", "if")

const nameOf = (item: Words, sentence: string, nouns: boolean): string | null => {
  const [first] = item
  const last = item.at(-1)
  if (first === undefined || last === undefined) return null
  if (first.exact) return item.length === 1 ? first.text : null
  if (item.some((token) => isSaying(token, nouns))) return null
  const isPart = (token: ForeignWord) =>
    isCapital(token) || isFraming(token) || (isUnknown(token) && (item.length === 1 || !/^\p{Ll}/u.test(token.text)))
  return item.every(isPart) ? sentence.slice(first.start, last.end) : null
}

const namesIn = (words: Words, sentence: string, { nouns }: LanguageWords, told: boolean, ahead: boolean) => {
  const items = itemsOf(words)
  if (!ahead && items[0]?.length === 1 && small.test(items[0][0]?.text ?? "")) return null
  const names = items.map((item) => nameOf(item, sentence, nouns))
  const known = names.filter((name) => name !== null)
  if (known.length === 0 || known.length < names.length) return null
  const sure = items.filter(([first], at) => first?.exact === true || capital.test(known[at] ?? ""))
  const without = known.filter((name) => uncased.test(name) && !hiragana.test(name))
  const isName = (name: string, at: number) => {
    if (items[at]?.[0]?.exact === true || capital.test(name)) return true
    if (uncased.test(name)) return without.length + sure.length >= fewest
    return small.test(name) && sure.length >= fewest && !isEverydayWord(name)
  }
  if (!known.every(isName)) return null
  // where nouns have capitals, one alone is as well what is thought of them
  return nouns && known.length < fewest && !told && sure[0]?.[0]?.exact !== true ? null : known
}

/** `… , hide them`, which is what is done with competitors. */
const withoutVerb = (tokens: Words): Words | null => {
  const cut = tokens.findLastIndex((token) => token.cut === ",")
  const rest = tokens.slice(cut + 1)
  if (cut < 0 || rest.some((token) => isUnknown(token) || token.exact || is(token, "topic", "platform"))) return tokens
  const said = saidIn(rest, false)
  if (said === null) return tokens
  return said?.effect === "hide" ? tokens.slice(0, cut) : null
}

/** Whom a sentence names as competitors, and whether it says to hide what names them. */
export interface NamedCompetitors {
  readonly names: ReadonlyArray<string>
  readonly hides: boolean
}

/** Null for a sentence that says anything else. */
export const competitorsIn = (all: Words, sentence: string, lexicon: LanguageWords): NamedCompetitors | null => {
  if (!all.some(isRival)) return null
  const tokens = withoutVerb(all)
  const first = tokens?.findIndex(isRival) ?? -1
  if (tokens === null || first < 0) return null
  const last = tokens.findLastIndex(isRival)
  const before = trimmed(tokens.slice(0, first))
  const start = tokens.findIndex((token, at) => at > last && !isAround(token) && !is(token, "ask"))
  const behind = start < 0 ? [] : trimmed(tokens.slice(start))
  if (before.length > 0 === behind.length > 0) return null
  // `Kelda is no longer a competitor`
  if (before.length > 0 && tokens.slice(0, first).some((token) => is(token, "not"))) return null
  const naming = before.length > 0 ? before : behind
  const frame = tokens.filter((token) => !naming.includes(token))
  const refused = frame.some((token) => is(token, "not"))
  const isWish = (token: ForeignWord) => refused && is(token, "want", "see", "ask")
  if (!frame.every((token) => isRival(token) || isFraming(token) || isTold(token) || isWish(token))) return null
  const hides = frame.some(isTold)
  const said = hides ? saidIn(frame, false) : null
  if (hides && (said === undefined || said?.effect !== "hide")) return null
  // `we want to see competitors`
  if (!refused && frame.some((token) => is(token, "want"))) return null
  if (refused && !hides && !frame.some((token) => is(token, "want", "ask"))) return null
  const told = frame.some((token) => token.cut === ":" || is(token, "called", "like"))
  // `Kelda (UK)`
  if (sentence.slice(naming[0]?.start, naming.at(-1)?.start).includes("(")) return null
  const names = namesIn(naming, sentence, lexicon, told, before.length > 0)
  // of one word in front alone it is not told that it is their name: `dear competitors`
  const bare = before.length > 0 && before.at(-1) === tokens[first - 1]
  return names === null || (bare && names.length === 1) ? null : { names, hides }
}
