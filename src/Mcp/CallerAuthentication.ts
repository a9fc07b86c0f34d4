import type { HttpServerRequest } from "@effect/platform"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { TooManyRequests, Unauthorized } from "#schema/Errors.ts"
import { Admission } from "#src/Access/Keys/Admission.ts"
import { FailedAuthentications } from "#src/Access/Limits/FailedAuthentications.ts"
import type { RateLimitState } from "#src/Access/Limits/RateLimit.ts"
import { RateLimits } from "#src/Access/Limits/RateLimits.ts"
import { StillStanding } from "#src/Access/Members/StillStanding.ts"
import { span } from "#src/Ground/Span.ts"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"

/** Who calls, and what is left of their limit after this request. */
export interface AdmittedCaller {
  readonly principal: Principal
  readonly rate: RateLimitState
}

/** Why somebody is not let in, and the headers that say what to do about it. */
export interface TurnedAway {
  readonly error: Unauthorized | TooManyRequests
  readonly headers: Record<string, string>
}

const bearer = (authorization: string | undefined) => /^bearer +(\S+)$/i.exec(authorization?.trim() ?? "")?.[1] ?? ""

const unsigned = "Sign in, or send an API key as Authorization: Bearer stw_live_…"

/** Who calls the tool server: whoever an API key acts as, or whoever an assistant was allowed to act for. */
export class CallerAuthentication extends Context.Tag("steward/CallerAuthentication")<
  CallerAuthentication,
  {
    /** Counts the request, unless whoever makes it is over their limit. */
    readonly admit: (request: HttpServerRequest.HttpServerRequest) => Effect.Effect<AdmittedCaller, TurnedAway>
    /** Whether a request that had to wait still has behind it who sent it. */
    readonly standing: (principal: Principal) => Effect.Effect<void, Unauthorized>
  }
>() {
  static readonly layer = Layer.effect(
    CallerAuthentication,
    Effect.gen(function* () {
      const admission = yield* Admission
      const tokens = yield* AccessTokens
      const limits = yield* RateLimits
      const failures = yield* FailedAuthentications
      const standing = yield* StillStanding

      const withToken = Effect.fnUntraced(function* (token: string) {
        const principal = yield* Effect.mapError(
          tokens.authenticate(Redacted.make(token)),
          ({ message }) => new Unauthorized({ message: token === "" ? unsigned : message })
        )
        return { principal, rate: yield* limits.take(principal) }
      })

      const admitted = (token: string): Effect.Effect<AdmittedCaller, Unauthorized> =>
        token.startsWith("stw_") ? admission.admit(Redacted.make(token)) : withToken(token)

      const turnedAway = Effect.fnUntraced(function* (
        error: Unauthorized,
        token: string,
        address: Option.Option<string>
      ) {
        const challenge = { "www-authenticate": tokens.challenge(token !== "") }
        if (token === "" || Option.isNone(address)) return { error, headers: challenge }
        const { allowed, resetSeconds } = yield* failures.take(address.value)
        if (allowed) return { error, headers: challenge }
        const message = `Too many requests from your address had an invalid key or token; try again in ${resetSeconds} s`
        return { error: new TooManyRequests({ message }), headers: { "retry-after": String(resetSeconds) } }
      })

      return CallerAuthentication.of({
        admit: ({ headers, remoteAddress }) => {
          const token = bearer(headers["authorization"])
          return Effect.catchAll(admitted(token), (error) => Effect.flip(turnedAway(error, token, remoteAddress))).pipe(
            span("CallerAuthentication.admit")
          )
        },
        standing: (principal) => {
          const { assistant, workspaceId } = principal
          const granted = assistant === undefined ? Effect.void : tokens.granted(workspaceId, assistant.grantId)
          const ended = Effect.mapError(granted, ({ message }) => new Unauthorized({ message }))
          return Effect.zipRight(ended, standing.check(principal))
        }
      })
    })
  ).pipe(Layer.provide([FailedAuthentications.layer, StillStanding.layer]))
}
