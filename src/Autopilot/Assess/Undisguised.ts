import { Clue } from "../Text/Clues.ts"
import { hashOf } from "../Text/Hash.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import { beginningsOf, WordSet } from "../Text/WordSet.ts"
import { offensive, taboo } from "../WordLists/Taboo.ts"
import { lookedLike } from "./LookedLike.ts"

/** Words with `v` where `u` is meant, by what they look like. */
const carved: ReadonlyMap<string, string> = new Map(
  [...offensive].flatMap((word) => (word.includes("u") ? [[word.replaceAll("u", "v"), word] as const] : []))
)

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)
/** A word with one letter too few, but for the first, or one twice. */
const mistyped = (word: string): ReadonlyArray<string> =>
  Array.from(word, (letter, at) => [
    at === 0 ? word : without(word, at),
    word.slice(0, at) + letter + word.slice(at)
  ]).flat()

const ownSelf = ["yourself", "urself", "yourselves"]
const selves: ReadonlyMap<string, string> = new Map(
  ownSelf.flatMap((word) => [word, ...mistyped(word)].map((form) => [form, word] as const))
)
const killing: ReadonlyMap<string, string> = new Map(["kill", ...mistyped("kill")].map((form) => [form, "kill"]))

const carvings = new Clue((word) => carved.has(word))
const misspellings = new WordSet(selves.keys())
const killings = new WordSet(killing.keys())

interface Found {
  readonly from: number
  readonly to: number
  readonly meant: string
}

const joints: ReadonlySet<number> = new Set(Array.from("-_.·•~'’|/\\+", (mark) => mark.charCodeAt(0)))
const space = 0x20
/** Of so many pieces of a word, each of so many letters. */
const mostPieces = 5
const longestPiece = 4
/** Where blanks part them, so many at the least, of a word of so many letters: fewer come about by chance. */
const fewestByBlanks = 3
const shortestByBlanks = 6

const hashesOf = (words: ReadonlyArray<string>): ReadonlySet<number> => new Set(words.map((word) => hashOf(word)))
const byBlanks = [...offensive].filter((word) => word.length >= shortestByBlanks)
const offensiveHashes = hashesOf(byBlanks)
const tabooHashes = hashesOf([...taboo])
/** What the first piece of one may be that has blanks. */
const beginnings = new Set(byBlanks.flatMap((word) => beginningsOf(word.slice(0, longestPiece + 1))))
const begun = new Clue((word) => beginnings.has(word))

const wordsFrom = (words: ReadonlyArray<Word>, from: number, to: number): string =>
  words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join("")

const isPiece = (word: Word | undefined, before: Word): boolean =>
  word !== undefined && word.start === before.end + 1 && word.text.length <= longestPiece

/** Whether enough pieces stand behind a word with a blank behind it: next to most words there is a longer one. */
const mayGoOn = (words: ReadonlyArray<Word>, at: number): boolean => {
  const first = words[at]
  const second = words[at + 1]
  return (
    first !== undefined &&
    second !== undefined &&
    first.text.length <= longestPiece &&
    isPiece(second, first) &&
    isPiece(words[at + 2], second)
  )
}

/** A word in pieces that begins at a place, whatever stands between them. */
const inPieces = ({ words, written: { codes } }: NormalisedText, at: number): Found | null => {
  const first = words[at]
  if (first === undefined || (codes[first.end] === space && !(begun.is(first) && mayGoOn(words, at)))) return null
  let { hash } = first
  let hasBlanks = false
  let found: Found | null = null
  for (let next = at + 1; next < at + mostPieces; next++) {
    const before = words[next - 1]
    const word = words[next]
    if (before === undefined || word === undefined || word.start !== before.end + 1) break
    const gap = codes[before.end] ?? 0
    if (gap !== space && !joints.has(gap)) break
    hasBlanks ||= gap === space
    if (hasBlanks && (first.text.length > longestPiece || word.text.length > longestPiece)) break
    hash = hashOf(word.text, 0, word.text.length, hash)
    const isKnown = hasBlanks ? next - at + 1 >= fewestByBlanks && offensiveHashes.has(hash) : tabooHashes.has(hash)
    if (isKnown) found = { from: first.start, to: word.end, meant: wordsFrom(words, at, next) }
  }
  return found
}

