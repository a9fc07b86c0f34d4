import { protectionKeys } from "#schema/resources/Autopilot.ts"
import type { Topic } from "../../Topics.ts"
import { tokensOf } from "./Tokens.ts"

const protectedTopics: ReadonlySet<Topic> = new Set(protectionKeys)

/** Whether a sentence names what a protection is for: insults, spam, links. */
export const namesProtected = (sentence: string): boolean =>
  tokensOf(sentence).some((token) => token._tag === "topic" && protectedTopics.has(token.topic))
