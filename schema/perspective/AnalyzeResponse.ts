import { Schema } from "effect"
import { Attribute } from "./Attribute.ts"

export const Score = Schema.Struct({
  value: Schema.Number.annotations({
    description: "Probability that the attribute applies",
    jsonSchema: { minimum: 0, maximum: 1 }
  }),
  type: Schema.Literal("PROBABILITY")
}).annotations({ identifier: "Score" })

export const SpanScore = Schema.Struct({
  begin: Schema.Int.annotations({ description: "First UTF-16 unit of the span in the text as it was sent" }),
  end: Schema.Int.annotations({ description: "The unit behind its last" }),
  score: Score
}).annotations({ identifier: "SpanScore" })
export type SpanScore = typeof SpanScore.Type

export const AttributeScore = Schema.Struct({
  spanScores: Schema.Array(SpanScore).annotations({
    description: "One for each sentence where spanAnnotations asks for them, and else one for the whole comment"
  }),
  summaryScore: Score
}).annotations({ identifier: "AttributeScores" })

/** The answer of Perspective's `comments:analyze`. */
export const AnalyzeResponse = Schema.Struct({
  attributeScores: Schema.optional(
    Schema.partial(Schema.Record({ key: Attribute, value: AttributeScore })).annotations({
      description: "Absent where every score is below its threshold"
    })
  ),
  languages: Schema.Array(Schema.String).annotations({ description: "Languages that the comment was scored in" }),
  detectedLanguages: Schema.Array(Schema.String).annotations({
    description: "What the comment seems to be written in; `und` where there is too little to tell"
  }),
  clientToken: Schema.optional(Schema.String)
}).annotations({ identifier: "AnalyzeCommentResponse" })
export type AnalyzeResponse = typeof AnalyzeResponse.Type
