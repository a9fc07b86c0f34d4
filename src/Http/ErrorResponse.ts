import { HttpServerResponse } from "@effect/platform"
import { Cause, Effect } from "effect"
import { type ApiError, Internal, maxErrorTextLength, maxIssues, Unavailable } from "#schema/Errors.ts"

export const errorStatus: Record<ApiError["code"], number> = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503
}

/** What is said may quote what was sent, which is as long as it likes. */
const short = (text: string) =>
  text.length <= maxErrorTextLength ? text : `${[...text].slice(0, maxErrorTextLength - 1).join("")}…`

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
      headers: error.code === "unauthorized" ? { "www-authenticate": "Bearer", ...headers } : headers
    }
  )

/** What is answered when something broke that nobody foresaw; the log has the rest. */
export const surprise = (cause: Cause.Cause<unknown>) => {
  const failure = Cause.squash(cause)
  if (isConnectionTrouble(failure)) {
    return Effect.as(
      Effect.logWarning("The database cannot be reached", failure),
      new Unavailable({ message: "The service cannot reach its database; try again shortly" })
    )
  }
  return Effect.as(
    Effect.logError("A request failed", cause),
    new Internal({ message: "Something went wrong on our side; the request_id helps to find out what" })
  )
}

/** PostgreSQL's classes 08 (connection) and 57 (shutting down), and the socket errors of the driver. */
const isConnectionTrouble = (failure: unknown): boolean => {
  if (typeof failure !== "object" || failure === null) return false
  if ("code" in failure && typeof failure.code === "string") {
    if (/^(08|57P)/.test(failure.code) || /^(ECONN|EPIPE|ETIMEDOUT)/.test(failure.code)) return true
  }
  if (
    "message" in failure &&
    /connection terminated|timeout exceeded when trying to connect/i.test(String(failure.message))
  ) {
    return true
  }
  return "cause" in failure && isConnectionTrouble(failure.cause)
}
