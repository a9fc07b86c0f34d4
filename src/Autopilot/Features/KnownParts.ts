import { type NormalisedText, partOf } from "../Text/Normalise.ts"
import type { Spelling, Word } from "../Text/Word.ts"
import { readAsPart, type TextReading } from "./Reading.ts"

const isSameSpelling = (one: Spelling, other: Spelling): boolean =>
  one === other ||
  (one.text === other.text &&
    one.kind === other.kind &&
    one.tricks.leet === other.tricks.leet &&
    one.tricks.lookalikes === other.tricks.lookalikes &&
    one.otherForms.length === other.otherForms.length &&
    one.otherForms.every((form, at) => form === other.otherForms[at]))

const isSameWord = (one: Word, other: Word | undefined): boolean =>
  other !== undefined &&
  one.start === other.start &&
  one.end === other.end &&
  isSameSpelling(one.spelling, other.spelling)

/** Whether texts that are written alike have the same words. */
const hasSameWords = (one: NormalisedText, other: NormalisedText): boolean =>
  one.words.length === other.words.length && one.words.every((word, at) => isSameWord(word, other.words[at]))

/** What is looked for in parts of a whole, as bits: nothing that the whole has none of. */
const soughtIn = ({ contact, links, listed, urls }: TextReading): number =>
  (urls.length > 0 ? 1 : 0) | (links.score > 0 ? 2 : 0) | (contact.score > 0 ? 4 : 0) | (listed.length > 0 ? 8 : 0)

interface KnownPart {
  readonly part: TextReading
  readonly sought: number
}

const nothing: ReadonlyArray<never> = []

/**
 * The parts of one comment, each read once. A long one says the same time and again, or is read once more for a few words
 * that may mean something else: most of its parts are the same then.
 */
export class KnownParts {
  private readonly byText = new Map<string, ReadonlyArray<KnownPart>>()

  /** Some words in a row of one of its readings; the same part for the same words. */
  read(whole: TextReading, from: number, to: number): TextReading {
    const text = partOf(whole.text, from, to)
    const sought = soughtIn(whole)
    const alike = this.byText.get(text.written.whole) ?? nothing
    const known = alike.find((one) => one.sought === sought && hasSameWords(one.part.text, text))
    if (known !== undefined) return known.part
    const part = readAsPart(text, whole)
    this.byText.set(text.written.whole, [...alike, { part, sought }])
    return part
  }
}
