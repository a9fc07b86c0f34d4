import { Schema } from "effect"
import { strict } from "../Strict.ts"

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

const said = (description: string) => Schema.String.annotations({ description })

export const TextEntry = Schema.Struct({
  text: optional(said("What was written: at most 20,480 bytes of UTF-8")),
  type: optional(
    Schema.Literal("TEXT_TYPE_UNSPECIFIED", "PLAIN_TEXT").annotations({ description: "Only plain text is read" })
  )
}).annotations({ identifier: "TextEntry" })

export const AttributeParameters = Schema.Struct({
  scoreType: optional(
    Schema.Literal("SCORE_TYPE_UNSPECIFIED", "PROBABILITY").annotations({ description: "Every score is a probability" })
  ),
  scoreThreshold: optional(
    Schema.Number.annotations({ description: "Scores below this are left out of the answer; all are told without it" })
  )
}).annotations({ identifier: "AttributeParameters" })

const Context = Schema.Struct({
  entries: optional(Schema.Array(TextEntry)),
  articleAndParentComment: optional(Schema.Struct({ article: optional(TextEntry), parentComment: optional(TextEntry) }))
}).annotations({ identifier: "Context", description: "What the comment answers. It is taken, and changes no score" })

/** The request of Perspective's `comments:analyze`, as it is documented. */
export const AnalyzeRequest = strict(
  Schema.Struct({
    comment: optional(TextEntry),
    requestedAttributes: optional(
      Schema.Record({ key: Schema.String, value: AttributeParameters }).annotations({
        description: "The attributes to score, each with how: `{}` for the usual way"
      })
    ),
    languages: optional(
      Schema.Array(Schema.String).annotations({
        description: "Languages of the comment by ISO 639-1 or BCP 47; found out where none is named"
      })
    ),
    doNotStore: optional(Schema.Boolean.annotations({ description: "Nothing is ever stored, whatever this says" })),
    spanAnnotations: optional(Schema.Boolean.annotations({ description: "Score each sentence as well" })),
    dropUnsupportedAttributes: optional(
      Schema.Boolean.annotations({ description: "Leave out what cannot be scored, where it would be an error" })
    ),
    clientToken: optional(said("Comes back with the answer")),
    sessionId: optional(said("Taken and left alone")),
    communityId: optional(said("Taken and left alone")),
    context: optional(Context)
  }).annotations({ identifier: "AnalyzeCommentRequest" })
)
export type AnalyzeRequest = typeof AnalyzeRequest.Type
