import { mayBeDenied } from "./Denied.ts"
import { saysWhatToDo } from "./Effects.ts"
import { withoutEven } from "./Even.ts"
import { belongsToNext, endsWithVerb, isObject, jointsIn } from "./Joints.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is, isUnlisted } from "./Lexed/ForeignWord.ts"
import { hasObject, partOf, type SentencePart } from "./Parts.ts"
import { withoutReason } from "./Reasons.ts"
import { withoutRoles } from "./Roles.ts"
import { type Instruction, together } from "./Together.ts"

type Piece = ReadonlyArray<ForeignWord>

/** `…, ohne mich zu fragen` */
const endsUnasked = (tokens: Piece): boolean => {
  const [first, ...rest] = tokens.filter((token) => !is(token, "filler"))
  return is(first, "unasked") ? rest.length === 0 : is(first, "without") && rest.length === 1 && is(rest[0], "ask")
}

/** No comma parts what goes on with what stands before it. */
const withoutInnerCuts = (tokens: Piece) =>
  tokens.filter((token, at) => {
    const next = tokens[at + 1]
    if (token.cut === "," && endsUnasked(tokens.slice(at + 1))) return false
    return token.cut !== "," || !(is(next, "that", "wished") || (is(next, "relative") && !is(next, "since")))
  })

