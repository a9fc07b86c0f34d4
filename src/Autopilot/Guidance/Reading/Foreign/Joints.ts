import { saysWhatToDo } from "./Effects.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is, isUnlisted } from "./Lexed/ForeignWord.ts"

type Piece = ReadonlyArray<ForeignWord>

export const isObject = (token: ForeignWord): boolean => is(token, "topic", "thing") || isUnlisted(token) || token.exact

/** Where a piece may be parted: at an `and`, and where verbs stand last, behind one. */
export const jointsIn = (
  piece: Piece,
  { behind }: LanguageWords
): ReadonlyArray<readonly [end: number, start: number]> =>
  piece.flatMap((token, at) => {
    // a `nor` takes its no along
    if (at > 0 && is(token, "and")) return [[at, is(token, "nor") ? at : at + 1] as const]
    const next = piece[at + 1]
    const isLast = behind && next !== undefined && !is(next, "and", "filler") && saysWhatToDo(token, piece)
    return isLast ? [[at + 1, at + 1] as const] : []
  })

/** Whether a piece ends with what it says to do. */
export const endsWithVerb = (piece: Piece): boolean => {
  const last = piece.findLast((token) => !is(token, "filler"))
  return last !== undefined && saysWhatToDo(last, piece)
}

/** Where verbs stand last, what stands behind one belongs to the next: `if … 숨기고 칭찬이나 질문은 두세요` hides no praise. */
export const belongsToNext = (tokens: Piece): boolean => {
  const verb = tokens.findLastIndex((token) => saysWhatToDo(token, tokens))
  return verb >= 0 && tokens.slice(verb + 1).some(isObject)
}
