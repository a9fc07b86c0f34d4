import { Phrases } from "../Phrases/Phrases.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import lists from "./ForeignProfanity.json" with { type: "json" }
import type { Weighted } from "./Scams.ts"

const strong = 0.85
/** Lists of other languages hold many a word that is only sometimes meant badly: enough to ask. */
const listed = 0.6

interface Lists {
  readonly strong: ReadonlyArray<string>
  readonly listed: ReadonlyArray<string>
  /** Swear words to the model, and to nobody by themselves. */
  readonly learnt?: ReadonlyArray<string>
}
const known: Readonly<Record<string, Lists>> = lists

/** Written without spaces, so that words are looked for anywhere in the text. */
const unspaced = new Set(["ja", "zh", "th"])

const weighted = (language: string): ReadonlyArray<Weighted> => [
  ...(known[language]?.strong ?? []).map((word) => [word, strong] as const),
  ...(known[language]?.listed ?? []).map((word) => [word, listed] as const)
]

/** Single words of a language that people swear with. */
export const swearWords = (language: string): ReadonlyArray<string> => [
  ...weighted(language).flatMap(([word]) => (word.includes(" ") ? [] : [word])),
  ...(known[language]?.learnt ?? [])
]

const made = new Map<string, Phrases<number>>()

const phrasesOf = (language: string): Phrases<number> => {
  const phrases = made.get(language) ?? new Phrases(weighted(language))
  made.set(language, phrases)
  return phrases
}

type Placed = readonly [word: string, weight: number, place: number]

const madeByFirst = new Map<string, ReadonlyMap<number, ReadonlyArray<Placed>>>()

/** The words of a language by their first unit: most units of a text begin none. */
const byFirst = (language: string): ReadonlyMap<number, ReadonlyArray<Placed>> => {
  const known = madeByFirst.get(language)
  if (known !== undefined) return known
  const placed = weighted(language).map(([word, weight], place): Placed => [word, weight, place])
  const grouped = Map.groupBy(placed, ([word]) => word.charCodeAt(0))
  madeByFirst.set(language, grouped)
  return grouped
}

/** The words that stand anywhere in a text, in the order of their list. */
const anywhereIn = (whole: string, language: string): ReadonlyArray<Placed> => {
  const words = byFirst(language)
  const found = new Set<Placed>()
  for (let at = 0; at < whole.length; at++) {
    for (const placed of words.get(whole.charCodeAt(at)) ?? []) if (whole.startsWith(placed[0], at)) found.add(placed)
  }
  return found.size < 2 ? [...found] : [...found].toSorted(([, , one], [, , other]) => one - other)
}

/** Swear words of one language, with how bad they are. */
export const foreignProfanity = (
  language: string,
  text: NormalisedText
): ReadonlyArray<{ readonly weight: number; readonly seen: string }> => {
  if (!unspaced.has(language)) {
    return phrasesOf(language)
      .find(text)
      .map(({ seen, value }) => ({ weight: value, seen }))
  }
  const whole = text.written.whole.toLowerCase()
  return anywhereIn(whole, language).map(([seen, weight]) => ({ weight, seen }))
}
