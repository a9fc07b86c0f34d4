import { Schema } from "effect"
import { ProtectionKey } from "#schema/resources/Autopilot.ts"

/** What a language model thinks of a comment that a person would be asked about. */
export const Opinion = Schema.Struct({
  leaning: Schema.Literal("hide", "keep", "unsure").annotations({
    description: "Whether a brand would want the comment hidden or kept; unsure when it depends on what you cannot know"
  }),
  area: Schema.NullOr(ProtectionKey).annotations({ description: "What would be wrong with it; null for nothing" }),
  confidence: Schema.Number.pipe(Schema.between(0, 1)).annotations({ description: "0 to 1" }),
  why: Schema.String.annotations({ description: "Half a sentence, in English" })
}).annotations({ identifier: "Opinion" })
export type Opinion = typeof Opinion.Type
