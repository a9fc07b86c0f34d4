import { HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"

export const maxErrorTextLength = 1000
export const maxRequestIdLength = 128

/** More than any honest request has wrong with it; a body of a megabyte can hold a hundred thousand unknown names. */
export const maxIssues = 100

const shown = (description: string, maxLength: number) =>
  Schema.String.annotations({ description, jsonSchema: { maxLength } })

/**
 * Every error is flat JSON `{ code, message, request_id }`. A service fails with these very classes;
 * the door that answers fills in `request_id`.
 */
const fields = {
  message: shown("One sentence a person can act on", maxErrorTextLength),
  request_id: shown("The `x-request-id` of this answer", maxRequestIdLength).pipe(
    Schema.propertySignature,
    Schema.withConstructorDefault(() => "")
  )
}

const code = <const Code extends string>(value: Code) =>
  Schema.tag(value).annotations({ description: "Stable; names the kind of error" })

const answered = <A>(status: number, description: string): Schema.Annotations.Schema<A> =>
  HttpApiSchema.annotations<A>({ status, description })

/** One thing that is wrong with a request, and where. `path` names the body field or query parameter. */
export const Issue = Schema.Struct({
  path: shown("Name of the field or parameter, nested names joined with a dot", maxErrorTextLength),
  message: shown("What is wrong with it, and what would be right", maxErrorTextLength)
}).annotations({ identifier: "RequestIssue", description: "One thing that is wrong with a request, and where" })
export type Issue = typeof Issue.Type

export class InvalidRequest extends Schema.Class<InvalidRequest>("InvalidRequest")(
  {
    code: code("invalid_request"),
    ...fields,
    issues: Schema.Array(Issue).annotations({
      description: "Every problem found, not only the first",
      jsonSchema: { maxItems: maxIssues }
    })
  },
  answered(400, "Something in the request is not valid")
) {}

export class Unauthorized extends Schema.Class<Unauthorized>("Unauthorized")(
  { code: code("unauthorized"), ...fields },
  answered(401, "The key is missing, unknown or revoked")
) {}

export class Forbidden extends Schema.Class<Forbidden>("Forbidden")(
  { code: code("forbidden"), ...fields },
  answered(403, "The role of the person behind the key, or the scopes of the key, do not allow this")
) {}

export class NotFound extends Schema.Class<NotFound>("NotFound")(
  { code: code("not_found"), ...fields },
  answered(404, "Nothing with that id or path in this workspace")
) {}

export class MethodNotAllowed extends Schema.Class<MethodNotAllowed>("MethodNotAllowed")(
  { code: code("method_not_allowed"), ...fields },
  answered(405, "The path exists, the method does not; `allow` names those that do")
) {}

export class Conflict extends Schema.Class<Conflict>("Conflict")(
  { code: code("conflict"), ...fields },
  answered(409, "The comment was removed, somebody else was first, or a request with this Idempotency-Key still runs")
) {}

export class PreconditionFailed extends Schema.Class<PreconditionFailed>("PreconditionFailed")(
  { code: code("precondition_failed"), ...fields },
  answered(412, "It was changed since the version that `If-Match` names")
) {}

export class PayloadTooLarge extends Schema.Class<PayloadTooLarge>("PayloadTooLarge")(
  { code: code("payload_too_large"), ...fields },
  answered(413, "The body is larger than 1 MiB")
) {}

export class UnsupportedMediaType extends Schema.Class<UnsupportedMediaType>("UnsupportedMediaType")(
  { code: code("unsupported_media_type"), ...fields },
  answered(415, "The body is in a charset or a content-encoding that is not read")
) {}

export class Unprocessable extends Schema.Class<Unprocessable>("Unprocessable")(
  { code: code("unprocessable"), ...fields },
  answered(422, "Understood, and not possible: the message says why")
) {}

export class TooManyRequests extends Schema.Class<TooManyRequests>("TooManyRequests")(
  { code: code("rate_limited"), ...fields },
  answered(429, "Too many requests; `retry-after` says when to come back, in seconds")
) {}

export class Internal extends Schema.Class<Internal>("Internal")(
  { code: code("internal"), ...fields },
  answered(500, "Our fault; nothing about the request was wrong")
) {}

export class Unavailable extends Schema.Class<Unavailable>("Unavailable")(
  { code: code("unavailable"), ...fields },
  answered(503, "The service cannot reach its database")
) {}

export const ApiError = Schema.Union(
  InvalidRequest,
  Unauthorized,
  Forbidden,
  NotFound,
  MethodNotAllowed,
  Conflict,
  PreconditionFailed,
  PayloadTooLarge,
  UnsupportedMediaType,
  Unprocessable,
  TooManyRequests,
  Internal,
  Unavailable
)
export type ApiError = typeof ApiError.Type
