import { HttpRouter, HttpServerRequest } from "@effect/platform"
import { Effect, Layer, Option, Redacted } from "effect"
import { Authentication } from "#schema/api/Authentication.ts"
import { Forbidden, InvalidRequest, TooManyRequests, type Unauthorized } from "#schema/Errors.ts"
import { may, refusal } from "#schema/Permission.ts"
import { Admission } from "#src/Access/Admission.ts"
import { FailedAuthentications } from "#src/Access/FailedAuthentications.ts"
import { rateLimitHeaders } from "#src/Access/RateLimit.ts"
import { span } from "#src/Span.ts"
import { AnswerHeaders } from "./AnswerHeaders.ts"
import { unknownParameters } from "./RequestIssues.ts"
import { inEveryLine } from "./RequestLog.ts"
import { demandOf } from "./Routes.ts"

const hasProto = /[?&]__proto__(=|&|$)/
const unknownProto = new InvalidRequest({
  message: '"__proto__" is not a parameter',
  issues: [{ path: "__proto__", message: '"__proto__" is not a parameter' }]
})

const tooMany = (what: string, seconds: number) =>
  Effect.die(new TooManyRequests({ message: `${what}; come back in ${seconds} s` }))

/**
 * Who is asking, whether they ask too often, and whether their role allows what the contract asks for at this route.
 * A good key is never held up by what others do at its address.
 */
export const AuthenticationLive = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const admission = yield* Admission
    const failures = yield* FailedAuthentications

    const failed = Effect.fnUntraced(function* (error: Unauthorized, address: string) {
      const state = yield* failures.take(address)
      Object.assign(yield* AnswerHeaders, rateLimitHeaders(failures.limit, state))
      if (state.allowed) return yield* Effect.fail(error)
      return yield* tooMany("Too many requests from your address had a key that is no good", state.resetSeconds)
    })

    return Authentication.of({
      key: Effect.fnUntraced(function* (sent) {
        const request = yield* HttpServerRequest.HttpServerRequest
        // the scheme's own decoding takes any scheme for Bearer
        const isBearer = /^bearer /i.test(request.headers["authorization"] ?? "")
        const token = isBearer ? Redacted.value(sent).trim() : ""
        const { principal, rate } = yield* Effect.catchAll(admission.admit(Redacted.make(token)), (error) =>
          token === "" || Option.isNone(request.remoteAddress)
            ? Effect.fail(error)
            : failed(error, request.remoteAddress.value)
        )
        yield* inEveryLine({ workspace: principal.workspaceId, key: principal.key.id })
        Object.assign(yield* AnswerHeaders, rateLimitHeaders(admission.limit, rate))
        if (!rate.allowed) return yield* tooMany("This key made too many requests", rate.resetSeconds)
        const { route } = yield* HttpRouter.RouteContext
        const { permission, takesParameters } = demandOf(route)
        // the contract's middleware declares 401 alone; 403 stands in the errors of the endpoints that ask for a role
        if (permission !== null && !may(principal, permission)) {
          return yield* Effect.die(new Forbidden({ message: refusal(permission) }))
        }
        // the one name that is lost when a query is read into an object
        if (hasProto.test(request.url)) return yield* Effect.die(unknownProto)
        // parameters are decoded only where the contract has some
        const parameters = Object.keys(yield* HttpServerRequest.ParsedSearchParams)
        if (!takesParameters && parameters.length > 0) return yield* Effect.die(unknownParameters(parameters))
        return principal
      }, span("Authentication.key"))
    })
  })
).pipe(Layer.provide(FailedAuthentications.layer))
