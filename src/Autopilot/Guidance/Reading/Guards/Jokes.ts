import { wordsFor } from "../../Languages/EnglishThings.ts"
import type { Rule } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"

const about =
  /\b(?:jok(?:es?|ing)|puns|banter|humou?r) (?:about|on|over|at the expense of|of) |\b(?!racist|sexist|rape|fat)[\p{L}-]+ (?:jokes|puns|banter)\b/iu

/** Jokes about them are what they are themselves. */
const alike: ReadonlySet<Topic> = new Set<Topic>([
  "hate",
  "insult",
  "threat",
  "profanity",
  "sexual",
  "bodies",
  "violence",
  "scams",
  "spam",
  "negative",
  "praise",
  "media",
  "emoji"
])

const isOfSubject = ({ terms, topics }: Rule): boolean =>
  terms.length === 0 && topics.length > 0 && !topics.some((topic) => alike.has(topic))

const notTold = unread(
  "no words tell jokes from other comments about the same: all of them would be meant; put the words that are meant in quotes, or say it of all comments about it"
)

/** `Don't hide jokes about our prices`: not all that is about prices, as far as laughing tells a joke. */
export const ofJokes = (rules: ReadonlyArray<Rule>, said: string): ReadPart<ReadonlyArray<Rule>> => {
  if (rules.length !== 1 || !about.test(said) || !rules.some(isOfSubject)) return read(rules)
  if (rules.some(({ effect }) => effect !== "keep")) return notTold
  return read(rules.map((rule) => ({ ...rule, terms: wordsFor("jokes") ?? [] })))
}
