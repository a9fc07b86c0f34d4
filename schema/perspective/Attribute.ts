import { Schema } from "effect"

/** What a comment can be scored for, by the names that callers of Perspective know. */
export const Attribute = Schema.Literal(
  "TOXICITY",
  "SEVERE_TOXICITY",
  "IDENTITY_ATTACK",
  "INSULT",
  "PROFANITY",
  "THREAT",
  "SPAM"
)
export type Attribute = typeof Attribute.Type

export const attributes = Attribute.literals
