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
}
const known: Readonly<Record<string, Lists>> = lists

/** Written without spaces, so that words are looked for anywhere in the text. */
const unspaced = new Set(["ja", "zh", "th"])

const weighted = (language: string): ReadonlyArray<Weighted> => [
  ...(known[language]?.strong ?? []).map((word) => [word, strong] as const),
  ...(known[language]?.listed ?? []).map((word) => [word, listed] as const)
]

const made = new Map<string, Phrases<number>>()

const phrasesOf = (language: string): Phrases<number> => {
  const phrases = made.get(language) ?? new Phrases(weighted(language))
  made.set(language, phrases)
  return phrases
}

/** Languages other than English whose swear words are listed. */
export const listedLanguages: ReadonlyArray<string> = Object.keys(known)

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
  return weighted(language)
    .filter(([word]) => whole.includes(word))
    .map(([seen, weight]) => ({ weight, seen }))
}