const piecesOf = (tokens: Piece): ReadonlyArray<Piece> => {
  const parts: Array<Array<ForeignWord>> = [[]]
  // `if somebody …: ask me`
  const colon = tokens.findIndex((token) => token.cut === ":")
  const isGiven = tokens.slice(0, Math.max(colon, 0)).some((token) => is(token, "if"))
  for (const token of withoutInnerCuts(tokens)) {
    if (token.cut === "," || (token.cut === ":" && isGiven) || is(token, "but")) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** `We want to see them first`. */
const isWish = (piece: Piece): boolean =>
  (["want", "see", "first"] as const).every((kind) => piece.some((token) => is(token, kind)))

/** What to do is said in one of the pieces alone; the others are the rest of its list. */
const isOneList = (pieces: ReadonlyArray<Piece>): boolean =>
  pieces.filter(
    (piece) =>
      isWish(piece) ||
      piece.some((token) => saysWhatToDo(token, piece) || is(token, "not", "none", "weak", "bother", "yes"))
  ).length === 1 && pieces.every((piece) => !piece.some((token) => is(token, "elsewhere", "except", "if")))

const isLoose = (token: ForeignWord) => isUnlisted(token) && !/^\p{N}*\p{Lu}/u.test(token.text)

/** Whether unknown words in small letters stand behind the comma that follows what is said to do, or before it alone. */
const isLooseBehind = (pieces: ReadonlyArray<Piece>, { behind }: LanguageWords): boolean => {
  const telling = pieces.findIndex((piece) =>
    piece.some((token) => saysWhatToDo(token, piece) || is(token, "none", "without"))
  )
  const last = pieces[telling]
  // `…, afterwards delete`
  if (!behind && telling > 0 && last?.some(isLoose) === true && !last.some((token) => is(token, "and"))) return true
  return pieces.slice(telling + 1).some((piece) => piece.some(isLoose))
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

/** `Ask me about refunds and hide insults`: each verb has what it is said of. */
const isAskedApart = (piece: Piece, { behind }: LanguageWords): boolean => {
  if (piece.some((token) => is(token, "before", "unasked", "first", "if", "that", "relative"))) return false
  const ask = piece.findIndex((token) => is(token, "ask") && saysWhatToDo(token, piece))
  const hide = piece.findIndex((token) => is(token, "hide", "ban") && saysWhatToDo(token, piece))
  if (ask < 0 || hide < 0) return false
  const [first, last] = [Math.min(ask, hide), Math.max(ask, hide)]
  if (behind) return piece.slice(0, first).some(isObject) && piece.slice(first, last).some(isObject)
  const and = piece.findIndex((token, at) => is(token, "and") && at > first && at < last)
  return and >= 0 && piece.slice(0, and).some(isObject) && piece.slice(and).some(isObject)
}

/** A piece as one part, or parted at an `and` between two instructions; null where neither is clear. */
const partsOf = (piece: Piece, lexicon: LanguageWords): ReadonlyArray<SentencePart> | null => {
  const whole = partOf(piece, lexicon)
  return whole === null || isAskedApart(piece, lexicon) ? partedAt(piece, lexicon) : [whole]
}

const partedAt = (piece: Piece, lexicon: LanguageWords): ReadonlyArray<SentencePart> | null => {
  const joints = jointsIn(piece, lexicon)
  if (joints.length > mostJoints) return null
  const isLast = lexicon.behind && endsWithVerb(piece)
  const splits: Array<ReadonlyArray<SentencePart>> = []
  for (const [end, start] of joints) {
    if (isLast && belongsToNext(piece.slice(0, end))) continue
    const before = partOf(piece.slice(0, end), lexicon)
    if (before === null || before.said === null || !hasObject(before)) continue
    const behind = partsOf(piece.slice(start), lexicon)
    const next = behind?.[0]
    if (behind === null || next === undefined || next.said === null || !hasObject(next)) continue
    if (next.said.by === "none" && before.said.by !== "none") continue
    splits.push([before, ...behind])
  }
  const [first] = splits
  return first !== undefined && splits.every((other) => same(other, first)) ? first : null
}

/** `Before you delete links, ask us`: what is deleted is what is asked about. */
const beforehand = (piece: Piece, all: ReadonlyArray<Piece>): Piece => {
  const opening = piece.find((token) => !is(token, "filler") || is(token, "before"))
  const asked = all.some((other) => other !== piece && other.some((token) => is(token, "ask")))
  if (!is(opening, "before") || !asked || piece.some((token) => is(token, "ask", "not", "keep", "but"))) return piece
  return piece.filter((token) => token !== opening && !is(token, "hide"))
}

/** `Links always, complaints never`: what is always done is what is never done to the others. */
const isAlwaysAlone = (piece: Piece): boolean =>
  piece.some((token) => is(token, "always")) && !piece.some((token) => saysWhatToDo(token, piece) || is(token, "not"))

/** `Linkleri sil, şikayetleri asla`: what is never done is said before it. */
const isNeverAlone = (piece: Piece): boolean =>
  piece.some((token) => is(token, "never")) && !piece.some((token) => saysWhatToDo(token, piece) || is(token, "not"))

/** `Kredit- und Jobangebote` speaks of no loans, but of offers of them. */
const isCutShort = (tokens: Piece): boolean =>
  tokens.some(
    (token, at) => is(token, "thing") && /^[-–]$/u.test(tokens[at + 1]?.text ?? "") && is(tokens[at + 2], "and")
  )

const us = new Set("mich mir uns me moi nous mí nosotros mim nós noi mnie nas mij ons bana bize".split(" "))

/** `Journalists to me, trolls delete`: the first are not deleted. */
const isForUs = (piece: Piece): boolean =>
  us.has(piece.at(-1)?.text.toLowerCase() ?? "") &&
  piece.some(isObject) &&
  !piece.some((token) => saysWhatToDo(token, piece))

/** Longer sentences are not as plain as those that are read here. */
const mostWords = 80

/** What the words of a sentence say; null where it is not surely understood as a whole. */
export const instructionsIn = (
  all: ReadonlyArray<ForeignWord>,
  lexicon: LanguageWords
): ReadonlyArray<Instruction> | null => {
  if (all.length > mostWords) return null
  const tokens = withoutEven(withoutRoles(all, lexicon))
  if (tokens === null) return null
  if (mayBeDenied(tokens) || isCutShort(tokens)) return null
  const pieces = piecesOf(tokens)
  if (pieces.length > 1 && (pieces.some(isForUs) || (lexicon.behind && pieces.some(isNeverAlone)))) return null
  if (pieces.length > 1 && pieces.some(isAlwaysAlone) && tokens.some((token) => is(token, "not", "none"))) return null
  const saying = pieces
    .map((piece) => withoutReason(beforehand(piece, pieces)))
    .filter((piece) => piece.some((token) => !is(token, "filler")))
  if (saying.length > 1 && isOneList(saying) && !isLooseBehind(saying, lexicon)) {
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
