import { LeastRecentlyUsed } from "#src/Ground/LeastRecentlyUsed.ts"
import { remembering } from "#src/Ground/Remembering.ts"
import { isEverydayWord } from "../../../Text/EverydayWords.ts"
import { particlesAt, particlesBetween } from "../../Languages/NameParticles.ts"
import { folded, piecesIn, type WrittenPiece } from "../../Languages/Writing.ts"
import { compoundOf } from "./Compounds.ts"
import { type LanguageWords, stemOf } from "./LanguageWords.ts"
import { type ForeignWord, joining, nothing, tokenOf } from "./Lexed/ForeignWord.ts"
import type { WordUses } from "./Lexed/WordUses.ts"
import { attached, named, runWithParticles, unspaced } from "./Unspaced.ts"

/** None for the sign within `hate-speech`. */
const signed = ({ apart, ends, start, text }: WrittenPiece): ReadonlyArray<ForeignWord> => {
  if (/^[-–]$/u.test(text) && !apart && !ends) return []
  const token = tokenOf(text, start, text === "/" || text === "、" || text === "&" ? joining : nothing)
  if (text === "/" || text === "&") return [token]
  return [{ ...token, cut: text === ":" || text === "：" ? ":" : "," }]
}

/** `وأرقام` as two words, and `بالهندي` as the one without what is written in front of it. */
const begun = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> | null => {
  const beginning = lexicon.beginnings?.exec(folded(text))?.[0] ?? ""
  if (beginning === "") return null
  const isJoint = /^[وف]/u.test(beginning)
  // `so leave them`: what stands before it is why
  const cut = /^ف/u.test(beginning) ? ("," as const) : null
  const joint = isJoint ? [{ ...tokenOf(text.slice(0, 1), start, cut === null ? joining : nothing), cut }] : []
  const rest = text.slice(beginning.length)
  const known =
    lexicon.entries.get(folded(rest)) ??
    lexicon.entries.get(`ال${folded(rest)}`) ??
    lexicon.stems.get(stemOf(folded(rest), lexicon.endings))
  // `ليلى` is a name, and no `who` with a preposition
  const isRelative = known?.relative !== undefined && /ل$/u.test(beginning)
  if (known !== undefined && !isRelative) return [...joint, tokenOf(rest, start + beginning.length, known)]
  return null
}

