import type { Platform } from "#schema/Platform.ts"
import { either, everywhere, within } from "../../Place.ts"
import type { Place } from "../../Policy.ts"
import type { SentenceToken } from "../Words/Tokens.ts"
import { openingVerb } from "../Words/Verbs.ts"
import { accountAt, nameAt } from "./AccountWords.ts"
import { isSeparator, isWord, type Placed } from "./PlaceWords.ts"
import { postsAt } from "./PostWords.ts"
import { authorsAt, languagesAt } from "./WriterWords.ts"

const openers = ["on", "under", "in", "for", "from", "at", "by"]
const determiners = ["the", "our", "my", "all", "any"]
const ads = ["ads", "ad", "adverts", "advertisements"]
const paid = ["paid", "sponsored", "promoted"]
/** Behind these a network may stand without a preposition. */
const leaving = ["not", "never", "except", "unless", "excluding"]
const fillers = ["for", "if", "when", "its", "it", "they", "theyre", "are", "is", "those", "ones", "comments"]

const networksAt = (tokens: ReadonlyArray<SentenceToken>, start: number) => {
  const platforms: Array<Platform> = []
  let at = start
  for (;;) {
    const token = tokens[at]
    if (token?._tag !== "platform") return { platforms, end: at }
    platforms.push(token.platform)
    at++
    if (isSeparator(tokens[at]) && tokens[at + 1]?._tag === "platform") at++
    else if (isSeparator(tokens[at]) && isSeparator(tokens[at + 1]) && tokens[at + 2]?._tag === "platform") at += 2
  }
}

const networkOrKindAt = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null => {
  const { end: at, platforms } = networksAt(tokens, start)
  const placed = (surface: Place["surface"], end: number): Placed => ({
    place: { ...everywhere, platforms: platforms.length === 0 ? null : [...new Set(platforms)], surface },
    end
  })
  if (isWord(tokens[at], ads)) return placed("ad", at + 1)
  if (isWord(tokens[at], paid) && isWord(tokens[at + 1], ["posts", "ads", "content"])) return placed("ad", at + 2)
  const organic = isWord(tokens[at], ["organic", "normal", "regular", "ordinary", "unpaid"]) ? 1 : 0
  if (isWord(tokens[at + organic], ["posts"])) return placed("organic", at + organic + 1)
  return platforms.length === 0 ? null : placed(null, at)
}

/** Behind `for`, `from` and `at` stand many things that are no place. */
const isPlain = (tokens: ReadonlyArray<SentenceToken>, start: number) => isWord(tokens[start], ["on", "under", "in"])

const singleAt = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null => {
  if (!isWord(tokens[start], openers)) return null
  if (isWord(tokens[start], ["by", "from"])) {
    const authors = authorsAt(tokens, start + 1)
    if (authors !== null || isWord(tokens[start], ["by"])) return authors
  }
  const languages = isWord(tokens[start], ["in"]) ? languagesAt(tokens, start + 1) : null
  if (languages !== null) return languages
  const account = accountAt(tokens, start + 1)
  if (account !== null) return account
  if (isWord(tokens[start], ["for", "at"])) return null
  const posts = postsAt(tokens, start + 1)
  if (posts !== null) return posts
  let at = start + 1
  while (isWord(tokens[at], determiners)) at++
  const known = networkOrKindAt(tokens, at)
  if (known !== null) return isPlain(tokens, start) || known.place.surface !== null ? known : null
  return isWord(tokens[start], ["on"]) ? nameAt(tokens, start + 1) : null
}

/**
 * `on Instagram and TikTok`, `under our ads on the Tea account`, `on posts about the sale`, from a preposition on; null
 * when it is none.
 */
export const placeAt = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null => {
  let placed = singleAt(tokens, start)
  while (placed !== null) {
    const separate = isSeparator(tokens[placed.end])
    const next = placed.end + (separate ? 1 : 0)
    const more = singleAt(tokens, next) ?? (separate && placed.place.captions !== null ? postsAt(tokens, next) : null)
    if (more === null) return placed
    const joined = (separate ? either : within)(placed.place, more.place)
    if (joined === null) return placed
    placed = { place: joined, end: more.end }
  }
  return null
}

/** `On TikTok, hide links` and what follows the place; null where a sentence opens with none. */
export const openingOf = (sentence: ReadonlyArray<SentenceToken>): Limited | null => {
  const start = isWord(sentence[0], ["but", "and", "please"]) ? 1 : 0
  const placed = placeAt(sentence, start)
  if (placed === null) return null
  const parted = sentence[placed.end]?._tag === "comma"
  const polite = isWord(sentence[placed.end], ["please"])
  if (!parted && !polite && openingVerb(sentence.slice(placed.end)) === null) return null
  const tokens = sentence.slice(placed.end + (parted ? 1 : 0))
  return tokens.length === 0 ? null : { tokens, place: placed.place }
}

/** A sentence and the place at its end that it leaves out, or is limited to: `hide links, but not on Facebook`. */
export interface Limited {
  readonly tokens: ReadonlyArray<SentenceToken>
  readonly place: Place
  /** Whether it is a network's name alone, which beside links may as well be the site they lead to. */
  readonly bare?: boolean
}

const barePlaceAt = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null =>
  placeAt(tokens, start) ?? (tokens[start]?._tag === "platform" ? networkOrKindAt(tokens, start) : null)

const atEnd = (sentence: ReadonlyArray<SentenceToken>, markers: ReadonlyArray<string>): Limited | null => {
  for (let at = 1; at < sentence.length; at++) {
    if (!isWord(sentence[at], markers)) continue
    let start = at + 1
    while (isWord(sentence[start], fillers) && placeAt(sentence, start) === null) start++
    const placed = barePlaceAt(sentence, start)
    if (placed === null || placed.end !== sentence.length) continue
    let end = at
    while (isSeparator(sentence[end - 1]) || isWord(sentence[end - 1], ["but", "just", "though", "and", "everywhere"]))
      end--
    const bare = placeAt(sentence, start) === null
    return { tokens: sentence.slice(0, end), place: placed.place, bare }
  }
  return null
}

/** Null where a sentence leaves out no place. */
export const leftOutOf = (sentence: ReadonlyArray<SentenceToken>): Limited | null => atEnd(sentence, leaving)

/** Null where a sentence is not limited to a place with `only`. */
export const limitedTo = (sentence: ReadonlyArray<SentenceToken>): Limited | null => atEnd(sentence, ["only"])
