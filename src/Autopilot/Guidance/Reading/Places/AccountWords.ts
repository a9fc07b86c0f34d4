import { everywhere } from "../../Place.ts"
import type { SentenceToken } from "../Words/Tokens.ts"
import { verbAt } from "../Words/Verbs.ts"
import { isSeparator, isWord, type Placed } from "./PlaceWords.ts"

const accounts = ["account", "accounts", "page", "pages", "profile", "profiles", "channel", "channels", "feed"]
const determiners = ["the", "our", "my", "both"]
const others = ["on", "under", "posts", "ads", "except", "unless", "but", "only", "if", "when", "about"]
/** They tell whose account it is, and are not its name. */
const kinds =
  "no none neither not verified unverified fake new private anonymous unknown random other spam bot bots competitor competing rival".split(
    " "
  )
const longest = 12

const nameOf = (tokens: ReadonlyArray<SentenceToken>) =>
  tokens
    .map(({ text }) => text)
    .join(" ")
    .replace(/['’]s?$/, "")

const namesIn = (tokens: ReadonlyArray<SentenceToken>): ReadonlyArray<string> => {
  const names: Array<Array<SentenceToken>> = [[]]
  for (const token of tokens) {
    if (isSeparator(token)) names.push([])
    else if (names.at(-1)?.length !== 0 || !isWord(token, determiners)) names.at(-1)?.push(token)
  }
  return names.filter((name) => name.length > 0).map(nameOf)
}

const namedFrom = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null => {
  let end = start
  while (tokens[end]?._tag === "term" || (end > start && isSeparator(tokens[end]) && tokens[end + 1]?._tag === "term"))
    end++
  return end === start ? null : { place: { ...everywhere, accounts: namesIn(tokens.slice(start, end)) }, end }
}

/**
 * `on the Fjord Coffee account`, `on our Tea and Coffee pages`, `on account "Tea"`, behind the preposition; null when it
 * is none. Whether there is such an account is not known here.
 */
export const accountAt = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null => {
  let first = start
  while (isWord(tokens[first], determiners)) first++
  if (isWord(tokens[first], accounts)) {
    return namedFrom(tokens, isWord(tokens[first + 1], ["of", "called", "named"]) ? first + 2 : first + 1)
  }
  for (let at = first; at < Math.min(tokens.length, first + longest); at++) {
    const token = tokens[at]
    if (isWord(token, others) || verbAt(tokens, at) !== null) return null
    if (!isWord(token, accounts) || at === first) continue
    const named = tokens.slice(first, at)
    const platforms = named.flatMap((part) => (part._tag === "platform" ? [part.platform] : []))
    const names = namesIn(named.filter(({ _tag }) => _tag !== "platform"))
    if (names.length === 0 && platforms.length === 0) return null
    if (named.some((part) => isWord(part, kinds))) return null
    const place = {
      ...everywhere,
      platforms: platforms.length === 0 ? null : platforms,
      accounts: names.length === 0 ? null : names
    }
    return { place, end: at + 1 }
  }
  return null
}

/** `on Fjord Coffee`, `on @fjordcoffee`: a name alone, behind `on`. */
export const nameAt = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null => namedFrom(tokens, start)