/** One word in a language that sets words apart. */
const single = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> => {
  const word = folded(text)
  const known = lexicon.entries.get(word) ?? lexicon.entries.get(word.replace(/'$/, ""))
  const stem = known ?? lexicon.stems.get(stemOf(word.replace(/'$/, ""), lexicon.endings))
  const kinds = stem ?? (start > 0 && /^\p{Lu}/u.test(text) ? undefined : lexicon.slips.get(word))
  if (kinds !== undefined) return [tokenOf(text, start, kinds)]
  return (
    begun(text, start, lexicon) ??
    compoundOf(text, start, lexicon) ?? [tokenOf(text.replace(/['’]$/u, ""), start, nothing)]
  )
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
  words: ReadonlyArray<string>,
  at: number,
  { entries, longest, writing }: LanguageWords
): { readonly kinds: WordUses; readonly length: number } | null => {
  for (let length = Math.min(longest, pieces.length - at); length > 1; length--) {
    const kinds = entries.get(words.slice(at, at + length).join(writing === "spaced" ? " " : ""))
    if (kinds === undefined) continue
    const run = pieces.slice(at, at + length)
    if (!run.some(({ kind }) => kind === "quoted" || kind === "tag")) return { kinds, length }
  }
  return null
}

/** `김철수에 대한` as the one word that it is where nothing sets it apart. */
const withAboutAttached = (pieces: ReadonlyArray<WrittenPiece>): ReadonlyArray<WrittenPiece> =>
  pieces.flatMap((piece, at) => {
    const before = pieces[at - 1]
    const next = pieces[at + 1]
    const isSplit = (one: WrittenPiece | undefined, other: WrittenPiece | undefined) =>
      one?.kind === "word" &&
      other?.kind === "word" &&
      /.에$/u.test(one.text) &&
      /^(?:대한|대해서?|관한|관해서?)/u.test(other.text)
    if (isSplit(before, piece)) return []
    if (next === undefined || !isSplit(piece, next)) return [piece]
    return [{ ...piece, text: `${piece.text}${next.text}`, end: next.end, ends: next.ends }]
  })

/** `This eternal "follow me"`: what somebody thinks of words in quotes says nothing of them. */
const pointing =
  /^(?:dies(?:e[nmrs]?)?|jene[nmrs]?|ewige[nmrs]?|ständige[nmrs]?|dauernde[nmrs]?|nervige[nmrs]?|blöde[nmrs]?|dämliche[nmrs]?|eeuwige|irritante|vervelende|stomme|dit|deze|éternels?|sempiternels?|cet?|cette|ces|est[ae]s?|es[ae]s?|eternos?|dichos?|quest[oiae]|solit[oiae]|etern[oiae]|esses?|essas?)$/iu

const withoutPointing = (pieces: ReadonlyArray<WrittenPiece>): ReadonlyArray<WrittenPiece> => {
  const left: Array<WrittenPiece> = []
  for (const piece of pieces) {
    if (piece.kind === "quoted") while (pointing.test(left.at(-1)?.text ?? "")) left.pop()
    left.push(piece)
  }
  return left
}

/** In each language. */
const mostRemembered = 100
/** Longer ones have too many words to keep. */
const longestRemembered = 300
const remembered = new WeakMap<LanguageWords, LeastRecentlyUsed<ReadonlyArray<ForeignWord>>>()

/** A sentence in the words of a language: it is asked for the same one many times, while those around it are read. */
export const lex = (sentence: string, lexicon: LanguageWords): ReadonlyArray<ForeignWord> => {
  if (sentence.length > longestRemembered) return wordsOf(sentence, lexicon)
  const known = remembered.get(lexicon) ?? new LeastRecentlyUsed<ReadonlyArray<ForeignWord>>(mostRemembered)
  remembered.set(lexicon, known)
  return known.get(sentence) ?? known.keep(sentence, wordsOf(sentence, lexicon))
}

/** Each language asks for the same of a sentence. */
const writtenPieces = remembering(mostRemembered, (sentence) => withoutPointing(piecesIn(sentence)))

/** `María de los Ángeles`: how many particles stand behind a word that is part of a name. */
const innerParticles = (
  texts: ReadonlyArray<string>,
  at: number,
  start: number,
  { entries, name, nouns, stems, endings }: LanguageWords
): number => {
  const first = texts[at - 1] ?? ""
  if (start === 0 || entries.has(folded(first)) || stems.has(stemOf(folded(first), endings))) return 0
  if (nouns && isEverydayWord(first)) return 0
  return particlesBetween(texts, at, name)
}

const wordsOf = (sentence: string, lexicon: LanguageWords): ReadonlyArray<ForeignWord> => {
  const written = sentence.length > longestRemembered ? withoutPointing(piecesIn(sentence)) : writtenPieces(sentence)
  const pieces = withJointsApart(lexicon.writing === "attached" ? withAboutAttached(written) : written, lexicon)
  const texts = pieces.map(({ kind, text }) => (kind === "word" ? text : ""))
  const mayHaveParticles = lexicon.writing === "spaced" && /\p{Ll}/u.test(sentence)
  const words = pieces.map(({ text }) => folded(text))
  const tokens: Array<ForeignWord> = []
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at]
    if (piece === undefined) break
    const { kind, start, text } = piece
    const particles = mayHaveParticles && pieces[at - 1]?.text !== ":" ? particlesAt(texts, at) : 0
    const behind = pieces[at + particles]
    const inside = mayHaveParticles ? innerParticles(texts, at + 1, start, lexicon) : 0
    const last = pieces[at + 1 + inside]
    if (inside > 0 && last !== undefined) {
      tokens.push(tokenOf(sentence.slice(start, last.end).replace(/['’]$/u, ""), start, nothing))
      at += inside + 2
      continue
    }
    if (particles > 0 && behind !== undefined) {
      tokens.push(tokenOf(sentence.slice(start, behind.end).replace(/['’]$/u, ""), start, nothing))
      at += particles + 1
      continue
    }
    const run = lexicon.writing === "unspaced" ? null : runAt(pieces, words, at, lexicon)
    const particled = lexicon.writing === "attached" && run === null ? runWithParticles(pieces, at, lexicon) : null
    const suffix = lexicon.particles.get(words[at] ?? "")
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

/** How many words a language does not have as they are written. */
export const unfamiliarIn = (words: ReadonlyArray<ForeignWord>, { entries, typed }: LanguageWords): number =>
  words
    .filter(({ cut, exact }) => cut === null && !exact)
    .map(({ text }) => folded(text))
    .filter((word) => !entries.has(word) || typed.has(word))
    .reduce((count, word) => count + word.split(" ").length, 0)
