import type { Gathering } from "../Features/Gathering.ts"
import type { TextReading } from "../Features/Reading.ts"
import { hashOf, joined } from "../Text/Hash.ts"
import type { TongueToken } from "./TongueTokens.ts"

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

const questionMarks = new Set([0x3f, 0xff1f, 0x61f, 0xbf])
const exclamationMarks = new Set([0x21, 0xff01])
const percentMarks = new Set([0x25, 0xff05, 0x66a])
/** May stand between the digits of a telephone number. */
const between = new Set([0x20, 0x2d, 0x2b, 0x2e, 0x28, 0x29])
/** Shorter numbers are sums, sizes and dates. */
const shortestLong = 7

const marksIn = ({ text: { written } }: TextReading) => {
  const marks = { questions: 0, exclamations: 0, percents: 0, long: 0 }
  let digits = 0
  for (let at = 0; at < written.length; at++) {
    const code = written.codes[at] ?? 0
    if (code >= 0x30 && code <= 0x39) {
      digits++
      if (digits === shortestLong) marks.long++
      continue
    }
    if (!between.has(code)) digits = 0
    if (questionMarks.has(code)) marks.questions++
    else if (exclamationMarks.has(code)) marks.exclamations++
    else if (percentMarks.has(code)) marks.percents++
  }
  return marks
}

/** Measures of a whole comment, each as the feature of its size. */
export const addMeasures = (reading: TextReading, tokens: ReadonlyArray<TongueToken>, to: Gathering): void => {
  const { contact, text, urls } = reading
  const { words, written } = text
  const add = (name: number, size: number) => to.add(joined(name, size + 1))
  const counts = { money: 0, handle: 0, hashtag: 0, number: 0 }
  for (const { kind } of words) if (kind !== "word") counts[kind]++
  const unspaced = tokens.some(({ run }) => run)
  const marks = marksIn(reading)
  add(names.always, 0)
  // a character without spaces says as much as two others
  add(names.length, doublings(written.length * (unspaced ? 2 : 1)))
  add(names.links, Math.min(2, urls.length))
  add(names.contact, Math.floor(contact.score * 4))
  add(names.money, Math.min(2, counts.money))
  add(names.handles, Math.min(2, counts.handle))
  add(names.hashtags, Math.min(2, counts.hashtag))
  add(names.numbers, Math.min(3, counts.number))
  add(names.emoji, Math.min(3, doublings(tokens.length - words.length)))
  add(names.questions, Math.min(2, marks.questions))
  add(names.exclamations, Math.min(3, marks.exclamations))
  add(names.shares, Math.min(1, marks.percents))
  add(names.long, Math.min(1, marks.long))
  if (written.letters > 8) add(names.capitals, Math.floor((4 * written.capitals) / written.letters))
}
