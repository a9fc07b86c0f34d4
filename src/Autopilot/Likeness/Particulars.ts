import { Schema, Struct } from "effect"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import { addressesIn, pointedEmojiIn } from "./ToTheLetter.ts"
import { wordedOtherwise } from "./Wording.ts"

/**
 * What two texts may say otherwise that have all else in common: whom, where to, how much, when, about whom or where, by
 * what picture, and in what words.
 */
export const Particular = Schema.Literal("handles", "addresses", "numbers", "dates", "names", "emoji", "words")
export type Particular = typeof Particular.Type

const languages = "en de nl pl fr es it pt ja ko tr ar hi".split(" ")
const year = 2026
const monthsOfYear = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, 1)))
const daysOfWeek = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(year, 0, day + 1)))

const calendarIn = (language: string): ReadonlyArray<string> => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" })
  const month = format({ month: "long" })
  // some languages decline a month behind a day
  const dated = format({ day: "numeric", month: "long" })
  const weekday = format({ weekday: "long" })
  return [
    ...monthsOfYear.flatMap((date) => [month.format(date), dated.format(date)]),
    ...daysOfWeek.map((date) => weekday.format(date))
  ]
}

/** Months and days of the week by name, as texts hold them after normalising. */
const calendar: ReadonlySet<string> = new Set(
  languages
    .flatMap(calendarIn)
    .flatMap((name) =>
      normalise(name).words.flatMap(({ kind, text }) => (kind === "word" && text.length > 2 ? [text] : []))
    )
)

/** A name before an at sign is looked for from its beginning alone: else long words would take long. */
const handle = /(?:(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+)?@[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*/gu
const digit = /\p{N}/u
/** Has a capital within a sentence and names nobody. */
const oneself = /^I(?:['’]|$)/u
const capital = /^\p{Lu}[\p{L}'’-]+$/u
/** What a sentence goes on behind. */
const within = /[\p{L}\p{N},;)]\s+$/u

const handlesIn = ({ written: { whole } }: NormalisedText): string =>
  Array.from(whole.matchAll(handle), ([found]) => found.toLowerCase()).join(" ")

/** What is written with digits, but for those that stand for letters. */
const numbersIn = ({ words }: NormalisedText): string =>
  words.flatMap(({ kind, text }) => (kind !== "handle" && digit.test(text) ? [text] : [])).join(" ")

/** Whether a text names a month or a day that the other does not. */
const datesAnother = (text: NormalisedText, other: NormalisedText): boolean =>
  text.words.some((word) => calendar.has(word.text) && !other.words.some(({ hash }) => hash === word.hash))

const isShouted = ({ written: { capitals, letters } }: NormalisedText): boolean => 2 * capitals > letters

/** What stands there by a capital within a sentence. Names in disguise are no customer's. */
const isName = ({ written }: NormalisedText, { end, kind, start, tricks }: Word): boolean => {
  const shown = written.slice(start, end)
  return (
    kind === "word" &&
    tricks.lookalikes + tricks.leet === 0 &&
    capital.test(shown) &&
    !oneself.test(shown) &&
    within.test(written.slice(Math.max(0, start - 3), start))
  )
}

/** Whether a text names somebody or something that the other does not. */
const namesAnother = (text: NormalisedText, other: NormalisedText): boolean => {
  if (isShouted(text)) return false
  const known = new Set(other.words.flatMap(({ forms }) => forms))
  return text.words.some((word) => isName(text, word) && !word.forms.some((form) => known.has(form)))
}

type Differ = (text: NormalisedText, other: NormalisedText) => boolean

const unequal =
  (found: (text: NormalisedText) => string): Differ =>
  (text, other) =>
    found(text) !== found(other)

const tests: Readonly<Record<Exclude<Particular, "words">, Differ>> = {
  handles: unequal(handlesIn),
  addresses: unequal(addressesIn),
  numbers: unequal(numbersIn),
  dates: datesAnother,
  names: namesAnother,
  emoji: unequal(pointedEmojiIn)
}

/** In which particulars a text differs from another; in words where it differs in nothing else. */
export const differences = (text: NormalisedText, other: NormalisedText): ReadonlyArray<Particular> => {
  const found = Struct.keys(tests).filter((particular) => tests[particular](text, other))
  return found.length === 0 && wordedOtherwise(text, other) ? ["words"] : found
}
