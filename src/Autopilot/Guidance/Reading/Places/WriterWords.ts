import { allLanguages, languageNamed } from "../../../Language/Names.ts"
import { everywhere } from "../../Place.ts"
import type { SentenceToken } from "../Words/Tokens.ts"
import { isSeparator, isWord, type Placed } from "./PlaceWords.ts"

const others = ["any", "a", "another", "other", "different", "language", "languages", "beyond"]

const languageOf = (token: SentenceToken | undefined): string | null =>
  token === undefined || (token._tag === "term" && token.quoted) ? null : languageNamed(token.text.toLowerCase())

/** Behind `in`: `Russian`, `German or French`, `any language beyond English`; null when it is none. */
export const languagesAt = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null => {
  let first = start
  while (isWord(tokens[first], others)) first++
  const isOther = first > start
  if (isOther && !tokens.slice(start, first).some((token) => isWord(token, ["language", "languages"]))) return null
  const languages: Array<string> = []
  let at = first
  for (;;) {
    const language = languageOf(tokens[at])
    if (language === null) break
    languages.push(language)
    at++
    const joints = isSeparator(tokens[at]) && isSeparator(tokens[at + 1]) ? 2 : isSeparator(tokens[at]) ? 1 : 0
    if (joints === 0 || languageOf(tokens[at + joints]) === null) break
    at += joints
  }
  if (languages.length === 0) return null
  const meant = isOther ? allLanguages.filter((language) => !languages.includes(language)) : languages
  return { place: { ...everywhere, languages: meant }, end: at }
}

const isHandle = (token: SentenceToken | undefined) => token?._tag === "term" && /^@./u.test(token.text)
const titles = ["user", "users", "the", "account", "accounts", "profile", "profiles"]

/** Behind `by` and `from`: `@dana and @ben`; null when it is none. */
export const authorsAt = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null => {
  let at = start
  while (isWord(tokens[at], titles)) at++
  const authors: Array<string> = []
  for (;;) {
    const token = tokens[at]
    if (token === undefined || !isHandle(token)) break
    authors.push(token.text)
    at++
    const joints = isSeparator(tokens[at]) && isSeparator(tokens[at + 1]) ? 2 : isSeparator(tokens[at]) ? 1 : 0
    if (joints === 0 || !isHandle(tokens[at + joints])) break
    at += joints
  }
  return authors.length === 0 ? null : { place: { ...everywhere, authors }, end: at }
}
