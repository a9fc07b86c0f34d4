import type { Topic } from "../../Topics.ts"
import type { WordedReader } from "../Words/ReadSentence.ts"
import type { ReaderModel } from "./ReaderModel.ts"
import { type Suggested, suggestedFor } from "./Suggested.ts"

/** Nobody is asked whether these are to stay. */
const harmful: ReadonlySet<Topic> = new Set<Topic>(["scams", "hate", "threat", "insult"])

/** Whether an order would be read, and as no other. */
const isPlain = (reader: WordedReader, { effect, said }: Suggested): boolean => {
  const reading = reader(said, said)
  if (reading._tag === "unread" || reading.value.rules.length === 0) return false
  return reading.value.rules.every(
    (rule) => rule.effect === effect && (effect !== "keep" || !rule.topics.some((topic) => harmful.has(topic)))
  )
}

/** It is no more than unknown; what is decided otherwise may mean the opposite. */
const unknown =
  /^(?:it is not clear what to do|it does not say which comments|it names no topic|Steward looks for words|“[^”]*” is more than)/u

/** What may be meant by a sentence that is not read, and why it is not, as orders that are; none where that is not likely. */
export const meantPerhaps = (
  sentence: string,
  why: string,
  reader: WordedReader,
  model?: ReaderModel
): ReadonlyArray<Suggested> => {
  const orders = unknown.test(why) ? suggestedFor(sentence, model) : []
  return orders.every((order) => isPlain(reader, order)) ? orders : []
}

/** Why a sentence is not read, with what may have been meant by it. It is for people to say so. */
export const didYouMean = (sentence: string, why: string, reader: WordedReader): string => {
  const orders = meantPerhaps(sentence, why, reader)
  return orders.length === 0 ? why : `${why}. Did you mean: ${orders.map(({ said }) => `“${said}.”`).join(" ")}`
}
