import { hashOf } from "../Features/Hash.ts"
import { readingsOf } from "./Readings.ts"
import type { WordKind } from "./WordKind.ts"

export interface Tricks {
  readonly lookalikes: number
  readonly leet: number
}

/** What a word says, wherever it stands. */
export interface Spelling {
  /** Canonical: lower case, Latin look-alikes and leet undone, long repeats squeezed to two. */
  readonly text: string
  /** Of the text. */
  readonly hash: number
  /** Every reading a term may match, `text` among them. At most eight. */
  readonly forms: ReadonlyArray<string>
  /** Hashes of all that a phrase may call it. */
  readonly readings: ReadonlyArray<number>
  readonly kind: WordKind
  readonly tricks: Tricks
}

const noTricks: Tricks = { lookalikes: 0, leet: 0 }

/** The first form is the text. */
export const spelling = (forms: ReadonlyArray<string>, kind: WordKind, tricks: Tricks = noTricks): Spelling => {
  const text = forms[0] ?? ""
  return { text, hash: hashOf(text), forms, readings: readingsOf(kind, forms), kind, tricks }
}

/** A spelling at a place of a text. */
export class Word implements Spelling {
  private readonly spelling: Spelling
  /** Place in the characters the words were read from; `end` is the first one behind. */
  readonly start: number
  readonly end: number

  constructor(spelling: Spelling, start: number, end: number) {
    this.spelling = spelling
    this.start = start
    this.end = end
  }

  get text(): string {
    return this.spelling.text
  }

  get hash(): number {
    return this.spelling.hash
  }

  get forms(): ReadonlyArray<string> {
    return this.spelling.forms
  }

  get readings(): ReadonlyArray<number> {
    return this.spelling.readings
  }

  get kind(): WordKind {
    return this.spelling.kind
  }

  get tricks(): Tricks {
    return this.spelling.tricks
  }
}
