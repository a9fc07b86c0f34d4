import { lookalike } from "../Text/Letters/Confusables.ts"
import { inTurn, longestRead } from "../Text/LongText.ts"
import { detectionCap, mostUnits, type NormalisedText, normalise } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import type { Written } from "../Text/Written.ts"

/** Pieces of a text that are compared at the most: each but the last is more than half of what fits into one. */
const mostPieces = Math.ceil((2 * longestRead) / detectionCap) + 1
/** Units that are compared at the most: a space may stand behind each word. */
export const mostCompared: number = mostPieces * (mostUnits + detectionCap)
const space = 32
const lastPlain = 0x7f
const at = "@"
const figure = "0"
const apostrophe = 39
const backtick = 96
const lowerCase = 32

/** What was found out about UTF-16 units: the Latin letter each may be taken for, or itself. */
const known = new Map<number, number>()

const latinFor = (unit: number): number => {
  const before = known.get(unit)
  if (before !== undefined) return before
  const letter = String.fromCharCode(unit)
  const now = (lookalike(letter) ?? lookalike(letter.toUpperCase()) ?? letter).charCodeAt(0)
  known.set(unit, now)
  return now
}

const alike = ({ kind, text }: Word): string =>
  kind === "handle" ? at : kind === "number" || kind === "money" ? figure : text

const isSpoken = ({ words }: NormalisedText): boolean => words.some(({ kind }) => kind === "word" || kind === "hashtag")

/** The part of a text that is compared, as UTF-16 units. Made once and filled again for each text. */
class Comparable {
  readonly units: Int32Array = new Int32Array(mostCompared)
  length = 0

  /**
   * Handles and figures are what a copy changes first, so every handle and every figure is alike; unless there is
   * nothing else to go by. Without any words, what is left is emoji. Every letter that may be taken for a Latin one is
   * taken for it, in either case, whatever language it is in, since what is compared need not be read: so a text is
   * like itself even where all of it was written in look-alikes.
   */
  fill(text: NormalisedText): void {
    this.length = 0
    this.putText(text)
    if (text.rest !== "") for (const piece of inTurn(text.rest)) this.putText(normalise(piece))
  }

  private putText(text: NormalisedText): void {
    if (text.words.length === 0) this.put(text.written.whole.replaceAll(/\s+/g, ""))
    else if (!isSpoken(text)) this.put(text.canonical)
    else this.putWords(text)
  }

  private put(written: string): void {
    for (let place = 0; place < written.length; place++) this.units[this.length++] = written.charCodeAt(place)
  }

  private putWords({ words, written }: NormalisedText): void {
    let first = true
    for (const word of words) {
      if (!first) this.units[this.length++] = space
      first = false
      if (word.kind === "word" && word.isFamiliar) this.putFamiliar(written, word)
      else this.putLatin(alike(word))
    }
  }

  /** From where it stands, which is at hand: its text may lie anywhere in memory. */
  private putFamiliar({ codes }: Written, { end, start }: Word): void {
    const { units } = this
    let { length } = this
    for (let place = start; place < end; place++) {
      const code = codes[place] ?? 0
      if (code !== apostrophe && code !== backtick) units[length++] = code | lowerCase
    }
    this.length = length
  }

  private putLatin(written: string): void {
    const { units } = this
    let { length } = this
    for (let place = 0; place < written.length; place++) {
      const unit = written.charCodeAt(place)
      units[length++] = unit > lastPlain ? latinFor(unit) : unit
    }
    this.length = length
  }
}

const comparable = new Comparable()

/** What of a text is compared, until another is read. */
export const readComparable = (text: NormalisedText): Pick<Comparable, "units" | "length"> => {
  comparable.fill(text)
  return comparable
}
