import type { Platform, Surface } from "#schema/Platform.ts"
import type { Target } from "./Policy.ts"
import { type Reading, read, targetsOf, unread } from "./Targets.ts"
import type { Token } from "./Tokens.ts"
import { verbAt } from "./Verbs.ts"

export interface Qualified {
  /** What is left of the clause. */
  readonly tokens: ReadonlyArray<Token>
  readonly platforms: ReadonlyArray<Platform> | null
  readonly surface: Surface | null
  readonly except: ReadonlyArray<Target>
}

const isWord = (token: Token | undefined, words: ReadonlyArray<string>) =>
  token?._tag === "word" && words.includes(token.text)

const isSeparator = (token: Token | undefined) => token?._tag === "comma" || isWord(token, ["and", "or"])

const openers = ["on", "under", "in"]
const determiners = ["the", "our", "my", "all", "any"]
const ads = ["ads", "ad", "adverts", "advertisements"]
const paid = ["paid", "sponsored", "promoted"]

interface Place {
  readonly platforms: ReadonlyArray<Platform>
  readonly surface: Surface | null
  readonly end: number
}

/** `on Instagram and TikTok`, `under our ads`, from a preposition on; null when it is none. */
const placeAt = (tokens: ReadonlyArray<Token>, start: number): Place | null => {
  if (!isWord(tokens[start], openers)) return null
  let at = start + 1
  while (isWord(tokens[at], determiners)) at++
  const platforms: Array<Platform> = []
  for (;;) {
    const token = tokens[at]
    if (token?._tag !== "platform") break
    platforms.push(token.platform)
    at++
    if (isSeparator(tokens[at]) && tokens[at + 1]?._tag === "platform") at++
    else if (isSeparator(tokens[at]) && isSeparator(tokens[at + 1]) && tokens[at + 2]?._tag === "platform") at += 2
  }
  if (isWord(tokens[at], ads)) return { platforms, surface: "ad", end: at + 1 }
  if (isWord(tokens[at], paid) && isWord(tokens[at + 1], ["posts", "ads", "content"])) {
    return { platforms, surface: "ad", end: at + 2 }
  }
  const organic = isWord(tokens[at], ["organic"]) ? 1 : 0
  if (isWord(tokens[at + organic], ["posts"])) return { platforms, surface: "organic", end: at + organic + 1 }
  return platforms.length === 0 ? null : { platforms, surface: null, end: at }
}

const exceptions = ["unless", "except"]

const exceptionWords = ["if", "when", "for", "it", "they", "it", "is", "are", "someone", "its", "theyre", "in", "case"]

const exceptionOf = (tokens: ReadonlyArray<Token>): Reading<ReadonlyArray<Target>> => {
  let at = 0
  while (isWord(tokens[at], exceptionWords)) at++
  return targetsOf(tokens.slice(at))
}

/** Takes places and exceptions off a clause; where they stand in the middle of it, what they belong to is not clear. */
export const qualifiersOf = (clause: ReadonlyArray<Token>): Reading<Qualified> => {
  let tokens = clause
  let except: ReadonlyArray<Target> = []
  const exception = tokens.findIndex((token) => isWord(token, exceptions))
  if (exception >= 0) {
    const reading = exceptionOf(tokens.slice(exception + 1))
    if (reading._tag === "unread") return reading
    except = reading.value
    tokens = tokens.slice(0, exception)
    while (isSeparator(tokens.at(-1))) tokens = tokens.slice(0, -1)
  }
  const first = placeAt(tokens, 0)
  const parted = first !== null && tokens[first.end]?._tag === "comma"
  const opening = first !== null && (parted || verbAt(tokens, first.end) !== null) ? first : null
  if (opening !== null) tokens = tokens.slice(opening.end + (parted ? 1 : 0))
  const start = tokens.findIndex((_, at) => placeAt(tokens, at) !== null)
  const place = start < 0 ? opening : placeAt(tokens, start)
  if (start >= 0 && place !== null) {
    if (place.end !== tokens.length)
      return unread("where the network or kind of post belongs is not clear; put it at the end")
    if (opening !== null) return unread("it names a network or kind of post twice")
    tokens = tokens.slice(0, start)
  }
  const platforms = place === null || place.platforms.length === 0 ? null : [...new Set(place.platforms)]
  return read({ tokens, platforms, surface: place?.surface ?? null, except })
}
