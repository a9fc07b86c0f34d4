import { hashOf } from "../Features/Hash.ts"
import { readingsOf } from "./Readings.ts"
import type { WordKind } from "./WordKind.ts"

export interface Tricks {
  readonly lookalikes: number
  readonly leet: number
}

export interface Word {
  /** Canonical: lower case, Latin look-alikes and leet undone, long repeats squeezed to two. */
  readonly text: string
  /** Of the text. */
  readonly hash: number
  /** Every reading a term may match, `text` among them. At most eight. */
  readonly forms: ReadonlyArray<string>
  /** Hashes of all that a phrase may call it. */
  readonly readings: ReadonlyArray<number>
  readonly kind: WordKind
  /** Place in the characters the words were read from; `end` is the first one behind. */
  readonly start: number
  readonly end: number
  readonly tricks: Tricks
}

/** What a word says, wherever it stands. */
export type Spelling = Pick<Word, "text" | "hash" | "forms" | "readings">

/** The first form is the text. */
export const spelling = (forms: ReadonlyArray<string>, kind: WordKind): Spelling => {
  const text = forms[0] ?? ""
  return { text, hash: hashOf(text), forms, readings: readingsOf(kind, forms) }
}

const noTricks: Tricks = { lookalikes: 0, leet: 0 }

/** A word without tricks. */
export const honestWord = ({ forms, hash, readings, text }: Spelling, start: number, end: number): Word => ({
  text,
  hash,
  forms,
  readings,
  kind: "word",
  start,
  end,
  tricks: noTricks
})

export const readWord = (
  forms: ReadonlyArray<string>,
  kind: WordKind,
  start: number,
  end: number,
  tricks: Tricks
): Word => {
  const { hash, readings, text } = spelling(forms, kind)
  return { text, hash, forms, readings, kind, start, end, tricks }
}
