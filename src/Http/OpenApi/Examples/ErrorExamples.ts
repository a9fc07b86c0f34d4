import {
  type ApiError,
  Conflict,
  Forbidden,
  Internal,
  InvalidRequest,
  NotFound,
  PayloadTooLarge,
  PreconditionFailed,
  TooManyRequests,
  Unauthorized,
  Unavailable,
  Unprocessable,
  UnsupportedMediaType
} from "#schema/Errors.ts"

const id = { request_id: "req_0199a1b2c3d470008000000000000008" }

const issues = [
  { path: "statu", message: '"statu" is not a parameter; did you mean "status"?' },
  { path: "limit", message: "must be a whole number between 1 and 100" }
]

const errors: Readonly<Record<string, ApiError>> = {
  InvalidRequest: new InvalidRequest({
    ...id,
    message: '"statu" is not a parameter; did you mean "status"? (1 of 2 issues)',
    issues
  }),
  Unauthorized: new Unauthorized({
    ...id,
    message: "The API key is missing, unknown or revoked; send it as Authorization: Bearer stw_live_…"
  }),
  Forbidden: new Forbidden({
    ...id,
    message: "The role of the person who made the key does not allow this; ask an owner or admin of the workspace"
  }),
  NotFound: new NotFound({ ...id, message: "This workspace has nothing with that id" }),
  Conflict: new Conflict({ ...id, message: "Somebody else was first, or it was removed; read it again" }),
  PreconditionFailed: new PreconditionFailed({
    ...id,
    message: 'There is a newer version of the guidance: version "4". Read the guidance again, then make your change'
  }),
  PayloadTooLarge: new PayloadTooLarge({ ...id, message: "The body is larger than 1 MiB; send less" }),
  UnsupportedMediaType: new UnsupportedMediaType({
    ...id,
    message: 'The charset "ISO-8859-1" is not read; send the body as UTF-8'
  }),
  Unprocessable: new Unprocessable({
    ...id,
    message: "This Idempotency-Key was used with another request; use a new one for a new request"
  }),
  TooManyRequests: new TooManyRequests({ ...id, message: "This key made too many requests; try again in 2 s" }),
  Internal: new Internal({
    ...id,
    message: "Something went wrong on our side; give the request_id when you report it"
  }),
  Unavailable: new Unavailable({ ...id, message: "The service cannot reach its database; try again shortly" })
}

/** An error as it is answered, by the name of its schema. */
export const errorExamples: ReadonlyMap<string, unknown> = new Map(
  Object.entries(errors).map(([name, error]) => [name, { ...error }])
)
