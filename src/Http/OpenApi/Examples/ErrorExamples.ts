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

const id = { request_id: "0199a1b2c3d470008000000000000008" }

const issues = [
  { path: "limit", message: "must be a whole number between 1 and 100" },
  { path: "statu", message: 'is not a parameter; did you mean "status"?' }
]

const errors: Readonly<Record<string, ApiError>> = {
  InvalidRequest: new InvalidRequest({
    ...id,
    message: 'limit must be a whole number between 1 and 100; "statu" is not a parameter; did you mean "status"?',
    issues
  }),
  Unauthorized: new Unauthorized({ ...id, message: "Send an API key in the header Authorization: Bearer stw_live_…" }),
  Forbidden: new Forbidden({
    ...id,
    message: "The role of the person who made the key does not allow this; ask an owner or admin of the workspace"
  }),
  NotFound: new NotFound({ ...id, message: "This workspace has nothing with that id" }),
  Conflict: new Conflict({ ...id, message: "Somebody else was first, or it was removed; read it again" }),
  PreconditionFailed: new PreconditionFailed({ ...id, message: "It was changed since you read it; read it again" }),
  PayloadTooLarge: new PayloadTooLarge({ ...id, message: "The body is larger than 1 MiB; send less at once" }),
  UnsupportedMediaType: new UnsupportedMediaType({ ...id, message: "The charset must be UTF-8, not ISO-8859-1" }),
  Unprocessable: new Unprocessable({
    ...id,
    message: "This Idempotency-Key was used for another request; choose a new one"
  }),
  TooManyRequests: new TooManyRequests({ ...id, message: "This key made too many requests; come back in 2 s" }),
  Internal: new Internal({ ...id, message: "Something went wrong on our side; try again, and keep the request_id" }),
  Unavailable: new Unavailable({ ...id, message: "The service cannot reach its database; try again soon" })
}

/** An error as it is answered, by the name of its schema. */
export const errorExamples: ReadonlyMap<string, unknown> = new Map(
  Object.entries(errors).map(([name, error]) => [name, { ...error }])
)
