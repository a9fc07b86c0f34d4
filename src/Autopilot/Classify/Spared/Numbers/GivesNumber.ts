import type { TextReading } from "../../../Features/Reading.ts"

const telephone = /^\+?\d/u
const koreanMobile = /(?<!\d)01\d[- ]?\d{3,4}[- ]?\d{4}(?!\d)/u

/** Whether a text of so many characters gives a telephone number, and no other way to anybody, nor a sum. */
export const givesNumber = (
  { contact, text: { words, written }, urls }: TextReading,
  longest: number,
  number: RegExp = telephone
): boolean =>
  (contact.score > 0 || koreanMobile.test(written.whole)) &&
  urls.length === 0 &&
  written.length <= longest &&
  contact.seen.every((seen) => number.test(seen)) &&
  words.every(({ kind }) => kind !== "money" && kind !== "hashtag" && kind !== "handle")
