import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { type Topic, topicNamed } from "../../Topics.ts"
import { plainWord } from "./Vocabulary.ts"

const advertising = /^(?:ads?|adverts?|advertising|advertisements?|advertisments?|promotions?|promos?|commercials)$/iu

const carriers = /^(?:comments?|remarks?|posts?|messages?)$/iu
/** `Racist comments` are of a kind, and price comments about something. */
const aboutNothing = (words: ReadonlyArray<string>): Topic | null => {
  const topic = topicNamed(words.map(plainWord).join(" "))
  return topic !== null && isKind(topic) ? topic : null
}

/** The topic that some words name; null where they name none. */
export const topicOf = (words: ReadonlyArray<string>): Topic | null => {
  const name = words.map(plainWord).join(" ")
  return (
    topicNamed(name) ??
    topicNamed(name.replaceAll("-", " ")) ??
    topicNamed(name.replaceAll("-", "")) ??
    (advertising.test(name) ? "spam" : null) ??
    (words.length > 1 && carriers.test(words.at(-1) ?? "") ? aboutNothing(words.slice(0, -1)) : null)
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
