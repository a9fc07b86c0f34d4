import { Schema } from "effect"
import { text } from "#schema/Text.ts"

/** A name as people give it to a workspace, a person or a key: without the blanks around it, 1 to 100 characters. */
export const Name = Schema.compose(Schema.Trim, text({ min: 1, max: 100, description: "A name" }))
