import { sayingsIn } from "../Classify/Sayings/Sayings.ts"
import { Clue } from "../Text/Clues.ts"
import { KnownWords } from "../Text/KnownWords.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import { folded } from "../Tongues/Folded.ts"
import { hurtfulWords, hurting, longestWord, madeOfThem } from "./HurtfulWords.ts"

/** In fewer letters there are no two words that say anything, and more are no hashtag. */
const shortest = 7
const longest = 40
/** Written without a sign for it they are far more often one word. */
const shortestWord = 9
/** So many words, with the name of a group and an unkind one among them, may well be against it: how they are read decides. */
const sentence = 3
/** Of each part, on average. */
const fewestLetters = 3.5

interface Way {
  readonly words: ReadonlyArray<string>
  /** Of ways to part the same letters that with long words is meant. */
  readonly length: number
}

/** The words that are glued together; null where they are not all known, or it is one. */
const wordsOf = (tag: string, known: ReadonlySet<string>): ReadonlyArray<string> | null => {
  const ways: Array<Way | null> = [{ words: [], length: 0 }]
  for (let from = 0; from < tag.length; from++) {
    const before = ways[from] ?? null
    if (before === null) continue
    for (let end = from + 1; end <= Math.min(tag.length, from + longestWord); end++) {
      const length = before.length + (end - from) ** 2
      if (length <= (ways[end]?.length ?? 0)) continue
      const word = tag.slice(from, end)
      if (known.has(word)) ways[end] = { words: [...before.words, word], length }
    }
  }
  const words = ways[tag.length]?.words ?? []
  return words.length < 2 ? null : words
}

const isSentence = (words: ReadonlyArray<string>, names: ReadonlySet<string>, unkind: ReadonlySet<string>): boolean =>
  words.length >= sentence &&
  words.every((word) => word.length > 1) &&
  words.some((word) => names.has(word)) &&
  words.some((word) => unkind.has(word))

/** Letter by letter: nothing tells any more where words began, nor that it is one. */
const isLettered = ({ end, start, text }: Word): boolean => end - start > text.length

/** Many a word falls into short ones. */
const isPlainlyParted = (spelt: string, word: Word): boolean =>
  word.kind === "hashtag" || isLettered(word) || spelt.split(" ").length * fewestLetters <= word.text.length

/** What a hashtag says by itself, or words that are glued together, where that is meant to hurt. */
const said = new KnownWords<string | null>((tag) => {
  const letters = folded(tag)
  const languages = madeOfThem(letters)
  if (languages === 0) return null
  for (const [place, { all, names, unkind }] of hurtfulWords().entries()) {
    const words = (languages & (1 << place)) === 0 ? null : wordsOf(letters, all)
    if (words === null) continue
    const spelt = words.join(" ")
    if (isSentence(words, names, unkind)) return spelt
    if ([...sayingsIn(null, normalise(spelt)).keys()].some((kind) => hurting.has(kind))) return spelt
  }
  return null
})

/** Of most texts no word is any. */
const someSaid = new Clue((word) => word.length >= shortest && said.of(word) !== null)

const isGlued = (word: Word): boolean => {
  const { kind, text } = word
  if (text.length < shortest || text.length > longest) return false
  return kind === "hashtag" || (kind === "word" && (text.length >= shortestWord || isLettered(word)))
}

/** A text with hashtags and glued words as the sentences that they are where these are against somebody; null where there are none. */
export const spelledOut = (whole: NormalisedText): string | null => {
  if (!someSaid.isIn(whole)) return null
  const { words, written } = whole
  let text = ""
  let done = 0
  for (const word of words) {
    // most are none, and more than that is not asked of them
    if (!isGlued(word)) continue
    const spelt = said.of(word.text)
    if (spelt === null || !isPlainlyParted(spelt, word)) continue
    text += `${written.slice(done, word.start)}. ${spelt}. `
    done = word.end
  }
  return done === 0 ? null : text + written.slice(done, written.length)
}
