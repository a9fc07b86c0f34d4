import { nothingNamed } from "../Words/ReadPart.ts"
import type { WordedReader } from "../Words/ReadSentence.ts"

const isRead = (reader: WordedReader, said: string): boolean => {
  const reading = reader(said, said)
  return reading._tag === "read" && reading.value.rules.length > 0
}
const capital = (said: string): string => said.replace(/^\p{Ll}/u, (first) => first.toUpperCase())

const pointing =
  /\b(?:about|on|mention(?:s|ing)?|of|with|naming|regarding) (?:it|them|this|that|these|those)(?: (?:myself|ourselves|personally|first))?[.!]*$/iu
const unknown =
  /^(?:it (?:is not clear (?:what to do|which of its words)|names no|only tells|does not say)|Steward looks for)/u

/** Why nothing is done about `it`, which was not named. */
const ofIt = (sentence: string, why: string): string | null =>
  pointing.test(sentence) && unknown.test(why) ? nothingNamed : null

const only = /^(?<lead>(?:please |but )*)only (?<order>(?:hide|remove|delete|block) .+)$/iu

/** `Only hide racist comments`: without the word it is read, or there is another reason. */
const withoutOnly = (sentence: string, why: string, reader: WordedReader): string | null => {
  const order = only.exec(sentence)?.groups?.["order"]
  if (order === undefined || !why.includes("leave “only” out")) return null
  const reading = reader(order, order)
  if (reading._tag === "unread") return reading.why
  return reading.value.rules.length === 0 ? null : `${why}, as in “${capital(order)}”`
}

const allBut =
  /^(?:please )?(?:hide|remove|delete|block) (?:everything|anything|all(?: (?:other )?comments)?|every comment)(?: else)?,? (?:except|but|apart from|other than|besides|that is not|that isn['’]t|which is not)(?: for)? (?:about )?(?<what>[^,;:]+)$/iu

/** `Hide everything except questions`: what is to stay can be kept. */
const keptInstead = (sentence: string, why: string, reader: WordedReader): string | null => {
  const what = allBut.exec(sentence)?.groups?.["what"]
  if (what === undefined || !unknown.test(why)) return null
  const order = `Keep ${what}`
  return `Steward hides comments for what they are, and none for being something else; say what to hide${
    isRead(reader, order) ? `, and “${order}” for those that are to stay` : ""
  }`
}

const orders =
  "(?:please |just |always )*(?:hide|remove|delete|block|keep|leave|allow|ask me about|flag|never hide|don['’]?t hide|do not hide|don['’]?t touch|do not touch|let me know about|tell me about)"
const joints = new RegExp(`(?:,|;| –| -)? (?:but|and|while) (?=${orders} )|[,;] (?=${orders} )`, "iu")
const opening = new RegExp(`^${orders} `, "iu")

/** Of several orders in one sentence, those that would be read alone. */
const inParts = (sentence: string, why: string, reader: WordedReader): string | null => {
  const parts = sentence.split(joints).map((part) => part.trim())
  if (parts.length < 2 || !unknown.test(why) || !parts.every((part) => opening.test(part))) return null
  if (parts.some((part) => /\b(?:it|them|those|these|others|rest|unless|except|only)\b/iu.test(part))) return null
  const known = parts.filter((part) => isRead(reader, part))
  return known.length === 0 || known.length === parts.length
    ? null
    : `${why}. Written as sentences of their own, these are read: ${known.map((part) => `“${capital(part)}.”`).join(" ")}`
}

/** Why a sentence is not read, with what works in its place; the reason as it is where nothing does. */
export const helped = (sentence: string, why: string, reader: WordedReader): string =>
  ofIt(sentence, why) ??
  withoutOnly(sentence, why, reader) ??
  keptInstead(sentence, why, reader) ??
  inParts(sentence, why, reader) ??
  why
