import { type HttpApp, HttpServerRequest } from "@effect/platform"
import { Context, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { operations } from "#schema/api/Operations.ts"
import { type ApiError, Forbidden } from "#schema/Errors.ts"
import { may, type Permission, refusal } from "#schema/resources/Permission.ts"
import { keyRefusal, within } from "#schema/resources/Scope.ts"
import { FailedAuthentications } from "#src/Access/Limits/FailedAuthentications.ts"
import { StillStanding } from "#src/Access/Members/StillStanding.ts"
import { authenticator, bearer } from "./Authenticator.ts"
import { type Endpoint, served } from "./Endpoints/Endpoints.ts"
import { onceByKey } from "./Endpoints/Idempotent.ts"
import { type Query, queryOf } from "./Endpoints/Query.ts"
import { noneMatched, notUtf8, unknownParameters, unmatched } from "./Endpoints/RequestIssues.ts"
import { HandlerTable } from "./Handlers/HandlerTable.ts"
import { RequestPlaces } from "./Places/RequestPlaces.ts"
import { AnswerHeaders } from "./Request/AnswerHeaders.ts"
import { isUtf8 } from "./Routing/PercentEncoding.ts"
import { nameRoute } from "./Routing/RequestRoute.ts"
import { routeTable } from "./Routing/RouteTable.ts"
import { SessionAdmission } from "./Sessions/SessionAdmission.ts"

/**
 * Every key may do what asks for no permission. A person who is signed in is asked for more where it changes something:
 * viewers only view.
 */
const needed = ({ permission, scope }: Endpoint, { assistant, key }: Principal): Permission | null => {
  const isPerson = key === undefined && assistant === undefined
  return permission ?? (isPerson && scope !== null && scope !== "read" ? "edit" : null)
}

/** Why somebody's request is refused before anything of it is decoded; null when it is not. */
const refused = (
  endpoint: Endpoint,
  principal: Principal,
  { headers, url }: HttpServerRequest.HttpServerRequest,
  query: Query
): ApiError | null => {
  const { isChange, isUnversioned, scope, takesParameters } = endpoint
  const permission = needed(endpoint, principal)
  if (permission !== null && !may(principal, permission)) return new Forbidden({ message: refusal(permission) })
  if (scope !== null && !within(principal, scope)) {
    return new Forbidden({ message: keyRefusal(principal.key?.name ?? "", scope) })
  }
  if (!isUtf8(url)) return notUtf8(url)
  // parameters are decoded only where the contract has some
  const names = takesParameters ? [] : Object.keys(query)
  if (names.length > 0) return unknownParameters(names)
  if (isChange && headers["if-none-match"] !== undefined) return noneMatched()
  return isUnversioned && headers["if-match"] !== undefined ? unmatched() : null
}

/** The header in which a page of ours says for which workspace it asks. */
const workspaceHeader = "x-steward-workspace"

/**
 * The REST API. Who asks is found out first, then whether their role allows what they ask for, and then what that is
 * exactly.
 */
export class Api extends Context.Tag("steward/Api")<
  Api,
  {
    readonly endpoints: ReadonlyArray<Endpoint>
    /** Answers what is asked of the endpoints, and leaves everything else to `rest`. */
    readonly orElse: <E, R>(rest: HttpApp.Default<E, R>) => HttpApp.Default<E | ApiError, R>
  }
>() {
  static readonly layer = Layer.effect(
    Api,
    Effect.gen(function* () {
      const handlers = yield* HandlerTable
      const once = yield* onceByKey
      const requests = yield* RequestPlaces
      const standing = yield* StillStanding
      const endpoints = operations.map((declared) => served(declared, handlers.of(declared), once, requests, standing))
      const authenticate = yield* authenticator
      const sessions = yield* SessionAdmission

      /** By key where there is any word of one, and else by session: nobody's cookie speaks for a key that is wrong. */
      const whoAsks = (request: HttpServerRequest.HttpServerRequest, headers: Record<string, string>) => {
        const authorization = request.headers["authorization"]
        if (authorization !== undefined || !sessions.isCarried(request)) {
          return authenticate(bearer(authorization), request.remoteAddress, headers)
        }
        return sessions.admit(request, request.headers[workspaceHeader]?.trim() ?? "", headers)
      }
      const find = routeTable(endpoints)

      return Api.of({
        endpoints,
        orElse: (rest) =>
          Effect.withFiberRuntime(({ currentContext }) => {
            const request = Context.unsafeGet(currentContext, HttpServerRequest.HttpServerRequest)
            const found = find(request.method, request.url)
            if (found === undefined) return rest
            const { path, route } = found
            nameRoute(currentContext, route.path)
            const known: Effect.Effect<Principal, ApiError> = whoAsks(
              request,
              Context.get(currentContext, AnswerHeaders)
            )
            return Effect.flatMap(known, (principal) => {
              const query = queryOf(request.url)
              const error = refused(route, principal, request, query)
              return error === null ? route.answer({ principal, request }, path, query) : Effect.fail(error)
            })
          })
      })
    })
  ).pipe(Layer.provide([FailedAuthentications.layer, SessionAdmission.layer, StillStanding.layer]))
}
