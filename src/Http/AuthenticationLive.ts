import { HttpApp, HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Layer, Option, Redacted } from "effect"
import { Authentication } from "#schema/api/Authentication.ts"
import { Forbidden, TooManyRequests, type Unauthorized } from "#schema/Errors.ts"
import { may, refusal } from "#schema/Permission.ts"
import { FailedAuthentications } from "#src/Access/FailedAuthentications.ts"
import { Keys } from "#src/Access/Keys.ts"
import { rateLimitHeaders } from "#src/Access/RateLimit.ts"
import { RateLimits } from "#src/Access/RateLimits.ts"
import { unknownParameters } from "./RequestIssues.ts"
import { demandOf } from "./Routes.ts"

const withHeaders = (headers: Record<string, string>) =>
  HttpApp.appendPreResponseHandler((_, response) => Effect.succeed(HttpServerResponse.setHeaders(response, headers)))

const tooMany = (what: string, seconds: number) =>
  Effect.die(new TooManyRequests({ message: `${what}; come back in ${seconds} s` }))

/**
 * Who is asking, whether they ask too often, and whether their role allows what the contract asks for at this route.
 * A good key is never held up by what others do at its address.
 */
export const AuthenticationLive = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const keys = yield* Keys
    const limits = yield* RateLimits
    const failures = yield* FailedAuthentications

    const failed = Effect.fn("Authentication.failed")(function* (error: Unauthorized, address: string) {
      const { allowed, resetSeconds } = yield* failures.take(address)
      if (allowed) return yield* Effect.fail(error)
      yield* withHeaders({ "retry-after": String(resetSeconds) })
      return yield* tooMany("Too many requests from your address had a key that is no good", resetSeconds)
    })

    return Authentication.of({
      key: Effect.fn("Authentication.key")(function* (sent) {
        const request = yield* HttpServerRequest.HttpServerRequest
        // the scheme's own decoding takes any scheme for Bearer
        const isBearer = /^bearer /i.test(request.headers["authorization"] ?? "")
        const token = isBearer ? Redacted.value(sent).trim() : ""
        const principal = yield* keys
          .authenticate(Redacted.make(token))
          .pipe(
            Effect.catchAll((error) =>
              token === "" || Option.isNone(request.remoteAddress)
                ? Effect.fail(error)
                : failed(error, request.remoteAddress.value)
            )
          )
        // in every line that is logged from here to the end of the request
        yield* Effect.annotateLogsScoped({ workspace: principal.workspaceId, key: principal.key.id })
        const state = yield* limits.take(principal)
        yield* withHeaders(rateLimitHeaders(limits.limit, state))
        if (!state.allowed) return yield* tooMany("This key made too many requests", state.resetSeconds)
        const { route } = yield* HttpRouter.RouteContext
        const { permission, takesParameters } = demandOf(route)
        // the contract's middleware declares 401 alone; 403 stands in the errors of the endpoints that ask for a role
        if (permission !== null && !may(principal, permission)) {
          return yield* Effect.die(new Forbidden({ message: refusal(permission) }))
        }
        // parameters are decoded only where the contract has some
        const parameters = Object.keys(yield* HttpServerRequest.ParsedSearchParams)
        if (!takesParameters && parameters.length > 0) return yield* Effect.die(unknownParameters(parameters))
        return principal
      })
    })
  })
).pipe(Layer.provide(FailedAuthentications.layer))
