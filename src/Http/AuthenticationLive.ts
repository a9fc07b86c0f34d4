import { HttpRouter, HttpServerRequest } from "@effect/platform"
import { Effect, Layer, Redacted } from "effect"
import { Authentication } from "#schema/api/Authentication.ts"
import { Forbidden } from "#schema/Errors.ts"
import { may, refusal } from "#schema/Permission.ts"
import { Keys } from "#src/Access/Keys.ts"
import { unknownParameters } from "./RequestIssues.ts"
import { demandOf } from "./Routes.ts"

/** Who is asking, and whether their role allows what the contract asks for at this route. */
export const AuthenticationLive = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const keys = yield* Keys
    return Authentication.of({
      key: Effect.fn("Authentication.key")(function* (token) {
        const request = yield* HttpServerRequest.HttpServerRequest
        // the scheme's own decoding takes any scheme for Bearer
        const isBearer = /^bearer /i.test(request.headers["authorization"] ?? "")
        const principal = yield* keys.authenticate(Redacted.make(isBearer ? Redacted.value(token).trim() : ""))
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
