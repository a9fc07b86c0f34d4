import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { type Topic, topicNamed } from "../../Topics.ts"
import { plainWord } from "./Vocabulary.ts"

const advertising = /^(?:ads?|adverts?|advertising|advertisements?|advertisment|promotions?|commercials)$/iu

/** The topic that some words name; null where they name none. */
export const topicOf = (words: ReadonlyArray<string>): Topic | null => {
  const name = words.map(plainWord).join(" ")
  return (
    topicNamed(name) ??
    topicNamed(name.replaceAll("-", " ")) ??
    topicNamed(name.replaceAll("-", "")) ??
    (advertising.test(name) ? "spam" : null)
  )
}

/** What comments are, or do: `links`, `complaints`. The others are what they speak of. */
const kinds: ReadonlySet<Topic> = new Set<Topic>([
  ...protectionKeys,
  "question",
  "praise",
  "insult",
  "threat",
  "tag",
  "emoji",
  "capitals",
  "spoiler"
])
export const isKind = (one: Topic): boolean => kinds.has(one)
