import { type CallAnswer, json } from "../World/Call.ts"

/** Google's error envelope; clients decide by the reason. */
export const problem = (
  status: number,
  reason: string,
  message: string,
  { domain = "youtube.comment", location, state }: { domain?: string; location?: string; state?: string } = {}
): CallAnswer =>
  json(status, {
    error: {
      code: status,
      message,
      errors: [
        {
          message,
          domain,
          reason,
          ...(location === undefined ? {} : { location, locationType: "parameter" })
        }
      ],
      ...(state === undefined ? {} : { status: state })
    }
  })

export const authError = problem(
  401,
  "authError",
  "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
  { domain: "global", state: "UNAUTHENTICATED" }
)

export const quotaExceeded = problem(
  403,
  "quotaExceeded",
  "The request cannot be completed because you have exceeded your quota.",
  { domain: "youtube.quota" }
)

export const forbidden = problem(
  403,
  "forbidden",
  "The request cannot be completed because the caller does not have the necessary permissions."
)

export const commentNotFound = problem(
  404,
  "commentNotFound",
  "The specified comment could not be found. Check the value of the request's id parameter.",
  { location: "id" }
)

export const parentNotFound = problem(
  404,
  "parentCommentNotFound",
  "The specified parent comment could not be found.",
  { location: "parentId" }
)

export const invalid = (reason: string, message: string, location?: string) =>
  problem(400, reason, message, { domain: "youtube.parameter", ...(location === undefined ? {} : { location }) })
