import { everyday } from "../Language/Everyday.ts"
import { hashOf } from "../Text/Hash.ts"
import { languages } from "../Text/StopWords.ts"
import { entryForms } from "./Entries.ts"
import { wordPlaces } from "./StemPattern.ts"

/** A word without which something is not said, or what it begins with. */
export interface TellingWord {
  readonly text: string
  readonly open: boolean
}

const bitOf = (language: string) => 1 << languages.indexOf(language)
const english = bitOf("en")
/** What is everyday in another language alone stands in few texts. */
const elsewhere = 0.25
/** Shorter ones are in no list of everyday words. */
const shortest = 2
/** Of words as common the longer one is rarer. */
const perLetter = 0.01

/** What part of the texts that are looked through may hold a word, roughly. */
const commonness = (word: string, language: string): number => {
  const known = everyday.get(hashOf(word))
  if (word.length < shortest || (known & (bitOf(language) | english)) !== 0) return 1
  return known === 0 ? 0 : elsewhere
}

const rarestOf = (form: string, open: boolean, language: string): TellingWord => {
  const words = form.split(" ")
  const common = words.map((word) => commonness(word, language) - perLetter * word.length)
  const rarest = common.indexOf(Math.min(...common))
  return { text: words[rarest] ?? "", open: open && rarest === words.length - 1 }
}

const ofPlace = (entries: ReadonlyArray<string>, language: string): ReadonlyArray<TellingWord> =>
  entries.flatMap((entry) => {
    const { forms, open } = entryForms(entry, language)
    return forms.map((form) => rarestOf(form, open, language))
  })

type TellingPlace = ReadonlyArray<TellingWord>

/** How much of what is looked through holds one of some words, where there are more of them or they are more common. */
const spreadOf = (words: TellingPlace, language: string): number =>
  words.reduce((sum, { text }) => sum + commonness(text, language), 0) -
  perLetter * Math.min(...words.map(({ text }) => text.length))

/** The words of each place of a pattern, the rarest first: without one of each it does not match. */
export const tellingPlaces = (pattern: string, language: string): ReadonlyArray<TellingPlace> =>
  wordPlaces(pattern)
    .map((entries) => ofPlace(entries, language))
    .map((words) => ({ words, spread: spreadOf(words, language) }))
    .toSorted((one, other) => one.spread - other.spread)
    .map(({ words }) => words)
