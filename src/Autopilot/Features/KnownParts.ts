import { type NormalisedText, reachOf } from "../Text/Normalise.ts"
import type { Spelling } from "../Text/Word.ts"
import { readPart, type TextReading } from "./Reading.ts"

const isSameSpelling = (one: Spelling, other: Spelling): boolean =>
  one === other ||
  (one.text === other.text &&
    one.kind === other.kind &&
    one.tricks.leet === other.tricks.leet &&
    one.tricks.lookalikes === other.tricks.lookalikes &&
    one.otherForms.length === other.otherForms.length &&
    one.otherForms.every((form, at) => form === other.otherForms[at]))

/** Whether the words of a part are some of a text in a row, from a place of its characters on. */
const isSameAs = (part: NormalisedText, { words }: NormalisedText, from: number, to: number, start: number): boolean =>
  part.words.length === to - from &&
  part.words.every((own, at) => {
    const word = words[from + at]
    return (
      word !== undefined &&
      own.start === word.start - start &&
      own.end === word.end - start &&
      isSameSpelling(own.spelling, word.spelling)
    )
  })

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
    const { text } = whole
    const { end, start } = reachOf(text, from, to)
    const written = text.written.slice(start, end)
    const sought = soughtIn(whole)
    const alike = this.byText.get(written) ?? nothing
    const known = alike.find((one) => one.sought === sought && isSameAs(one.part.text, text, from, to, start))
    if (known !== undefined) return known.part
    const part = readPart(whole, from, to)
    this.byText.set(written, [...alike, { part, sought }])
    return part
  }
}
