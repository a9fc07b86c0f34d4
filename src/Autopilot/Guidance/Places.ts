import { platforms as allPlatforms, type Platform, type Surface } from "#schema/Platform.ts"
import type { Rule } from "./Policy.ts"
import type { Token } from "./Tokens.ts"

export const isWord = (token: Token | undefined, words: ReadonlyArray<string>) =>
  token?._tag === "word" && words.includes(token.text)

export const isSeparator = (token: Token | undefined) => token?._tag === "comma" || isWord(token, ["and", "or"])

const openers = ["on", "under", "in"]
const determiners = ["the", "our", "my", "all", "any"]
const ads = ["ads", "ad", "adverts", "advertisements"]
const paid = ["paid", "sponsored", "promoted"]

export interface Place {
  readonly platforms: ReadonlyArray<Platform>
  readonly surface: Surface | null
  readonly end: number
}

/** `on Instagram and TikTok`, `under our ads`, from a preposition on; null when it is none. */
export const placeAt = (tokens: ReadonlyArray<Token>, start: number): Place | null => {
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

/** A sentence and the place at its end that it leaves out: `hide links, but not on Facebook`. */
export interface LeftOut {
  readonly tokens: ReadonlyArray<Token>
  readonly place: Place
}

/** Null where a sentence leaves out no place. */
export const leftOutOf = (sentence: ReadonlyArray<Token>): LeftOut | null => {
  const at = sentence.findIndex(
    (token, start) => isWord(token, ["not", "never", "except"]) && placeAt(sentence, start + 1)?.end === sentence.length
  )
  const place = placeAt(sentence, at + 1)
  if (at < 1 || place === null) return null
  let end = at
  while (isSeparator(sentence[end - 1]) || isWord(sentence[end - 1], ["but", "just", "though"])) end--
  return { tokens: sentence.slice(0, end), place }
}

/** The rule in all its places but that one; null where none is left, or where what is left cannot be said in one rule. */
export const outside = (place: Place, rule: Rule): Rule | null => {
  if (place.surface !== null) {
    if (rule.surface !== null || place.platforms.length > 0) return null
    return { ...rule, surface: place.surface === "ad" ? "organic" : "ad" }
  }
  const platforms = (rule.platforms ?? allPlatforms).filter((platform) => !place.platforms.includes(platform))
  return platforms.length === 0 ? null : { ...rule, platforms }
}
