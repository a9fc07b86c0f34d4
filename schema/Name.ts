import { Schema } from "effect"
import { text } from "./Text.ts"

/** What breaks a line, hides, or turns the letters around it: it would forge what stands beside a name in a letter. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** A name as people give it to a workspace, a person or a key: on one line, without blanks around it, 1 to 100 characters. */
export const Name = Schema.compose(Schema.Trim, text({ min: 1, max: 100, description: "A name" })).pipe(
  Schema.filter((name) => !unfit.test(name) || "must be on one line, without control characters")
)
