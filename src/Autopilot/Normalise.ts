import {
  classCodeOf,
  countInvisible,
  cut,
  isPlain,
  letterCode,
  withoutInvisible,
  withoutMarks
} from "./Text/Characters.ts"
import { plainLatin } from "./Text/Confusables.ts"
import { joinSpacedLetters } from "./Text/SpacedLetters.ts"
import { type Word, type Written, wordsOf } from "./Text/Words.ts"

/**
 * What is looked at, in UTF-16 units: the longest comment any of the platforms but Facebook takes. Beyond it a
 * comment adds nothing but work. All work on a comment is linear in this.
 */
export const detectionCap = 2200

export interface NormalisedText {
  /** Words in canonical form, one space between: what is compared and remembered. Emoji and punctuation are gone. */
  readonly canonical: string
  readonly words: ReadonlyArray<Word>
  /** What the words point into: case and punctuation as written, invisible characters and accents taken off. */
  readonly characters: ReadonlyArray<string>
  /** How often each way to hide a word from a filter was used. */
  readonly obfuscation: {
    readonly invisible: number
    readonly lookalikes: number
    readonly leet: number
    readonly spaced: number
  }
}

const lastLatin = 0x7a

const mostlyLatin = (characters: ReadonlyArray<string>) => {
  let latin = 0
  let other = 0
  for (const character of characters) {
    if (classCodeOf(character) !== letterCode) continue
    if (character.charCodeAt(0) <= lastLatin) latin++
    else other++
  }
  return latin > 2 * other
}

const places = new Int32Array(detectionCap)

/** The characters of a text in which some are not plain, and the same again as one text. */
const charactersOf = (text: string): { readonly characters: ReadonlyArray<string>; readonly written: Written } => {
  const characters = [...cut(withoutMarks(withoutInvisible(text)), detectionCap)]
  let whole = ""
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? ""
    const plain = plainLatin(character)
    if (plain !== character) characters[at] = plain
    places[at] = whole.length
    whole += plain
  }
  return { characters, written: { whole, places } }
}

const inOrder = (words: ReadonlyArray<Word>): string => {
  let text = ""
  for (const word of words) text += text === "" ? word.text : ` ${word.text}`
  return text
}

/** Canonical text for matching and remembering: the same words, however they were disguised. */
export const normalise = (text: string): NormalisedText => {
  const capped = cut(text, detectionCap).toWellFormed()
  const plain = isPlain(capped)
  const { characters, written } = plain
    ? { characters: capped.split(""), written: { whole: capped, places: null } }
    : charactersOf(capped)
  const read = wordsOf(characters, plain || mostlyLatin(characters), written)
  const { joined, words } = joinSpacedLetters(read, characters)
  let lookalikes = 0
  let leet = 0
  for (const word of words) {
    lookalikes += word.tricks.lookalikes
    leet += word.tricks.leet
  }
  return {
    canonical: inOrder(words),
    words,
    characters,
    obfuscation: { invisible: plain ? 0 : countInvisible(capped), lookalikes, leet, spaced: joined }
  }
}

/** The characters from one word to another, as written. */
export const written = (text: NormalisedText, first: Word, last: Word): string =>
  text.characters.slice(first.start, last.end).join("")
