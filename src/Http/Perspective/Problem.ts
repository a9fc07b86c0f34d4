import { type ApiError, maxErrorTextLength, maxIssues } from "#schema/Errors.ts"
import type { ErrorDetail, ErrorStatus, GoogleError } from "#schema/perspective/GoogleError.ts"

/** Why a request is refused: the status of the answer, its name, words and particulars. */
export interface Problem {
  readonly code: number
  readonly status: ErrorStatus
  readonly message: string
  readonly details: ReadonlyArray<ErrorDetail>
}

const info = (reason: string): ErrorDetail => ({
  "@type": "type.googleapis.com/google.rpc.ErrorInfo",
  reason,
  domain: "steward"
})

const statuses: Record<ApiError["code"], readonly [code: number, status: ErrorStatus]> = {
  invalid_request: [400, "INVALID_ARGUMENT"],
  unauthorized: [400, "INVALID_ARGUMENT"],
  forbidden: [403, "PERMISSION_DENIED"],
  not_found: [404, "NOT_FOUND"],
  method_not_allowed: [405, "UNIMPLEMENTED"],
  conflict: [400, "INVALID_ARGUMENT"],
  precondition_failed: [400, "INVALID_ARGUMENT"],
  payload_too_large: [413, "INVALID_ARGUMENT"],
  unsupported_media_type: [415, "INVALID_ARGUMENT"],
  unprocessable: [400, "INVALID_ARGUMENT"],
  rate_limited: [429, "RESOURCE_EXHAUSTED"],
  internal: [500, "INTERNAL"],
  unavailable: [503, "UNAVAILABLE"]
}

const short = (text: string) =>
  text.length <= maxErrorTextLength ? text : `${[...text].slice(0, maxErrorTextLength - 1).join("")}…`

const detailsOf = (error: ApiError): ReadonlyArray<ErrorDetail> => {
  if (error.code === "unauthorized") return [info("API_KEY_INVALID")]
  if (error.code === "rate_limited") return [info("RATE_LIMIT_EXCEEDED")]
  if (!("issues" in error)) return []
  const fieldViolations = error.issues
    .slice(0, maxIssues)
    .map(({ message, path }) => ({ field: short(path), description: short(message) }))
  return [{ "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations }]
}

/** An error of Steward's as Google's services tell it: of a key that is no good with 400, as they do. */
export const problemOf = (error: ApiError): Problem => {
  const [code, status] = statuses[error.code]
  const message =
    error.code === "unauthorized"
      ? "API key not valid. Please pass a valid API key: one of Steward's, stw_live_…, as ?key= or X-Goog-Api-Key."
      : short(error.message)
  return { code, status, message, details: detailsOf(error) }
}

/** What Google's services say to those who send no key. */
export const noKey: Problem = {
  code: 403,
  status: "PERMISSION_DENIED",
  message: "The request has no API key. Send one of Steward's, stw_live_…, as ?key= or X-Goog-Api-Key.",
  details: []
}

/** The body of the answer. */
export const asError = ({ code, details, message, status }: Problem, requestId: string): GoogleError => ({
  error: {
    code,
    message,
    status,
    details: [...details, { "@type": "type.googleapis.com/google.rpc.RequestInfo", requestId }]
  }
})
