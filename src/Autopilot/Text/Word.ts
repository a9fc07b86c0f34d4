import { hashOf } from "./Hash.ts"
import { otherReadingsOf, type WordKind } from "./Readings.ts"

/** As many plain words are remembered. */
export const familiarPlaces: number = 1 << 14
/** Behind those are places for as many other words, where several may share one. */
export const wordPlaces: number = 2 * familiarPlaces

export interface Tricks {
  readonly lookalikes: number
  readonly leet: number
}

const noTricks: Tricks = { lookalikes: 0, leet: 0 }
const noOthers: ReadonlyArray<string> = []

/** What a word says, wherever it stands. */
export class Spelling {
  /** Canonical: lower case, Latin look-alikes and leet undone, long repeats squeezed to two. */
  readonly text: string
  /** Of the text. */
  readonly hash: number
  /** Every other reading a term may match. At most seven. */
  readonly otherForms: ReadonlyArray<string>
  /** Hashes of what else a phrase may call it. */
  readonly otherReadings: ReadonlyArray<number>
  readonly kind: WordKind
  readonly tricks: Tricks
  /** Where what is known about it stands; -1 for a word that is not remembered. */
  place = -1
  /** Its own among all that were ever remembered: another word may have its place. Nought for a word that is not. */
  number = 0
  /** The place of what it tells of sayings, for whoever looks for them; -1 as long as nobody did. */
  told = -1
  /** The clues that it gives, as bits, for whoever asks; -1 as long as nobody did. */
  clues = -1

  constructor(text: string, kind: WordKind, otherForms: ReadonlyArray<string> = noOthers, tricks: Tricks = noTricks) {
    this.text = text
    this.hash = hashOf(text)
    this.otherForms = otherForms.length === 0 ? noOthers : otherForms
    this.otherReadings = otherReadingsOf(kind, text, otherForms)
    this.kind = kind
    // one for all: most of the many that are remembered play none
    this.tricks = tricks.lookalikes === 0 && tricks.leet === 0 ? noTricks : tricks
  }
}

/** A spelling at a place of a text. */
export class Word implements Readonly<Omit<Spelling, "place" | "number" | "told" | "clues">> {
  readonly spelling: Spelling
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

  get otherForms(): ReadonlyArray<string> {
    return this.spelling.otherForms
  }

  get otherReadings(): ReadonlyArray<number> {
    return this.spelling.otherReadings
  }

  get kind(): WordKind {
    return this.spelling.kind
  }

  get tricks(): Tricks {
    return this.spelling.tricks
  }

  /** Whether it is remembered as nothing but plain letters in either case, digits, apostrophes and backticks. */
  get isFamiliar(): boolean {
    const { place } = this.spelling
    return place !== -1 && place < familiarPlaces
  }

  /** Every reading a term may match, its text first. */
  get forms(): ReadonlyArray<string> {
    return [this.text, ...this.otherForms]
  }
}

/** Whether a word is a hashtag or a handle. */
export const isTag = ({ kind }: Pick<Word, "kind">): boolean => kind === "hashtag" || kind === "handle"

export const hasTag = (words: ReadonlyArray<Word>): boolean => {
  for (const word of words) if (isTag(word)) return true
  return false
}