const exclamation = 0x21
const firstLetter = 0x61
const lastLetter = 0x7a
const small = 0x20
const isPlainLetter = (code: number): boolean =>
  code <= lastLetter && (code | small) >= firstLetter && (code | small) <= lastLetter
const signs: ReadonlySet<number> = new Set(Array.from("@*$!", (mark) => mark.charCodeAt(0)))

/** A word as it is written, with the sign behind it that may stand for its last letter. */
const written = ({ written }: NormalisedText, { end, start }: Word): string =>
  written.slice(start, signs.has(written.at(end)) && written.at(end) !== exclamation ? end + 1 : end)

/** Whether plain letters are among the characters of a word and its sign, and others: no other word looks like one. */
const isMixed = ({ written }: NormalisedText, { end, start }: Word): boolean => {
  let letters = 0
  for (let at = start; at < end; at++) if (isPlainLetter(written.at(at))) letters++
  return letters > 0 && (letters < end - start || signs.has(written.at(end)))
}

const threatened = (words: ReadonlyArray<Word>, at: number): Found | null => {
  const [first, second] = [words[at], words[at + 1]]
  if (first === undefined || second === undefined) return null
  const [kill, self] = [killing.get(first.text), selves.get(second.text)]
  if (kill === undefined || self === undefined || (kill === first.text && self === second.text)) return null
  return { from: first.start, to: second.end, meant: `${kill} ${self}` }
}

/** Whether a word may have signs for letters. Behind most there is a space. */
const maySign = ({ written }: NormalisedText, { end, isFamiliar }: Word): boolean => {
  const behind = written.at(end)
  return !isFamiliar || (behind !== space && signs.has(behind))
}

/**
 * Nothing is hidden in a word that is remembered as it stands, with a blank behind it that none begins with, or with
 * a mark behind it that is no letter and goes on with none.
 */
const isAsItStands = ({ words, written }: NormalisedText, at: number, word: Word): boolean => {
  if (!word.isFamiliar) return false
  const behind = written.at(word.end)
  if (behind === space) return !(begun.is(word) && mayGoOn(words, at))
  const next = written.at(word.end + 1)
  return (next === space || next === 0) && (behind === exclamation || !signs.has(behind))
}

const meantAt = (text: NormalisedText, at: number, mayBeCarved: boolean, maySelf: boolean): Found | null => {
  const word = text.words[at]
  if (word === undefined) return null
  const { end, start } = word
  const carving = mayBeCarved ? carved.get(word.text) : undefined
  if (carving !== undefined) return { from: start, to: end, meant: carving }
  const threat = maySelf ? threatened(text.words, at) : null
  if (threat !== null) return threat
  if (maySign(text, word) && isMixed(text, word)) {
    const raw = written(text, word)
    const meant = lookedLike.of(raw)
    if (meant !== null) return { from: start, to: start + Array.from(raw).length, meant }
  }
  return inPieces(text, at)
}

/** A text with words as they are meant that are written otherwise so that nobody finds them; null where there are none. */
export const undisguised = (text: NormalisedText): string | null => {
  const mayBeCarved = carvings.isIn(text)
  const maySelf = misspellings.mayBeIn(text) && killings.mayBeIn(text)
  let said = ""
  let done = 0
  for (let at = 0; at < text.words.length; at++) {
    const word = text.words[at]
    if (word === undefined || word.start < done) continue
    if (!mayBeCarved && !maySelf && isAsItStands(text, at, word)) continue
    const found = meantAt(text, at, mayBeCarved, maySelf)
    if (found === null) continue
    said += text.written.slice(done, found.from) + found.meant
    done = found.to
  }
  return done === 0 ? null : said + text.written.slice(done, text.written.length)
}
