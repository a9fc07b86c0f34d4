import { Effect, Option, Redacted } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { TooManyRequests, type Unauthorized } from "#schema/Errors.ts"
import { Admission } from "#src/Access/Keys/Admission.ts"
import { FailedAuthentications } from "#src/Access/Limits/FailedAuthentications.ts"
import { rateLimitHeaders } from "#src/Access/Limits/RateLimit.ts"
import { inEverySpan, span } from "#src/Ground/Span.ts"
import { inEveryLine } from "./Request/RequestLog.ts"

const tooMany = (what: string, seconds: number) =>
  Effect.fail(new TooManyRequests({ message: `${what}; try again in ${seconds} s` }))

/** The key of an Authorization header; empty where the scheme is another one. */
export const bearer = (authorization = "") =>
  /^bearer /i.test(authorization) ? authorization.slice("Bearer ".length).trim() : ""

/**
 * Whose key it is, and whether they ask too often, which `headers` of the answer say. A good key is never held up by what
 * others do at its address.
 */
export const authenticator = Effect.gen(function* () {
  const admission = yield* Admission
  const failures = yield* FailedAuthentications
  const traced = span("Authentication.key")

  const failed = (error: Unauthorized, address: string, headers: Record<string, string>) =>
    Effect.flatMap(failures.take(address), (state): Effect.Effect<never, Unauthorized | TooManyRequests> => {
      Object.assign(headers, rateLimitHeaders(failures.limit, state))
      return state.allowed
        ? Effect.fail(error)
        : tooMany("Too many requests from your address had an invalid key", state.resetSeconds)
    })

  return (
    token: string,
    remoteAddress: Option.Option<string>,
    headers: Record<string, string>
  ): Effect.Effect<KeyPrincipal, Unauthorized | TooManyRequests> =>
    traced(
      Effect.matchEffect(admission.admit(Redacted.make(token)), {
        onFailure: (error) =>
          token === "" || Option.isNone(remoteAddress)
            ? Effect.fail(error)
            : failed(error, remoteAddress.value, headers),
        onSuccess: ({ principal, rate }): Effect.Effect<KeyPrincipal, TooManyRequests> => {
          Object.assign(headers, rateLimitHeaders(admission.limit, rate))
          const known = Effect.zipRight(
            inEverySpan({ "steward.workspace.id": principal.workspaceId }),
            inEveryLine({ workspace: principal.workspaceId, key: principal.key.id })
          )
          return rate.allowed
            ? Effect.as(known, principal)
            : Effect.zipRight(known, tooMany("This key made too many requests", rate.resetSeconds))
        }
      })
    )
})
