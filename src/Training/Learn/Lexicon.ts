import { classBit, type Facts, Lexicon, packFacts } from "#src/Autopilot/Features/Lexicon.ts"
import { hashOf } from "#src/Autopilot/Text/Hash.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { profanity } from "#src/Autopilot/WordLists/Profanity.ts"
import { classedWords } from "#src/Autopilot/WordLists/WordClasses.ts"
import { singleSlurs } from "../Templates/Slurs.ts"

interface Entry {
  classes: number
  valence: number
  severity: number
}

const profaneFrom = 0.5
const toneFrom = 1

/** A word as texts hold it; null for what is more or less than one word. Emoji stand for themselves. */
const canonical = (word: string): string | null => {
  const { words, written } = normalise(word)
  if (words.length === 0) return written.length === 1 ? written.whole : null
  return words.length === 1 ? (words[0]?.text ?? null) : null
}

/** Tones by word, from lines of `word<tab>mean valence<tab>…`. */
const tonesOf = (vader: string): ReadonlyArray<readonly [word: string, valence: number]> =>
  vader.split("\n").flatMap((line) => {
    const [word = "", valence = ""] = line.split("\t")
    return /^[a-z][a-z'-]+$/.test(word) && valence !== "" ? [[word, Number(valence)] as const] : []
  })

const shortestSlip = 5
/** Other words that a slip in a group's name makes. */
const otherWords: ReadonlySet<string> = new Set(["back", "backs", "bind", "dons", "gils", "mails", "pols", "tans"])

/** A word without one of its inner letters, or with two of them the other way round. */
const slipsOf = (word: string): ReadonlyArray<string> =>
  word.length < shortestSlip || !/^[a-z]+$/.test(word)
    ? []
    : Array.from({ length: word.length - 2 }, (_, index) => index + 1).flatMap((at) => [
        word.slice(0, at) + word.slice(at + 1),
        ...(at < word.length - 2
          ? [word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)]
          : [])
      ])

/** The curated word lists and the listed tones, by the hash of each word. */
export const lexiconOf = (vader: string): Lexicon => {
  const entries = new Map<string, Entry>()
  const entry = (word: string, change: (entry: Entry) => void) => {
    const text = canonical(word)
    if (text === null) return
    const known = entries.get(text) ?? { classes: 0, valence: 0, severity: 0 }
    change(known)
    entries.set(text, known)
  }
  for (const [word, valence] of tonesOf(vader)) {
    entry(word, (known) => {
      known.valence = valence
      if (valence >= toneFrom) known.classes |= classBit("pleasant")
      if (valence <= -toneFrom) known.classes |= classBit("unpleasant")
    })
  }
  for (const [wordClass, words] of classedWords) {
    for (const word of words) entry(word, (known) => (known.classes |= classBit(wordClass)))
  }
  for (const [word, severity] of profanity) {
    entry(word, (known) => {
      known.severity = Math.max(known.severity, severity * 5)
      if (severity >= profaneFrom) known.classes |= classBit("profane")
    })
  }
  for (const word of singleSlurs) entry(word, (known) => (known.classes |= classBit("slur")))
  for (const [word, facts] of [...entries]) {
    const named = facts.classes & (classBit("identity") | classBit("slur"))
    if (named === 0) continue
    for (const slip of slipsOf(word)) {
      if (!entries.has(slip) && !otherWords.has(slip)) entries.set(slip, { ...facts, classes: named, valence: 0 })
    }
  }
  return Lexicon.of(
    new Map<number, Facts>(
      [...entries].map(([word, { classes, severity, valence }]) => [
        hashOf(word) >>> 0,
        packFacts(classes, valence, severity)
      ])
    )
  )
}
