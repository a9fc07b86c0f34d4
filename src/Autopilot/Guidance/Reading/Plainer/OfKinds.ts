import type { Topic } from "../../Topics.ts"
import { topicOf } from "../Speech/Kinds.ts"

/** Whoever it is about and whatever it wants, all of it is unwanted. */
export const harmful: ReadonlySet<Topic> = new Set([
  "insult",
  "threat",
  "hate",
  "profanity",
  "scams",
  "spam",
  "sexual",
  "impostor"
])
/** What people may say of a brand. */
export const voiced: ReadonlySet<Topic> = new Set(["negative", "question", "praise"])

export const isOf = (what: string, kinds: ReadonlySet<Topic>): boolean => {
  const topic = topicOf(what.split(" "))
  return topic !== null && kinds.has(topic)
}
