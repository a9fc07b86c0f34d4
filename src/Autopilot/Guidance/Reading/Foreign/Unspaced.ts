import { folded, type WrittenPiece } from "../../Languages/Writing.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is, nothing, tokenOf } from "./Lexed/ForeignWord.ts"
import type { WordUses } from "./Lexed/WordUses.ts"

/** Characters of all particles of a word: what is longer has others in it, and ways to part it without end. */
const longestParticles = 16

/** The particles at the end of a word, each a word of its own; null where something else is left. */
const particlesIn = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> | null => {
  if (text === "") return []
  if (text.length > longestParticles) return null
  for (let length = text.length; length > 0; length--) {
    const kinds = lexicon.particles.get(text.slice(0, length))
    if (kinds === undefined) continue
    const rest = particlesIn(text.slice(length), start + length, lexicon)
    if (rest !== null) return [tokenOf(text.slice(0, length), start, kinds), ...rest]
  }
  return null
}

/** A word with its particles: known, where it is, or the longest that leaves one. */
export const attached = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> | null => {
  const word = folded(text)
  for (let length = word.length; length > 0; length--) {
    const kinds = lexicon.entries.get(word.slice(0, length))
    const particles = kinds === undefined ? null : particlesIn(word.slice(length), start + length, lexicon)
    if (kinds !== undefined && particles !== null) return [tokenOf(text.slice(0, length), start, kinds), ...particles]
  }
  return null
}

/** Of a name, the particles that are left when as much as possible is theirs; none of a subject before what tells of it. */
export const named = (
  text: string,
  start: number,
  next: string,
  lexicon: LanguageWords
): ReadonlyArray<ForeignWord> => {
  if (/[이가]$/u.test(text) && is(attached(next, 0, lexicon)?.[0], "after", "comments")) {
    return [tokenOf(text, start, nothing)]
  }
  for (let length = 2; length < text.length; length++) {
    const particles = particlesIn(text.slice(length), start + length, lexicon)
    if (particles !== null) return [tokenOf(text.slice(0, length), start, nothing), ...particles]
  }
  return [tokenOf(text, start, nothing)]
}

/** Of Korean words, the longest run of which the last has particles. */
export const runWithParticles = (pieces: ReadonlyArray<WrittenPiece>, at: number, lexicon: LanguageWords) => {
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
export const unspaced = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> => {
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
