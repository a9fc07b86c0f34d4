import { trainedModel } from "../../Classify/TrainedClassifier.ts"
import { guessLanguage } from "../../Language/Language.ts"
import { type NormalisedText, normalise } from "../../Text/Normalise.ts"
import { dutchForms, germanForms } from "./Germanic.ts"
import { inOtherNumber } from "./Romance.ts"
import { arabicForms, hindiForms, ofOneSign, polishForms, type Stemmed, turkishStems } from "./Written.ts"

/** Where a term is named. */
interface Sought<A> {
  readonly term: string
  readonly sentence: string
  readonly value: A
}

interface Found<A> {
  readonly value: A
  readonly doubtful?: boolean
}

interface Form<A> extends Found<A> {
  /** Whether it is a noun of German, which has a capital where anything has. */
  readonly capital: boolean
}

const word = /^[\p{L}\p{M}]+$/u
const arabic = /^\p{Script=Arabic}/u
const capital = /^\p{Lu}/u
const latin = /^\p{Script=Latin}+$/u
const attaching = new Set(["ja", "ko"])
const attached = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]"
/** A name in letters that no particle has: `Keldaを`. */
const withAttached = (term: string): RegExp =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}])${term}(?=${attached})|(?<=${attached})${term}(?![\\p{Script=Latin}\\p{N}])`,
    "iu"
  )
const leastOfName = 5

const stemsOf = (canonical: string, term: string, language: string | null): ReadonlyArray<Stemmed> => {
  if (language !== "tr") return []
  const stems = turkishStems(canonical)
  // what begins a sentence may be a name
  const isName = capital.test(term) && stems[0]?.stem === canonical && canonical.length < leastOfName
  return isName ? [] : stems
}

const formsOf = (canonical: string, term: string, language: string | null): ReadonlyArray<string> => {
  if (language === "de") return capital.test(term) ? germanForms(canonical) : []
  if (capital.test(term)) return []
  switch (language) {
    case "nl":
      return dutchForms(canonical)
    case "pl":
      return polishForms(canonical)
    case "ar":
      return arabicForms(canonical)
    case "hi":
      return hindiForms(canonical)
    default:
      return language === null ? [] : inOtherNumber(canonical, language)
  }
}

/** Words that guidance names in other languages, as comments decline them: `flor` of `flores`, `köpeğim` of `köpekler`. */
export class DeclinedWords<A> {
  private readonly forms = new Map<string, Array<Form<A>>>()
  private readonly stems: Array<Stemmed & { readonly value: A }> = []
  private readonly signs: Array<{ readonly sign: RegExp; readonly value: A }> = []

  constructor(all: ReadonlyArray<Sought<A>>) {
    const languages = new Map<string, string | null>()
    for (const { sentence, term, value } of all) {
      // a list has words of its own, with what Arabic writes on to any of them
      if (!word.test(term) || !(sentence.toLowerCase().includes(term.toLowerCase()) || arabic.test(term))) continue
      const sign = ofOneSign(term)
      if (sign !== null) {
        this.signs.push({ sign, value })
        continue
      }
      const language = languages.get(sentence) ?? guessLanguage(normalise(sentence), trainedModel.lexicon)
      languages.set(sentence, language)
      if (attaching.has(language ?? "") && latin.test(term)) {
        this.signs.push({ sign: withAttached(term), value })
        continue
      }
      const { canonical } = normalise(term)
      this.stems.push(...stemsOf(canonical, term, language).map((stemmed) => ({ ...stemmed, value })))
      for (const form of formsOf(canonical, term, language)) {
        const same = this.forms.get(form) ?? []
        // `Koche` and `koche`: the plural of a German noun may be a verb
        this.forms.set(form, [...same, { value, capital: language === "de" }])
      }
    }
  }

  in({ words, written }: NormalisedText): ReadonlyArray<Found<A>> {
    if (this.forms.size + this.stems.length + this.signs.length === 0) return []
    const found: Array<Found<A>> = []
    for (const { start, text } of words) {
      for (const form of this.forms.get(text) ?? [])
        found.push(
          form.capital && !capital.test(written.whole.slice(start, start + 2))
            ? { value: form.value, doubtful: true }
            : { value: form.value }
        )
      for (const { ends, stem, value } of this.stems)
        if (text.startsWith(stem) && ends.test(text.slice(stem.length))) found.push({ value })
    }
    for (const { sign, value } of this.signs) if (sign.test(written.whole)) found.push({ value })
    return found
  }
}
