import { type LanguageWords, stemOf } from "./LanguageWords.ts"
import type { WordUse, WordUses } from "./WordUses.ts"
import { folded, piecesIn, type WrittenPiece } from "./Writing.ts"

/** A word of a sentence, or several that are one, with what it may do; nothing for one that is not known. */
export interface ForeignWord {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly kinds: WordUses
  /** In quotes, or with a sign in front: to be looked for as it stands. */
  readonly exact: boolean
  /** What parts a sentence; null for words. */
  readonly cut: "," | ":" | null
}

export const is = (token: ForeignWord | undefined, ...some: ReadonlyArray<WordUse>): boolean =>
  token !== undefined && some.some((kind) => token.kinds[kind] !== undefined)

/** Whether it can be looked for: a thing, or a word that is in no list. */
export const isUnknown = (token: ForeignWord | undefined): boolean =>
  token !== undefined &&
  token.cut === null &&
  !token.exact &&
  Object.keys(token.kinds).every((kind) => kind === "thing" || kind === "quality" || kind === "like")

/** Whether no list has it. */
export const isUnlisted = (token: ForeignWord): boolean => isUnknown(token) && !is(token, "thing", "quality")

const nothing: WordUses = {}
const joining: WordUses = { and: "" }

const tokenOf = (text: string, start: number, kinds: WordUses): ForeignWord => ({
  text,
  start,
  end: start + text.length,
  kinds,
  exact: false,
  cut: null
})

/** None for the sign within `hate-speech`. */
const signed = ({ apart, ends, start, text }: WrittenPiece): ReadonlyArray<ForeignWord> => {
  if (/^[-–]$/u.test(text) && !apart && !ends) return []
  const token = tokenOf(text, start, text === "/" || text === "、" || text === "&" ? joining : nothing)
  if (text === "/" || text === "&") return [token]
  return [{ ...token, cut: text === ":" || text === "：" ? ":" : "," }]
}

/** The particles at the end of a word, each a word of its own; null where something else is left. */
const particlesIn = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> | null => {
  if (text === "") return []
  for (let length = text.length; length > 0; length--) {
    const kinds = lexicon.particles.get(text.slice(0, length))
    if (kinds === undefined) continue
    const rest = particlesIn(text.slice(length), start + length, lexicon)
    if (rest !== null) return [tokenOf(text.slice(0, length), start, kinds), ...rest]
  }
  return null
}

/** A word with its particles: known, where it is, or the longest that leaves one. */
const attached = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> | null => {
  const word = folded(text)
  for (let length = word.length; length > 0; length--) {
    const kinds = lexicon.entries.get(word.slice(0, length))
    const particles = kinds === undefined ? null : particlesIn(word.slice(length), start + length, lexicon)
    if (kinds !== undefined && particles !== null) return [tokenOf(text.slice(0, length), start, kinds), ...particles]
  }
  return null
}

/** Of a name, the particles that are left when as much as possible is theirs; none of a subject before what tells of it. */
const named = (text: string, start: number, next: string, lexicon: LanguageWords): ReadonlyArray<ForeignWord> => {
  if (/[이가]$/u.test(text) && is(attached(next, 0, lexicon)?.[0], "after", "comments")) {
    return [tokenOf(text, start, nothing)]
  }
  for (let length = 2; length < text.length; length++) {
    const particles = particlesIn(text.slice(length), start + length, lexicon)
    if (particles !== null) return [tokenOf(text.slice(0, length), start, nothing), ...particles]
  }
  return [tokenOf(text, start, nothing)]
}

/** `وأرقام` as two words, and `بالهندي` as the one without what is written in front of it. */
const begun = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> | null => {
  const beginning = lexicon.beginnings?.exec(folded(text))?.[0] ?? ""
  if (beginning === "") return null
  const isJoint = /^[وف]/u.test(beginning)
  const joint = isJoint ? [tokenOf(text.slice(0, 1), start, joining)] : []
  const rest = text.slice(beginning.length)
  const known =
    lexicon.entries.get(folded(rest)) ??
    lexicon.entries.get(`ال${folded(rest)}`) ??
    lexicon.stems.get(stemOf(folded(rest), lexicon.endings))
  if (known !== undefined) return [...joint, tokenOf(rest, start + beginning.length, known)]
  return null
}

