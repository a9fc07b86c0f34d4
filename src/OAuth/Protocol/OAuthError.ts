import { Data } from "effect"

export type OAuthErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_scope"
  | "invalid_target"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "access_denied"
  | "invalid_redirect_uri"
  | "invalid_client_metadata"
  | "temporarily_unavailable"

/** An error as RFC 6749, 7591 and 8707 name it; `message` says what was wrong, without `"` and `\`. */
export class OAuthError extends Data.TaggedError("OAuthError")<{
  readonly code: OAuthErrorCode
  readonly message: string
}> {}
