import type { TextReading } from "../../Features/Reading.ts"
import { hashOf } from "../../Text/Hash.ts"
import { WordSet } from "../../Text/WordSet.ts"
import { blunt, bluntWords, type ComplaintWording, cameRight, faults } from "./ComplaintWords.ts"

/** How negative a plain complaint is. */
export const plainlyNegative = 0.9

/** Longer comments say more than one thing. */
const longest = { blunt: 80, fault: 240 } as const

const faultWords = new WordSet(faults.flatMap(({ words }) => words))
const faultsOf = new Map<number, ReadonlyArray<ComplaintWording>>()
for (const fault of faults)
  for (const word of fault.words) faultsOf.set(hashOf(word), [...(faultsOf.get(hashOf(word)) ?? []), fault])

const bluntlySaid = new WordSet(bluntWords.split(" "))

const mayBeBlunt = ({ hints, words }: TextReading["text"]): boolean =>
  words.length === 0 || (bluntlySaid.mayBeIn({ hints }) && words.some((word) => bluntlySaid.has(word)))

const isBlunt = (whole: string, text: TextReading["text"]): boolean =>
  whole.length <= longest.blunt && mayBeBlunt(text) && blunt.test(whole)

const namesFault = (whole: string, { hints, words }: TextReading["text"]): boolean => {
  if (whole.length > longest.fault || !faultWords.mayBeIn({ hints })) return false
  const named = new Set(words.flatMap(({ hash }) => faultsOf.get(hash) ?? []))
  return named.size > 0 && [...named].some(({ said }) => said.test(whole)) && !cameRight.test(whole)
}

/**
 * Whether a comment in English complains in plain words: it says nothing else, as in `never again` and `not impressed`, or
 * names what went wrong, as in `it arrived smashed`.
 */
export const isComplaint = ({ text }: TextReading): boolean => {
  const whole = text.written.whole.trim()
  return isBlunt(whole, text) || namesFault(whole, text)
}