/** One word in a language that sets words apart. */
const single = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> => {
  const word = folded(text)
  const known = lexicon.entries.get(word) ?? lexicon.entries.get(word.replace(/'$/, ""))
  const kinds = known ?? lexicon.stems.get(stemOf(word.replace(/'$/, ""), lexicon.endings))
  if (kinds !== undefined) return [tokenOf(text, start, kinds)]
  return begun(text, start, lexicon) ?? [tokenOf(text.replace(/['’]$/u, ""), start, nothing)]
}

/** `وأرقام الهواتف` with the `and` apart, where what follows it is known, or stands in a list of names. */
const withJointsApart = (pieces: ReadonlyArray<WrittenPiece>, lexicon: LanguageWords): ReadonlyArray<WrittenPiece> => {
  if (lexicon.beginnings === null) return pieces
  const isKnown = (text: string) => lexicon.entries.has(folded(text)) || begun(text, 0, lexicon) !== null
  return pieces.flatMap((piece, at) => {
    const { ends, start, text } = piece
    const rest = text.slice(1)
    if (piece.kind !== "word" || !/^و/u.test(text) || rest.length < 3 || lexicon.entries.has(folded(text)))
      return [piece]
    const next = pieces[at + 1]?.text ?? ""
    const before = pieces[at - 1]
    const listed = before?.kind === "word" && !isKnown(before.text)
    if (!isKnown(rest) && !lexicon.entries.has(folded(`${rest} ${next}`)) && !listed) return [piece]
    const joint: WrittenPiece = { ...piece, text: "و", end: start + 1, ends: false }
    return [joint, { ...piece, text: rest, start: start + 1, apart: false, ends }]
  })
}

/** From a place on, the longest known run of words; null where none begins there. */
const runAt = (
  pieces: ReadonlyArray<WrittenPiece>,
  at: number,
  { entries, longest, writing }: LanguageWords
): { readonly kinds: WordUses; readonly length: number } | null => {
  for (let length = Math.min(longest, pieces.length - at); length > 1; length--) {
    const run = pieces.slice(at, at + length)
    if (run.some(({ kind }) => kind === "quoted" || kind === "tag")) continue
    const kinds = entries.get(run.map(({ text }) => folded(text)).join(writing === "spaced" ? " " : ""))
    if (kinds !== undefined) return { kinds, length }
  }
  return null
}

/** Of Korean words, the longest run of which the last has particles. */
const runWithParticles = (pieces: ReadonlyArray<WrittenPiece>, at: number, lexicon: LanguageWords) => {
  for (let length = Math.min(3, pieces.length - at); length > 1; length--) {
    const run = pieces.slice(at, at + length)
    if (run.some(({ kind }) => kind !== "word")) continue
    const tokens = attached(run.map(({ text }) => text).join(""), run[0]?.start ?? 0, lexicon)
    const [head, ...rest] = tokens ?? []
    const last = run.at(-1)
    // the known word has to reach into the last of them
    if (head === undefined || last === undefined) continue
    const before = run.slice(0, -1).reduce((sum, { text }) => sum + text.length, 0)
    if (head.text.length > before) return { tokens: [{ ...head, end: last.end }, ...rest], length }
  }
  return null
}

const scripts = [/\p{Script=Han}/u, /[\p{Script=Katakana}ー]/u, /\p{Script=Hiragana}/u]
const scriptOf = (character: string) => scripts.findIndex((script) => script.test(character))

const longestUnspaced = 14
const entryAt = (
  text: string,
  at: number,
  lexicon: LanguageWords
): { readonly kinds: WordUses; readonly length: number } | null => {
  for (let length = Math.min(longestUnspaced, text.length - at); length > 0; length--) {
    const kinds = lexicon.entries.get(text.slice(at, at + length))
    if (kinds !== undefined) return { kinds, length }
  }
  return null
}

/** The words of a text that sets none apart: those that are known, and between them what is written in one script. */
const unspaced = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> => {
  const small = text.toLowerCase()
  const tokens: Array<ForeignWord> = []
  let open = 0
  const close = (at: number) => {
    if (at > open) tokens.push(tokenOf(text.slice(open, at), start + open, nothing))
  }
  let at = 0
  while (at < text.length) {
    const found = entryAt(small, at, lexicon)
    const parted = at === open || scriptOf(text[at] ?? "") !== scriptOf(text[at - 1] ?? "")
    if (found === null || (!parted && found.length < 2)) {
      at++
      continue
    }
    close(at)
    tokens.push(tokenOf(text.slice(at, at + found.length), start + at, found.kinds))
    at += found.length
    open = at
  }
  close(at)
  return tokens
}

/** A sentence in the words of a language. */
export const lex = (sentence: string, lexicon: LanguageWords): ReadonlyArray<ForeignWord> => {
  const pieces = withJointsApart(piecesIn(sentence), lexicon)
  const tokens: Array<ForeignWord> = []
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at]
    if (piece === undefined) break
    const { kind, start, text } = piece
    const run = lexicon.writing === "unspaced" ? null : runAt(pieces, at, lexicon)
    const particled = lexicon.writing === "attached" && run === null ? runWithParticles(pieces, at, lexicon) : null
    const suffix = lexicon.particles.get(folded(text))
    if (kind === "quoted" || kind === "tag")
      tokens.push({ ...tokenOf(text, start, nothing), end: piece.end, exact: true })
    else if (run !== null) {
      const end = pieces[at + run.length - 1]?.end ?? piece.end
      tokens.push({ ...tokenOf(sentence.slice(start, end), start, run.kinds) })
      at += run.length - 1
    } else if (particled !== null) {
      tokens.push(...particled.tokens)
      at += particled.length - 1
    } else if (kind === "sign") tokens.push(...signed(piece))
    else if (lexicon.writing === "unspaced") tokens.push(...unspaced(text, start, lexicon))
    else if (lexicon.writing === "attached")
      tokens.push(...(attached(text, start, lexicon) ?? named(text, start, pieces[at + 1]?.text ?? "", lexicon)))
    else if (suffix !== undefined && /['’]$/u.test(pieces[at - 1]?.text ?? ""))
      tokens.push(tokenOf(text, start, suffix))
    else tokens.push(...single(text, start, lexicon))
    at++
  }
  return tokens
}
