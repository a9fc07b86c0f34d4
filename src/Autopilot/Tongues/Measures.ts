import type { Gathering } from "../Features/Gathering.ts"
import type { TextReading } from "../Features/Reading.ts"
import { hashOf, joined } from "../Text/Hash.ts"
import type { Word } from "../Text/Word.ts"
import type { Written } from "../Text/Written.ts"
import type { TongueText } from "./TongueText.ts"

const named = (name: string) => hashOf(`tongue measure ${name}`)

const names = {
  always: named("always"),
  length: named("length"),
  links: named("links"),
  contact: named("contact"),
  money: named("money"),
  handles: named("handles"),
  hashtags: named("hashtags"),
  numbers: named("numbers"),
  emoji: named("emoji"),
  questions: named("questions"),
  exclamations: named("exclamations"),
  shares: named("shares"),
  long: named("long number"),
  capitals: named("capitals")
} as const

const doublings = (count: number) => (count === 0 ? 0 : 32 - Math.clz32(count))

// what a character is, by its code
const digit = 1
const between = 2
const question = 3
const exclamation = 4
const percent = 5
const kinds = new Uint8Array(0x10000)
kinds.fill(digit, 0x30, 0x3a)
const setAll = (characters: string, kind: number) => {
  for (const character of characters) kinds[character.charCodeAt(0)] = kind
}
setAll("?？؟¿", question)
setAll("!！", exclamation)
setAll("%％٪", percent)
// may stand between the digits of a telephone number
setAll(" -+.()", between)
/** Shorter numbers are sums, sizes and dates. */
const shortestLong = 7

const marks = { questions: 0, exclamations: 0, percents: 0, long: 0 }

const countMarks = ({ codes, length }: Written): void => {
  let questions = 0
  let exclamations = 0
  let percents = 0
  let long = 0
  let digits = 0
  for (let at = 0; at < length; at++) {
    const kind = kinds[codes[at] ?? 0] ?? 0
    if (kind === digit) {
      if (++digits === shortestLong) long++
      continue
    }
    if (kind === between) continue
    digits = 0
    if (kind === question) questions++
    else if (kind === exclamation) exclamations++
    else if (kind === percent) percents++
  }
  marks.questions = questions
  marks.exclamations = exclamations
  marks.percents = percents
  marks.long = long
}

const counts = { word: 0, money: 0, handle: 0, hashtag: 0, number: 0 }

const countKinds = (words: ReadonlyArray<Word>): void => {
  counts.money = 0
  counts.handle = 0
  counts.hashtag = 0
  counts.number = 0
  for (const { kind } of words) counts[kind]++
}

const isUnspaced = ({ words }: TongueText): boolean => {
  for (const { run } of words) if (run) return true
  return false
}

const add = (to: Gathering, name: number, size: number): void => to.add(joined(name, size + 1))

/** Measures of a whole comment, each as the feature of its size. */
export const addMeasures = ({ contact, text, urls }: TextReading, own: TongueText, to: Gathering): void => {
  const { words, written } = text
  countKinds(words)
  countMarks(written)
  add(to, names.always, 0)
  // a character without spaces says as much as two others
  add(to, names.length, doublings(written.length * (isUnspaced(own) ? 2 : 1)))
  add(to, names.links, Math.min(2, urls.length))
  add(to, names.contact, Math.floor(contact.score * 4))
  add(to, names.money, Math.min(2, counts.money))
  add(to, names.handles, Math.min(2, counts.handle))
  add(to, names.hashtags, Math.min(2, counts.hashtag))
  add(to, names.numbers, Math.min(3, counts.number))
  add(to, names.emoji, Math.min(3, doublings(own.length - words.length)))
  add(to, names.questions, Math.min(2, marks.questions))
  add(to, names.exclamations, Math.min(3, marks.exclamations))
  add(to, names.shares, Math.min(1, marks.percents))
  add(to, names.long, Math.min(1, marks.long))
  if (written.letters > 8) add(to, names.capitals, Math.floor((4 * written.capitals) / written.letters))
}
