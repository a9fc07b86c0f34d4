import { HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { TooManyAttempts } from "#src/Access/Limits/Attempts.ts"
import type { OAuthError } from "#src/OAuth/Protocol/OAuthError.ts"

/** Any page may ask: what is answered is public, or takes a secret that no browser sends by itself. */
export const crossOrigin = { "access-control-allow-origin": "*" }

const preflightHeaders = {
  ...crossOrigin,
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "authorization, content-type, mcp-protocol-version",
  "access-control-max-age": "86400"
}

export const preflight = Effect.succeed(HttpServerResponse.empty({ status: 204, headers: preflightHeaders }))

const secret = { ...crossOrigin, "cache-control": "no-store", pragma: "no-cache" }

/** What nobody may keep. */
export const secretJson = (body: unknown, status = 200) =>
  HttpServerResponse.unsafeJson(body, { status, headers: secret })

/** `basic`: the client sent an Authorization header, and is told which kind would do. */
export const oauthError = (error: OAuthError | TooManyAttempts, basic: boolean) => {
  if (error instanceof TooManyAttempts) {
    return HttpServerResponse.setHeader(
      secretJson({ error: "temporarily_unavailable", error_description: error.message }, 429),
      "retry-after",
      String(error.retryAfter)
    )
  }
  const body = { error: error.code, error_description: error.message }
  const answer = secretJson(body, error.code === "invalid_client" ? 401 : 400)
  return error.code === "invalid_client" && basic
    ? HttpServerResponse.setHeader(answer, "www-authenticate", 'Basic realm="Steward"')
    : answer
}
