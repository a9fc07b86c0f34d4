import { HttpApp, HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Layer, Redacted } from "effect"
import { Authentication } from "#schema/api/Authentication.ts"
import { Forbidden, TooManyRequests } from "#schema/Errors.ts"
import { may, refusal } from "#schema/Permission.ts"
import { Keys } from "#src/Access/Keys.ts"
import { rateLimitHeaders } from "#src/Access/RateLimit.ts"
import { RateLimits } from "#src/Access/RateLimits.ts"
import { unknownParameters } from "./RequestIssues.ts"
import { demandOf } from "./Routes.ts"

/** Who is asking, and whether their role allows what the contract asks for at this route. */
export const AuthenticationLive = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const keys = yield* Keys
    const limits = yield* RateLimits
    return Authentication.of({
      key: Effect.fn("Authentication.key")(function* (token) {
        const request = yield* HttpServerRequest.HttpServerRequest
        // the scheme's own decoding takes any scheme for Bearer
        const isBearer = /^bearer /i.test(request.headers["authorization"] ?? "")
        const principal = yield* keys.authenticate(Redacted.make(isBearer ? Redacted.value(token).trim() : ""))
        const state = yield* limits.take(principal)
        const headers = rateLimitHeaders(limits.limit, state)
        yield* HttpApp.appendPreResponseHandler((_, response) =>
          Effect.succeed(HttpServerResponse.setHeaders(response, headers))
        )
        if (!state.allowed) {
          const message = `This key made too many requests; come back in ${state.resetSeconds} s`
          return yield* Effect.die(new TooManyRequests({ message }))
        }
        const { route } = yield* HttpRouter.RouteContext
        const { permission, takesParameters } = demandOf(route)
        // the contract's middleware declares 401 alone; 403 stands in the errors of the endpoints that ask for a role
        if (permission !== null && !may(principal, permission)) {
          return yield* Effect.die(new Forbidden({ message: refusal(permission) }))
        }
        // parameters are decoded only where the contract has some
        const parameters = Object.keys(yield* HttpServerRequest.ParsedSearchParams)
        if (!takesParameters && parameters.length > 0) return yield* Effect.die(unknownParameters(parameters))
        yield* Effect.annotateLogsScoped({ workspace: principal.workspaceId, key: principal.key.id })
        return principal
      }, Effect.scoped)
    })
  })
)
