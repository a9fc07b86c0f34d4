/** Shorter runs of digits are dates and prices more often than a part of a number. */
const fewestDigits = 5

const asWritten = /^(?:tel:)?[\d\s+().,/\u2010-\u2015-]+$/i
/** The zero that is dialled within a country alone, as in +44 (0)20. */
const trunkZero = /\(0\)/g
/** What is dialled before a country code or an area code. */
const dialledBefore = /^(?:00|011|0)/

/**
 * What is looked for where a search is a phone number or a part of one, however it is spelled: its digits, as they stand
 * together in the number that is kept. Null for what is no such search, and where there is nothing to respell.
 */
export const phoneNeedle = (q: string): string | null => {
  const written = q.normalize("NFKC").trim()
  if (!asWritten.test(written)) return null
  const digits = written.replace(trunkZero, "").replaceAll(/\D/g, "").replace(dialledBefore, "")
  return digits.length < fewestDigits || digits === written ? null : digits
}
