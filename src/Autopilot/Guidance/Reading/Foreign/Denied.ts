import { saysWhatToDo } from "./Effects.ts"
import { type ForeignWord, is, isUnknown } from "./Lexed/ForeignWord.ts"

const isObject = (token: ForeignWord) => is(token, "topic") || isUnknown(token) || token.exact

/** `Never delete complaints or leave spam`: the no of the first may be meant of the second, too. */
const mayCarryNo = (tokens: ReadonlyArray<ForeignWord>): boolean => {
  const or = tokens.findIndex((token) => is(token, "or"))
  if (or < 0) return false
  const before = tokens.slice(0, or)
  const end = tokens.findIndex((token, at) => at > or && (token.cut !== null || is(token, "but")))
  const behind = tokens.slice(or, end < 0 ? tokens.length : end)
  const refuses = (piece: ReadonlyArray<ForeignWord>) =>
    piece.some((token) => is(token, "not", "none", "without", "nor", "denying"))
  const says = (piece: ReadonlyArray<ForeignWord>) => piece.some((token) => saysWhatToDo(token, piece))
  return refuses(before) && says(before) && says(behind) && !refuses(behind)
}

/** `Ads for A, but not for B delete`: the no is not meant of what stands before it. */
const isHalfDenied = (tokens: ReadonlyArray<ForeignWord>): boolean => {
  const but = tokens.findIndex((token) => is(token, "but"))
  if (but < 0 || !is(tokens[but + 1], "not", "none")) return false
  const before = tokens.slice(0, but)
  return !before.some((token) => saysWhatToDo(token, before) || is(token, "not", "none", "without", "yes"))
}

/** `Do not hide criticism, but insults`: what stands behind the `but` is not kept. */
const isSetAgainst = (tokens: ReadonlyArray<ForeignWord>): boolean => {
  const but = tokens.findIndex((token) => is(token, "but"))
  if (but < 0) return false
  const says = (piece: ReadonlyArray<ForeignWord>) =>
    is(
      piece.findLast((token) => !is(token, "filler") || is(token, "yes")),
      "yes"
    ) ||
    piece.some((token) => saysWhatToDo(token, piece) || is(token, "not", "none", "without", "weak", "want", "bother"))
  const [before, behind] = [tokens.slice(0, but), tokens.slice(but + 1)]
  return before.some((token) => is(token, "not", "none", "denying")) && behind.some(isObject) && !says(behind)
}

/** Whether a no may be meant of more, or of less, than what stands beside it. */
export const mayBeDenied = (tokens: ReadonlyArray<ForeignWord>): boolean =>
  mayCarryNo(tokens) || isHalfDenied(tokens) || isSetAgainst(tokens)
