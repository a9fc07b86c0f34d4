import type { Policy } from "../../Policy.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { saidElsewhere, standsElsewhere } from "./Elsewhere.ts"
import { saidInEnglish, standsByItself } from "./InEnglish.ts"
import { ofReplies } from "./OfReplies.ts"

/** Nobody writes an answer in so many characters. */
const longest = 600

const asSentence = (answer: string): string => {
  const plain = answer.replace(/[\s.!。।]+$/u, "").trim()
  return `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`
}

/**
 * What guidance says to answer to questions: a fact with what it is about, or why it is none; null for any other sentence.
 * `limited`: why the sentence does not stand alone.
 */
export const answerGiven = (sentence: string, limited: string | null): ReadPart<Policy["answers"][number]> | null => {
  if (sentence.length > longest || sentence.endsWith("?")) return null
  const english = saidInEnglish(sentence)
  const elsewhere = english === null ? saidElsewhere(sentence) : null
  const said = english ?? elsewhere
  if (said === null) return null
  if (limited !== null) return unread(limited)
  const stands = elsewhere === null ? standsByItself(said, sentence) : standsElsewhere(elsewhere)
  if (!stands) return unread(ofReplies)
  const about = said.about.replaceAll(/^["“„«]|["”“»?]+$/gu, "")
  return read({ text: sentence, about, fact: asSentence(said.answer) })
}
