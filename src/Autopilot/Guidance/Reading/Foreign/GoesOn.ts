import { folded } from "../../Languages/Writing.ts"
import { saidIn } from "./Effects.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is } from "./Lexed/ForeignWord.ts"
import { withoutReason } from "./Reasons.ts"

type Words = ReadonlyArray<ForeignWord>

const has = (words: ReadonlySet<string>, { text }: ForeignWord) => words.has(folded(text).replace(/['’]$/u, ""))

/** They limit what is hidden, or say something else than to hide it. */
const isMore = (token: ForeignWord) =>
  is(token, "not", "none", "without", "nor", "never", "except", "besides", "only", "elsewhere", "if", "but") ||
  is(token, "topic", "platform", "language", "ask", "before", "unasked", "thing", "quality", "rivals")

const isPlain = (token: ForeignWord) =>
  is(token, "filler", "comments", "everything", "about", "after", "relative", "hide", "of", "each", "always", "called")

/** Whether it says no more than to hide what names those who were named before: `hide comments that mention them`. */
const hidesThem = (all: Words, lexicon: LanguageWords): boolean => {
  const tokens = all.filter(({ cut }) => cut === null)
  const { saying, whom } = lexicon.naming
  const isNaming = (token: ForeignWord) => is(token, "about", "after") || has(saying, token)
  const isThem = (token: ForeignWord) => has(whom, token) || has(saying, token)
  // `if they are mentioned`
  const isCondition = (token: ForeignWord) => is(token, "if") && tokens.some(isNaming)
  const isAny = (token: ForeignWord) => isThem(token) || isCondition(token) || (!isMore(token) && isPlain(token))
  if (tokens.some((token) => token.exact || !isAny(token))) return false
  if (saidIn(tokens, false)?.effect !== "hide") return false
  // `hide comments` does not tell which, and `comments from them` are others
  return tokens.some(isNaming) || !tokens.some((token) => is(token, "comments", "everything", "from"))
}

/** What names competitors, without how the sentence goes on; whether that says to hide what names them. */
export const withoutMore = (
  all: Words,
  lexicon: LanguageWords
): { readonly naming: Words; readonly hides: boolean } => {
  const because = all.findIndex((token, at) => at > 0 && is(token, "because"))
  const cut = because > 0 && all[because - 1]?.cut === "," ? because - 1 : because
  const tokens = because > 0 && withoutReason(all.slice(because)).length === 0 ? all.slice(0, cut) : all
  for (const [at, token] of tokens.entries()) {
    if (at === 0 || !(token.cut !== null || is(token, "and", "but", "since", "therefore"))) continue
    if (hidesThem(tokens.slice(at + 1), lexicon)) return { naming: tokens.slice(0, at), hides: true }
  }
  return { naming: tokens, hides: false }
}
