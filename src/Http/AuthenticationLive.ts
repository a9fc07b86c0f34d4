import { HttpServerRequest } from "@effect/platform"
import { Effect, Layer, Redacted } from "effect"
import { Authentication } from "#schema/api/Authentication.ts"
import { Forbidden, Unauthorized } from "#schema/Errors.ts"
import { may, refusal } from "#schema/Permission.ts"
import { Keys } from "#src/Access/Keys.ts"
import { requiredPermission } from "./Routes.ts"

const noKey = new Unauthorized({ message: "Send an API key as `Authorization: Bearer stw_live_…`" })

/** Who is asking, and whether their role allows what the contract asks for at this path. */
export const AuthenticationLive = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const keys = yield* Keys
    return Authentication.of({
      key: Effect.fn("Authentication.key")(function* (token) {
        const request = yield* HttpServerRequest.HttpServerRequest
        // the scheme's own decoding takes any scheme for Bearer
        if (!/^bearer /i.test(request.headers["authorization"] ?? "")) return yield* Effect.fail(noKey)
        const principal = yield* keys.authenticate(Redacted.make(Redacted.value(token).trim()))
        const permission = requiredPermission(request.method, pathOf(request.url))
        // the contract's middleware declares 401 alone; 403 stands in the errors of the endpoints that ask for a role
        if (permission !== null && !may(principal, permission)) {
          return yield* Effect.die(new Forbidden({ message: refusal(permission) }))
        }
        yield* Effect.annotateLogsScoped({ workspace: principal.workspaceId, key: principal.key.id })
        return principal
      }, Effect.scoped)
    })
  })
)

const pathOf = (url: string) => url.split("?", 1)[0] ?? url
