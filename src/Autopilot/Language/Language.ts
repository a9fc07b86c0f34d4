import type { Lexicon } from "../Features/Lexicon.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { languages } from "../Text/StopWords.ts"
import type { Word } from "../Text/Word.ts"
import type { Written } from "../Text/Written.ts"
import { everyday } from "./Everyday.ts"
import { isInLink, likelihoods, profiled } from "./Profiles.ts"
import { languageOfScript } from "./Scripts.ts"
import { areSyllables } from "./Syllables.ts"

const english = languages.indexOf("en")
const counts = new Float64Array(languages.length)
/** Where the languages whose runs are known stand among all. */
const placeOfProfiled = profiled.map((language) => languages.indexOf(language))

/** A word that only English lists know. */
const listed = 0.5
const shortestWord = 3
/** Below these a guess is as likely to be wrong. */
const least = 1
const lead = 1.3
/** Of a longer text one everyday word says little; runs say more, where they are known. */
const mostWordsEach = 6
const mostWordsEachUnprofiled = 12
const fewestRuns = 8
/** As natural logarithms of how much likelier a language is than the next. */
const margin = 4
/** Where everyday words of it are there too. */
const agreedMargin = 2
const perEverydayWord = 2

const bitsIn = (set: number) => {
  let bits = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++
  return bits
}

const firstOther = 0x370
const isLatin = ({ codes, length, plain }: Written): boolean => {
  if (plain) return true
  for (let at = 0; at < length; at++) if ((codes[at] ?? 0) >= firstOther) return false
  return true
}

/** Languages whose letters stand for Latin ones where somebody hides what he writes. */
const likeLatin: ReadonlySet<string> = new Set(["ru", "uk", "uz", "el", "hy"])

const isReadAsLatin = ({ words }: NormalisedText): boolean => {
  let latin = 0
  for (const { text } of words) if (text.charCodeAt(0) < firstOther) latin++
  return latin * 2 > words.length
}

/** The language of a script that is not Latin, when most letters are of it. */
const byScript = (written: Written): string | null => (isLatin(written) ? null : languageOfScript(written))

/** Whether a word is in a language at all. */
const isSpoken = (written: Written, word: Word): boolean => word.kind === "word" && !isInLink(written, word)

/** Where the greatest stands, of equals the first; one place is left out, or none with -1. */
const greatest = (values: Float64Array, but: number): number => {
  let best = but === 0 ? 1 : 0
  for (let index = best + 1; index < values.length; index++) {
    if (index !== but && (values[index] ?? 0) > (values[best] ?? 0)) best = index
  }
  return best
}

/** Counts the everyday words of each language, shared among those that have a word in common. */
const countEveryday = ({ words, written }: NormalisedText): void => {
  counts.fill(0)
  for (const word of words) {
    const set = everyday.ofWord(word.spelling)
    if (set === 0 || !isSpoken(written, word)) continue
    const share = 1 / bitsIn(set)
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const index = 31 - Math.clz32(rest & -rest)
      counts[index] = (counts[index] ?? 0) + share
    }
  }
}

const ofEnglish = 1 << english

/**
 * Whether the everyday words are English by far: as many as could be of any other language, all taken for one, are fewer
 * by the lead that is asked for. So it is with most comments, and the languages need not be counted each for itself.
 */
const isPlainlyEnglish = ({ words, written }: NormalisedText): boolean => {
  let own = 0
  let others = 0
  for (const word of words) {
    const set = everyday.ofWord(word.spelling)
    if (set === 0 || !isSpoken(written, word)) continue
    const share = set === ofEnglish ? 1 : 1 / bitsIn(set)
    if ((set & ofEnglish) !== 0) own += share
    if (set !== ofEnglish) others += share
  }
  return own >= least && own * mostWordsEach >= words.length && own >= lead * others
}

/** Whether more of some words in a row are everyday in other languages than in English, or they are in another script. */
export const mayBeForeign = ({ words, written }: NormalisedText, from: number, to: number): boolean => {
  let own = 0
  let others = 0
  for (let at = from; at < to; at++) {
    const word = words[at]
    if (word === undefined) continue
    if ((written.codes[word.start] ?? 0) >= firstOther) return true
    const set = everyday.ofWord(word.spelling)
    if ((set & ofEnglish) !== 0) own++
    else if (set !== 0) others++
  }
  return others > own
}

/** Words that are everyday in no language, but on a list of English ones. */
const countListed = ({ words, written }: NormalisedText, lexicon: Lexicon): void => {
  for (const word of words) {
    if (word.text.length < shortestWord || !isSpoken(written, word) || everyday.ofWord(word.spelling) !== 0) continue
    if (lexicon.ofWord(word.spelling) !== 0) counts[english] = (counts[english] ?? 0) + listed
  }
}

const mostSpoken = ({ words }: NormalisedText): string | null => {
  const best = greatest(counts, -1)
  const value = counts[best] ?? 0
  const most = placeOfProfiled.includes(best) ? mostWordsEach : mostWordsEachUnprofiled
  if (value < least || value * most < words.length) return null
  const second = counts[greatest(counts, best)] ?? 0
  return value >= lead * second ? (languages[best] ?? null) : null
}

/** ISO 639-1 (`fil` for Filipino) of the language a comment is written in; null where there is too little to tell. */
export const guessLanguage = (text: NormalisedText, lexicon: Lexicon): string | null => {
  const script = byScript(text.written)
  if (script !== null && !(likeLatin.has(script) && isReadAsLatin(text))) return script
  if (text.toned && areSyllables(text.words)) return "vi"
  if (isPlainlyEnglish(text)) return "en"
  countEveryday(text)
  // what is English already would only become more so
  if (mostSpoken(text) === "en") return "en"
  countListed(text, lexicon)
  const spoken = mostSpoken(text)
  if (spoken !== null) return spoken
  const { runs, sums } = likelihoods(text)
  if (runs < fewestRuns) return null
  placeOfProfiled.forEach((place, index) => {
    sums[index] = (sums[index] ?? 0) + perEverydayWord * (counts[place] ?? 0)
  })
  const likeliest = greatest(sums, -1)
  const ahead = (sums[likeliest] ?? 0) - (sums[greatest(sums, likeliest)] ?? 0)
  const isAgreed = (counts[placeOfProfiled[likeliest] ?? 0] ?? 0) > 0
  return ahead >= (isAgreed ? agreedMargin : margin) ? (profiled[likeliest] ?? null) : null
}
