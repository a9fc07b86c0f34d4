import { hashOf } from "../Features/Hash.ts"

export type WordKind = "word" | "number" | "money" | "hashtag" | "handle"

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
  readonly kind: WordKind
  /** Place in the characters the words were read from; `end` is the first one behind. */
  readonly start: number
  readonly end: number
  readonly tricks: Tricks
}

const noTricks: Tricks = { lookalikes: 0, leet: 0 }

/** A word without tricks. The first form is its text. */
export const honestWord = (hash: number, forms: ReadonlyArray<string>, start: number, end: number): Word => ({
  text: forms[0] ?? "",
  hash,
  forms,
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
  const text = forms[0] ?? ""
  return { text, hash: hashOf(text), forms, kind, start, end, tricks }
}
