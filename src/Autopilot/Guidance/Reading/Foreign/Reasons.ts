import { type ForeignWord, is } from "./Lexed/ForeignWord.ts"

const limiting = ["hide", "ban", "keep", "ask", "weak", "except", "besides", "only", "elsewhere", "if", "but"] as const
/** `We want to see them first`. */
const wishing = ["want", "see", "first"] as const
const fewest = 2

const isNamed = (token: ForeignWord) => is(token, "thing", "asks") && !is(token, "since", "filler")

/** Nothing in it could be meant as an instruction, or limit one. `Because` may say no, and what is said no to. */
const isReason = (tokens: ReadonlyArray<ForeignWord>): boolean => {
  const opening = tokens.find((token) => !is(token, "filler") || is(token, "since", "because"))
  const words = tokens.flatMap(({ text }) => text.split(" ")).length
  if (opening === undefined || words < fewest || tokens.some((token) => token.exact)) return false
  if (tokens.some((token) => is(token, ...limiting))) return false
  if (wishing.every((kind) => tokens.some((token) => is(token, kind)))) return false
  if (is(opening, "because")) return true
  return (
    is(opening, "since") &&
    !tokens.some((token) => is(token, "not", "none", "without", "topic", "platform", "ads", "rivals") || isNamed(token))
  )
}

/** A part of a sentence without why it is said; empty where it says nothing else. */
export const withoutReason = (tokens: ReadonlyArray<ForeignWord>): ReadonlyArray<ForeignWord> => {
  if (isReason(tokens)) return []
  const because = tokens.findIndex((token, at) => at > 0 && is(token, "because"))
  if (because > 0 && isReason(tokens.slice(because))) return tokens.slice(0, because)
  const therefore = tokens.findLastIndex((token) => is(token, "therefore"))
  const before = tokens.slice(0, Math.max(therefore, 0))
  if (therefore < 1 || before.some((token) => is(token, ...limiting, "not", "none"))) return tokens
  if (!before.some((token) => is(token, "topic") || token.exact)) return tokens.slice(therefore + 1)
  // what is spoken of may stand before the reason
  const since = before.findLastIndex((token) => is(token, "since"))
  return [...tokens.slice(0, since < 0 ? therefore : since), ...tokens.slice(therefore + 1)]
}

/** Whether a sentence only tells something: `we answer them ourselves`. */
export const tellsOnly = (tokens: ReadonlyArray<ForeignWord>): boolean =>
  isReason(tokens) && !tokens.some((token) => is(token, "topic", "want"))
