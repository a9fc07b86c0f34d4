import { Schema } from "effect"

const isA = <const Type extends string>(type: Type) => ({ "@type": Schema.Literal(type) })

export const ErrorDetail = Schema.Union(
  Schema.Struct({
    ...isA("type.googleapis.com/google.commentanalyzer.v1alpha1.Error"),
    errorType: Schema.Literal(
      "COMMENT_EMPTY",
      "COMMENT_TOO_LONG",
      "LANGUAGE_NOT_SUPPORTED_BY_ATTRIBUTE",
      "ATTRIBUTE_NOT_SUPPORTED",
      "ATTRIBUTES_EMPTY"
    ),
    languageNotSupportedByAttributeError: Schema.optional(
      Schema.Struct({
        attribute: Schema.String,
        requestedLanguages: Schema.optional(Schema.Array(Schema.String)),
        detectedLanguages: Schema.optional(Schema.Array(Schema.String))
      })
    )
  }),
  Schema.Struct({
    ...isA("type.googleapis.com/google.rpc.ErrorInfo"),
    reason: Schema.String,
    domain: Schema.String
  }),
  Schema.Struct({
    ...isA("type.googleapis.com/google.rpc.BadRequest"),
    fieldViolations: Schema.Array(Schema.Struct({ field: Schema.String, description: Schema.String }))
  }),
  Schema.Struct({ ...isA("type.googleapis.com/google.rpc.RequestInfo"), requestId: Schema.String })
)
export type ErrorDetail = typeof ErrorDetail.Type

/** Names of errors, as Google's services have them. */
export const ErrorStatus = Schema.Literal(
  "INVALID_ARGUMENT",
  "PERMISSION_DENIED",
  "NOT_FOUND",
  "UNIMPLEMENTED",
  "RESOURCE_EXHAUSTED",
  "INTERNAL",
  "UNAVAILABLE"
)
export type ErrorStatus = typeof ErrorStatus.Type

/** Every error of this API, in the shape that clients of Google's services read. */
export const GoogleError = Schema.Struct({
  error: Schema.Struct({
    code: Schema.Int.annotations({ description: "The status of the answer" }),
    message: Schema.String.annotations({ description: "One sentence a person can act on" }),
    status: ErrorStatus,
    details: Schema.Array(ErrorDetail)
  })
}).annotations({ identifier: "GoogleError" })
export type GoogleError = typeof GoogleError.Type
