import { saysWhatToDo } from "./Effects.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is, isUnknown, lex } from "./Lex.ts"
import { hasObject, partOf, type SentencePart } from "./Parts.ts"
import { withoutReason } from "./Reasons.ts"
import { type Instruction, together } from "./Together.ts"

type Piece = ReadonlyArray<ForeignWord>

/** No comma parts what goes on with what stands before it. */
const withoutInnerCuts = (tokens: Piece) =>
  tokens.filter((token, at) => {
    const next = tokens[at + 1]
    return token.cut !== "," || !(is(next, "that", "wished") || (is(next, "relative") && !is(next, "since")))
  })

const piecesOf = (tokens: Piece): ReadonlyArray<Piece> => {
  const parts: Array<Array<ForeignWord>> = [[]]
  for (const token of withoutInnerCuts(tokens)) {
    if (token.cut === "," || is(token, "but")) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** What to do is said in one of the pieces alone; the others are the rest of its list. */
const isOneList = (pieces: ReadonlyArray<Piece>): boolean =>
  pieces.filter((piece) =>
    piece.some((token) => saysWhatToDo(token, piece) || is(token, "not", "none", "weak", "bother"))
  ).length === 1 && pieces.every((piece) => !piece.some((token) => is(token, "elsewhere", "except", "if")))

/** Whether unknown words in small letters stand behind the comma that follows what is said to do. */
const isLooseBehind = (pieces: ReadonlyArray<Piece>): boolean => {
  const telling = pieces.findIndex((piece) =>
    piece.some((token) => saysWhatToDo(token, piece) || is(token, "none", "without"))
  )
  return pieces
    .slice(telling + 1)
    .some((piece) => piece.some((token) => isUnknown(token) && !/^\p{N}*\p{Lu}/u.test(token.text)))
}

const comma = ({ start }: ForeignWord): ForeignWord => ({
  text: ",",
  start,
  end: start,
  kinds: {},
  exact: false,
  cut: ","
})

/** Pieces of one list, with commas between them again. */
const joined = (pieces: ReadonlyArray<Piece>): Piece =>
  pieces.flatMap((piece, at) => {
    const [first] = piece
    return at === 0 || first === undefined || is(first, "and") ? piece : [comma(first), ...piece]
  })

const mostJoints = 8
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A piece as one part, or parted at an `and` between two instructions; null where neither is clear. */
const partsOf = (piece: Piece, lexicon: LanguageWords): ReadonlyArray<SentencePart> | null => {
  const whole = partOf(piece, lexicon)
  if (whole !== null) return [whole]
  const joints = piece.flatMap((token, at) => (at > 0 && is(token, "and") ? [at] : []))
  if (joints.length > mostJoints) return null
  const splits: Array<ReadonlyArray<SentencePart>> = []
  for (const at of joints) {
    const before = partOf(piece.slice(0, at), lexicon)
    if (before === null || before.said === null || !hasObject(before)) continue
    const behind = partsOf(piece.slice(at + 1), lexicon)
    const next = behind?.[0]
    if (behind === null || next === undefined || next.said === null || !hasObject(next)) continue
    if (next.said.by === "none" && before.said.by !== "none") continue
    splits.push([before, ...behind])
  }
  const [first] = splits
  return first !== undefined && splits.every((other) => same(other, first)) ? first : null
}

/** Longer sentences are not as plain as those that are read here. */
const mostWords = 80

/** What a sentence says in a language; null where it is not surely understood as a whole. */
export const instructionsIn = (sentence: string, lexicon: LanguageWords): ReadonlyArray<Instruction> | null => {
  const tokens = lex(sentence, lexicon)
  if (tokens.length > mostWords) return null
  const saying = piecesOf(tokens)
    .map(withoutReason)
    .filter((piece) => piece.some((token) => !is(token, "filler")))
  if (saying.length > 1 && isOneList(saying) && !isLooseBehind(saying)) {
    const part = partOf(joined(saying), lexicon)
    const list = part === null ? null : together([part])
    if (list !== null) return list
  }
  const parts: Array<SentencePart> = []
  for (const piece of saying) {
    const read = partsOf(piece, lexicon)
    if (read === null) return null
    parts.push(...read)
  }
  return together(parts)
}
