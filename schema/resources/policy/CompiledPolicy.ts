import { Schema } from "effect"
import { maxGuidanceLength } from "../Autopilot.ts"

/** Each sentence, name, fact or rule is made of characters of the guidance of its own. */
const ofGuidance = (description: string) => ({ description, jsonSchema: { maxItems: maxGuidanceLength } })

export const Unclear = Schema.Array(
  Schema.Struct({
    text: Schema.String.annotations({ description: "The sentence as it stands in the draft" }),
    why: Schema.String.annotations({ description: "Why it could not be used" })
  })
).annotations(ofGuidance("Sentences of the guidance that change nothing"))

export const CompiledPolicy = Schema.Struct({
  policy_version: Schema.NullOr(Schema.Int).annotations({
    description: "Version of the policy; null before the first guidance"
  }),
  understood: Schema.Array(
    Schema.Struct({
      text: Schema.String.annotations({ description: "The sentence as it stands in the guidance" }),
      as: Schema.Array(Schema.String).annotations(ofGuidance("The rules it became, or what it is taken for, in words"))
    })
  ).annotations(ofGuidance("Sentences that became rules, names or facts")),
  does: Schema.Array(Schema.String).annotations(ofGuidance("What its rules do, and what they leave alone, in words")),
  competitors: Schema.Array(Schema.String).annotations(ofGuidance("Names that count as competitors")),
  facts: Schema.Array(Schema.String).annotations(ofGuidance("Sentences about the brand, for replies")),
  unclear: Unclear
}).annotations({ identifier: "CompiledPolicy", description: "What the guidance was understood as" })
export type CompiledPolicy = typeof CompiledPolicy.Type
