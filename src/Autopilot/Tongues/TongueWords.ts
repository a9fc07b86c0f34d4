import { hashOf } from "../Text/Hash.ts"
import type { Spelling } from "../Text/Word.ts"
import { wordPlaces } from "../Text/Word.ts"
import { conceptsOf } from "./Stems.ts"
import { type TongueForm, tongueForm } from "./TongueForm.ts"
import { featuresOf } from "./WordFeatures.ts"

/** A word of a language, or what stands for it. */
export interface TongueWord extends TongueForm {
  /** Of its spelling when it was read. */
  readonly number: number
  /** Whether it is made of letters. */
  readonly spoken: boolean
  /** Its features as a word, as hashes. */
  readonly features: ReadonlyArray<number>
  /** What it speaks about, by the place among the concepts. */
  readonly concepts: ReadonlyArray<number>
}

const standIn = (text: string): TongueWord => {
  const form = { text, hash: hashOf(text), run: false }
  return { ...form, number: 0, spoken: false, features: featuresOf(form, null), concepts: [] }
}

/** What is read for a word that is not made of letters. */
export const standIns = {
  handle: standIn("<handle>"),
  number: standIn("<number>"),
  money: standIn("<money>")
} as const

/** The words of one language, or of texts whose language is not known: they come again, so they are read once. */
export class TongueWords {
  private readonly known = new Array<TongueWord>(wordPlaces)
  private readonly language: string | null

  /** `language` is an ISO 639-1 code. */
  constructor(language: string | null) {
    this.language = language
  }

  of(spelling: Spelling): TongueWord {
    const { kind, number, place } = spelling
    if (kind !== "word" && kind !== "hashtag") return standIns[kind]
    if (number === 0) return this.read(spelling)
    const known = this.known[place]
    if (known !== undefined && known.number === number) return known
    const now = this.read(spelling)
    this.known[place] = now
    return now
  }

  private read({ number, text }: Spelling): TongueWord {
    const form = tongueForm(text)
    return {
      ...form,
      number,
      spoken: true,
      features: featuresOf(form, this.language),
      concepts: conceptsOf(form.text, this.language)
    }
  }
}
