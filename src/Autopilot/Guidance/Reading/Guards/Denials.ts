import { type DenialPart, type InstructionVerb, longestPhrase, partNamed, verbNamed } from "./DenialWords.ts"

/** A part of a sentence that says what to do, or what is done to that: words that are one in what they do. */
export interface DenialPiece {
  readonly part: DenialPart | "verb" | "cut" | "other"
  readonly verb: InstructionVerb | null
  readonly words: number
  readonly start: number
  readonly end: number
}

interface Written {
  readonly word: string
  readonly start: number
  readonly end: number
}

const written = /["“„«][^"”»]*["”»]|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*|[,;:.!?()]|[–—]| - /gu
const cuts: ReadonlySet<string> = new Set([", ", ",", ";", ":", ".", "!", "?", "(", ")", "–", "—", "-"])
const joints: ReadonlySet<string> = new Set(["and", "or", "but", "because", "unless", "except", "while"])

const wordsOf = (sentence: string): ReadonlyArray<Written> =>
  [...sentence.matchAll(written)].map(({ 0: text, index }) => ({
    word: text.trim().toLowerCase().replaceAll(/['’]/gu, ""),
    start: index,
    end: index + text.length
  }))

const isGerund = (word: string | undefined): boolean => word !== undefined && /ing$/u.test(word) && verbNamed.has(word)

/** `Ask` is for us where it says so; `keep hiding` goes on hiding. */
const verbAt = (words: ReadonlyArray<Written>, at: number): InstructionVerb | null => {
  const next = words[at + 1]?.word
  const verb = verbNamed.get(words[at]?.word ?? "") ?? null
  if (verb?.told === "ask" && !/^(?:me|us|our|first|before|about|the|someone|somebody)$/u.test(next ?? "")) return null
  if (verb?.told === "keep" && (next === "from" || isGerund(next) || (next === "on" && isGerund(words[at + 2]?.word))))
    return null
  return verb
}

/** `Stay up` is said of what is kept, and `stay hidden` of what is hidden. */
const staying: InstructionVerb = { told: "keep", base: "keep", past: true }
const isStaying = (words: ReadonlyArray<Written>, at: number): boolean =>
  /^(?:stay(?:s|ing)?|remain(?:s|ing)?)$/u.test(words[at]?.word ?? "")
const isLasting = (words: ReadonlyArray<Written>, at: number): boolean =>
  isStaying(words, at) && verbNamed.get(words[at + 1]?.word ?? "")?.past === true

const pieceAt = (words: ReadonlyArray<Written>, at: number): DenialPiece | null => {
  const first = words[at]
  if (first === undefined) return null
  const one = (part: DenialPiece["part"], verb: InstructionVerb | null, length = 1): DenialPiece => ({
    part,
    verb,
    words: length,
    start: first.start,
    end: words[at + length - 1]?.end ?? first.end
  })
  if (cuts.has(first.word) || joints.has(first.word)) return one("cut", null)
  for (let length = longestPhrase; length > 0; length--) {
    const phrase = words.slice(at, at + length).map(({ word }) => word)
    const part = phrase.length < length ? undefined : partNamed.get(phrase.join(" "))
    if (part !== undefined) return one(part, null, length)
  }
  if (isLasting(words, at)) return one("joins", null)
  const verb = isStaying(words, at) ? staying : verbAt(words, at)
  if (verb !== null) return one("verb", verb)
  return one(isGerund(words[at + 1]?.word) && /^keep(?:ing|s)?$/u.test(first.word) ? "joins" : "other", null)
}

/** A sentence in pieces. */
export const piecesOf = (sentence: string): ReadonlyArray<DenialPiece> => {
  const words = wordsOf(sentence)
  const pieces: Array<DenialPiece> = []
  for (let at = 0; at < words.length; ) {
    const piece = pieceAt(words, at)
    if (piece === null) break
    pieces.push(piece)
    at += piece.words
  }
  return pieces
}

/** What stands before the verb of an instruction, as far as it is nothing but words of a closed list. */
export interface Before {
  /** Where it begins. */
  readonly from: number
  /** How often it says no. */
  readonly noes: number
  readonly affirmed: boolean
  readonly doubted: boolean
  /** Whether a no stands further ahead, with something else between. */
  readonly beyond: boolean
  /** Whether anything else stands further ahead. */
  readonly follows: boolean
}

const isNo = ({ part }: DenialPiece): boolean => part === "denies" || part === "twists"

/** What is done to the verb at a place, by the words in front of it in its clause. */
export const beforeVerb = (pieces: ReadonlyArray<DenialPiece>, at: number): Before => {
  const start = pieces.findLastIndex(
    ({ part }, index) => index < at && part === "cut" && pieces[index - 1]?.part !== "affirms"
  )
  const clause = pieces.slice(start + 1, at)
  const other = clause.findLastIndex(({ part }) => part === "other" || part === "verb")
  const near = clause.slice(other + 1)
  return {
    from: near[0]?.start ?? pieces[at]?.start ?? 0,
    noes: near.filter(isNo).length,
    affirmed: near.some(({ part }) => part === "affirms"),
    doubted: clause.some(({ part }) => part === "doubts"),
    beyond: clause.slice(0, other + 1).some(isNo),
    follows: other >= 0
  }
}
