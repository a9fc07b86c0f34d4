import type { HttpServerRequest } from "@effect/platform"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { TooManyRequests, Unauthorized } from "#schema/Errors.ts"
import { FailedAuthentications } from "#src/Access/FailedAuthentications.ts"
import { Keys } from "#src/Access/Keys.ts"
import { AccessTokens } from "#src/OAuth/AccessTokens.ts"

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
    readonly authenticate: (request: HttpServerRequest.HttpServerRequest) => Effect.Effect<Principal, TurnedAway>
  }
>() {
  static readonly layer = Layer.effect(
    CallerAuthentication,
    Effect.gen(function* () {
      const keys = yield* Keys
      const tokens = yield* AccessTokens
      const failures = yield* FailedAuthentications

      const principalOf = (token: string): Effect.Effect<Principal, Unauthorized> =>
        token.startsWith("stw_")
          ? keys.authenticate(Redacted.make(token))
          : Effect.mapError(
              tokens.authenticate(Redacted.make(token)),
              ({ message }) => new Unauthorized({ message: token === "" ? unsigned : message })
            )

      const turnedAway = Effect.fn("CallerAuthentication.turnedAway")(function* (
        error: Unauthorized,
        token: string,
        address: Option.Option<string>
      ) {
        const challenge = { "www-authenticate": tokens.challenge(token !== "") }
        if (token === "" || Option.isNone(address)) return { error, headers: challenge }
        const { allowed, resetSeconds } = yield* failures.take(address.value)
        if (allowed) return { error, headers: challenge }
        const message = `Too many requests from your address had a key or token that is no good; come back in ${resetSeconds} s`
        return { error: new TooManyRequests({ message }), headers: { "retry-after": String(resetSeconds) } }
      })

      return CallerAuthentication.of({
        authenticate: Effect.fn("CallerAuthentication.authenticate")(function* ({ headers, remoteAddress }) {
          const token = bearer(headers["authorization"])
          return yield* principalOf(token).pipe(
            Effect.catchAll((error) => Effect.flip(turnedAway(error, token, remoteAddress)))
          )
        })
      })
    })
  ).pipe(Layer.provide(FailedAuthentications.layer))
}
