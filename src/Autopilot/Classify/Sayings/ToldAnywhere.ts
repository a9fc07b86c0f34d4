import { entryForms } from "../../Tongues/Entries.ts"
import { wordPlaces } from "../../Tongues/StemPattern.ts"
import { type KindOfLanguage, knownSayings } from "./KnownSayings.ts"

const units = 0x10000
const keyOf = (first: number, second: number): number => (second + 1) * units + first
const none: ReadonlyArray<never> = []

/** The words of the place of a saying that has no short ones: without one of them it does not match. */
const tellingForms = (pattern: string, language: string): ReadonlyArray<string> => {
  let telling: ReadonlyArray<string> = []
  let longest = 0
  for (const entries of wordPlaces(pattern)) {
    const forms = entries.flatMap((entry) => entryForms(entry, language).forms)
    const shortest = Math.min(...forms.map((form) => form.length))
    if (shortest > longest || (shortest === longest && forms.length < telling.length)) {
      telling = forms
      longest = shortest
    }
  }
  return telling
}

interface Telling {
  readonly form: string
  readonly kind: number
}

/** The words that tell the kinds of sayings in a language without spaces, by their first two characters; kinds are bits. */
class TellingWords {
  private readonly begun = new Uint8Array(units)
  private readonly words = new Map<number, Array<Telling>>()
  /** Kinds that no word tells. */
  private always = 0

  constructor(kinds: ReadonlyArray<KindOfLanguage>) {
    kinds.forEach(({ language, patterns }, place) => {
      for (const pattern of patterns) this.add(tellingForms(pattern, language), 1 << place)
    })
  }

  /** The kinds that a text may hold. */
  in(text: string): number {
    let kinds = this.always
    for (let at = 0; at < text.length; at++) {
      const first = text.charCodeAt(at)
      if (this.begun[first] === 0) continue
      for (const { form, kind } of this.words.get(keyOf(first, text.charCodeAt(at + 1))) ?? none) {
        if ((kinds & kind) === 0 && text.startsWith(form, at)) kinds |= kind
      }
      for (const { kind } of this.words.get(first) ?? none) kinds |= kind
    }
    return kinds
  }

  private add(forms: ReadonlyArray<string>, kind: number): void {
    if (forms.length === 0) this.always |= kind
    for (const form of forms) {
      const first = form.charCodeAt(0)
      const key = form.length === 1 ? first : keyOf(first, form.charCodeAt(1))
      this.begun[first] = 1
      const words = this.words.get(key)
      if (words === undefined) this.words.set(key, [{ form, kind }])
      else words.push({ form, kind })
    }
  }
}

const made = new Map<string, TellingWords>()

/** The kinds of sayings that a text in a language without spaces may hold. */
export const toldAnywhere = (text: string, language: string): ReadonlyArray<KindOfLanguage> => {
  const kinds = knownSayings.get(language) ?? []
  const before = made.get(language)
  const telling = before ?? new TellingWords(kinds)
  if (before === undefined) made.set(language, telling)
  const told = telling.in(text)
  return told === 0 ? [] : kinds.filter((_, place) => (told & (1 << place)) !== 0)
}
