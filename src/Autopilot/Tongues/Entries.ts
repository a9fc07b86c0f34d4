import { normalise } from "../Text/Normalise.ts"
import { folded } from "./Folded.ts"

/** Looked for anywhere in the text: words stand together there, or endings stand behind them. */
const unspaced = new Set(["ja", "ko", "th"])
export const isUnspaced = (language: string): boolean => unspaced.has(language)

/** What Arabic writes together with the word behind it. */
const joinedBefore = ["", "ال", "و", "وال", "ب", "بال", "لل"]
const firstArabic = 0x600

const alike = (text: string): string =>
  normalise(text)
    .words.map((word) => folded(word.text))
    .join(" ")

export interface EntryForms {
  /** As words are read, one space between. */
  readonly forms: ReadonlyArray<string>
  /** Whether any word that begins so is meant. */
  readonly open: boolean
}

/** How an entry of a list may stand in a text of its language: `word*` is any word that begins so. */
export const entryForms = (entry: string, language: string): EntryForms => {
  const open = entry.endsWith("*") || unspaced.has(language)
  const written = entry.replace(/\*$/, "")
  if (unspaced.has(language)) return { forms: [normalise(written).written.whole.toLowerCase()], open }
  const form = alike(written)
  const isArabic = language === "ar" && form.charCodeAt(0) >= firstArabic
  return { forms: isArabic ? joinedBefore.map((before) => before + form) : [form], open }
}
