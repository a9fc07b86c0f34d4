import { isApostrophe, withoutApostrophes } from "./Apostrophes.ts"
import { classOf, letterCode } from "./Characters.ts"
import { placed } from "./Familiar.ts"
import { KnownWords } from "./KnownWords.ts"
import { unmask } from "./Letters/Confusables.ts"
import { hasLeet, looksLikeLeet, unleet } from "./Letters/Leet.ts"
import { at, dollar, euro, hash, pound } from "./Marks.ts"
import { masked, squeeze } from "./Squeeze.ts"
import { Spelling, Word } from "./Word.ts"
import type { Written } from "./Written.ts"

const amount = /^\d[\d.,]*(?:k|m|mn|mil|b|x|usd|eur|gbp)?$/

const isAmount = (text: string) => {
  const first = text.charCodeAt(0)
  return first >= 48 && first <= 57 && amount.test(text)
}

const letterS = 115
const isPossessive = (raw: string) =>
  raw.length > 3 && (raw.charCodeAt(raw.length - 1) | 32) === letterS && isApostrophe(raw.charCodeAt(raw.length - 2))

const addForm = (forms: Array<string>, form: string): void => {
  if (form !== "" && !forms.includes(form)) forms.push(form)
}

/** Every way in which a word of other characters than plain letters may be read. */
const spellingOf = (raw: string, sigil: number | null, beforeCurrency: boolean, latin: boolean): Spelling => {
  const written = withoutApostrophes(raw)
  const shown = unmask(written)
  const mixed = shown.replaced > 0 && !shown.wholly && /[A-Za-z]/.test(written)
  const plain = masked(mixed ? shown.text : written)
  const cashtag = sigil === dollar && written === written.toUpperCase()
  const leetSigil = sigil === dollar && !cashtag && classOf(raw.charCodeAt(0)) === letterCode
  const withSigil = leetSigil ? `$${plain}` : plain
  const trailing = sigil === null && plain.endsWith("$") && isAmount(plain.slice(0, -1))
  const currency = sigil === dollar || sigil === pound || sigil === euro || trailing
  const amount = isAmount(trailing ? plain.slice(0, -1) : plain)
  const leet = !amount && hasLeet(withSigil)
  const undone = leet && looksLikeLeet(withSigil) ? unleet(withSigil) : plain
  const text = squeeze(undone, 2)
  const possessive = isPossessive(raw) ? text.slice(0, -1) : text
  const forms: Array<string> = []
  addForm(forms, text)
  addForm(forms, squeeze(undone, 1))
  if (plain !== undone) addForm(forms, squeeze(plain, 2))
  addForm(forms, possessive)
  if (leet) {
    addForm(forms, squeeze(unleet(withSigil), 2))
    addForm(forms, squeeze(unleet(withSigil, "l"), 2))
  }
  if (latin && shown.wholly) addForm(forms, squeeze(shown.text.toLowerCase(), 2))
  const kind = amount
    ? currency || beforeCurrency
      ? "money"
      : "number"
    : sigil === hash
      ? "hashtag"
      : sigil === at
        ? "handle"
        : "word"
  const tricks = { lookalikes: mixed ? shown.replaced : 0, leet: leet && undone !== plain ? 1 : 0 }
  const [canonical = "", ...otherForms] = forms
  return new Spelling(canonical, kind, otherForms, tricks)
}

const amongLatin = new KnownWords((raw) => placed(spellingOf(raw, null, false, true)))
const amongOthers = new KnownWords((raw) => placed(spellingOf(raw, null, false, false)))

/** A word of other characters than plain letters, in every way it may be read. `latin`: whether most of the text is. */
export const disguisedWord = (
  characters: Written,
  sigil: number | null,
  start: number,
  end: number,
  latin: boolean
): Word => {
  const raw = characters.slice(sigil === null ? start : start + 1, end)
  const behind = characters.at(end)
  const beforeCurrency = behind === euro || behind === pound || behind === dollar
  const spelling =
    sigil === null && !beforeCurrency
      ? (latin ? amongLatin : amongOthers).of(raw)
      : spellingOf(raw, sigil, beforeCurrency, latin)
  return new Word(spelling, start, end)
}
