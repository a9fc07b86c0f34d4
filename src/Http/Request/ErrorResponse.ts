import { HttpServerResponse } from "@effect/platform"
import { Cause, Effect } from "effect"
import { type ApiError, Internal, maxErrorTextLength, maxIssues, Unavailable } from "#schema/Errors.ts"
import { type DatabaseTrouble, databaseTrouble } from "#src/Database/DatabaseTrouble.ts"

export const errorStatus: Record<ApiError["code"], number> = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503
}

/** What is said may quote what was sent, which is as long as it likes. */
const short = (text: string) =>
  text.length <= maxErrorTextLength ? text : `${[...text].slice(0, maxErrorTextLength - 1).join("")}…`

/** Seconds after which a database that was away is worth another try. */
export const retryAfterSeconds = 5

const headersOf = (code: ApiError["code"]): Record<string, string> => {
  if (code === "unauthorized") return { "www-authenticate": "Bearer" }
  return code === "unavailable" ? { "retry-after": String(retryAfterSeconds) } : {}
}

/** `issues` stand last, behind what every error has. */
export const errorResponse = (error: ApiError, requestId: string, headers: Record<string, string> = {}) =>
  HttpServerResponse.unsafeJson(
    {
      code: error.code,
      message: short(error.message),
      request_id: requestId,
      ...("issues" in error
        ? {
            issues: error.issues
              .slice(0, maxIssues)
              .map(({ message, path }) => ({ path: short(path), message: short(message) }))
          }
        : {})
    },
    {
      status: errorStatus[error.code],
      headers: { ...headersOf(error.code), ...headers }
    }
  )

/** What is answered when something broke that nobody foresaw; the log has the rest. */
export const surprise = (cause: Cause.Cause<unknown>) => {
  const trouble = databaseTrouble(Cause.squash(cause))
  return trouble === null
    ? Effect.as(
        Effect.logError("A request failed", cause),
        new Internal({ message: "Something went wrong on our side; give the request_id when you report it" })
      )
    : Effect.as(
        Effect.logWarning(`The database is ${trouble}: a request was answered with 503`, cause),
        new Unavailable({ message: troubleWords[trouble] })
      )
}

const troubleWords: Record<DatabaseTrouble, string> = {
  unreachable: "The service cannot reach its database; try again shortly",
  full: "The service cannot write to its database just now; try again shortly",
  busy: "The service's database takes too long to answer; try again shortly"
}
