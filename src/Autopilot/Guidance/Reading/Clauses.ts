import { placeAt } from "./Places/Places.ts"
import { separators } from "./Targets.ts"
import type { SentenceToken } from "./Words/Tokens.ts"
import { openingVerb, verbAt } from "./Words/Verbs.ts"

export const wordOf = (token: SentenceToken | undefined): string | null => (token?._tag === "word" ? token.text : null)

const polite = new Set(["please", "pls", "kindly", "also", "and", "but", "then", "so"])
const joining = new Set(["but", "then"])

export const isPolite = (token: SentenceToken | undefined) => token?._tag === "comma" || polite.has(wordOf(token) ?? "")

export const withoutPoliteness = (tokens: ReadonlyArray<SentenceToken>): ReadonlyArray<SentenceToken> => {
  const start = tokens.findIndex((token) => !isPolite(token))
  let end = tokens.length
  while (end > start && wordOf(tokens[end - 1]) === "please") end--
  return start < 0 ? [] : tokens.slice(start, end)
}

/** Without what joins it to what follows. */
export const closed = (tokens: ReadonlyArray<SentenceToken>): ReadonlyArray<SentenceToken> => {
  let end = tokens.length
  while (end > 0 && isPolite(tokens[end - 1])) end--
  return tokens.slice(0, end)
}

/** Behind what an instruction is about, these open another one without a joint: `hide spam keep complaints`. */
const plain = new Set(["hide", "keep", "delete", "remove", "never", "dont", "do"])

/** Behind `hide links` and `never hide links`, `no questions` may be what is left out, or left out as well. */
const listing = new Set(["no", "keep", "allow"])

/** An instruction, one behind its place, or `no links` where another instruction stands before it. */
const opensAt = (tokens: ReadonlyArray<SentenceToken>, at: number, start: number): boolean => {
  if (verbAt(tokens, at) !== null) return true
  const placed = placeAt(tokens, at)
  if (placed !== null && verbAt(tokens, placed.end) !== null) return true
  return wordOf(tokens[at]) === "no" && listing.has(wordOf(tokens[start]) ?? "")
}

/** Cuts `hide links, but keep questions and ask me about refunds` before each instruction behind a joint. */
export const clausesOf = (tokens: ReadonlyArray<SentenceToken>): ReadonlyArray<ReadonlyArray<SentenceToken>> => {
  const clauses: Array<ReadonlyArray<SentenceToken>> = []
  let start = 0
  for (let at = 1; at < tokens.length; at++) {
    // `hide or delete` is one instruction
    if (at < start + (verbAt(tokens, start)?.length ?? 0)) continue
    const before = tokens[at - 1]
    const joint = before?._tag === "comma" || separators.has(wordOf(before) ?? "") || joining.has(wordOf(before) ?? "")
    const bare =
      (before?._tag === "topic" || before?._tag === "term") &&
      plain.has(wordOf(tokens[at]) ?? "") &&
      openingVerb(tokens.slice(start)) !== null
    if (!(joint || bare) || !opensAt(tokens, at, start)) continue
    clauses.push(tokens.slice(start, at))
    start = at
  }
  clauses.push(tokens.slice(start))
  return clauses.map(closed)
}

/** At each `but`. */
export const partsOf = (tokens: ReadonlyArray<SentenceToken>): ReadonlyArray<ReadonlyArray<SentenceToken>> => {
  const at = tokens.findIndex((token) => wordOf(token) === "but")
  if (at < 0) return [tokens]
  const end = tokens[at - 1]?._tag === "comma" ? at - 1 : at
  return [tokens.slice(0, end), ...partsOf(tokens.slice(at + 1))]
}
