import { type HttpApp, HttpServerRequest } from "@effect/platform"
import { Context, Effect, Layer } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { type ApiError, Forbidden } from "#schema/Errors.ts"
import { may, refusal } from "#schema/Permission.ts"
import { keyRefusal, scopeOfEndpoint, within } from "#schema/Scope.ts"
import { FailedAuthentications } from "#src/Access/FailedAuthentications.ts"
import { accountsEndpoints } from "./AccountsEndpoints.ts"
import { AnswerHeaders } from "./AnswerHeaders.ts"
import { auditEndpoints } from "./AuditEndpoints.ts"
import { authenticator } from "./Authenticator.ts"
import { autopilotEndpoints } from "./AutopilotEndpoints.ts"
import { commentsEndpoints } from "./CommentsEndpoints.ts"
import { contactsEndpoints } from "./ContactsEndpoints.ts"
import type { Endpoint, GroupName } from "./Endpoints.ts"
import { hooksEndpoints } from "./HooksEndpoints.ts"
import { linksEndpoints } from "./LinksEndpoints.ts"
import { meEndpoints } from "./MeEndpoints.ts"
import { isUtf8 } from "./PercentEncoding.ts"
import { policyEndpoints } from "./PolicyEndpoints.ts"
import { type Query, queryOf } from "./Query.ts"
import { reportsEndpoints } from "./ReportsEndpoints.ts"
import { notUtf8, unknownParameters } from "./RequestIssues.ts"
import { nameRoute } from "./RequestRoute.ts"
import type { Demand, Route } from "./Routes.ts"
import { routeTable } from "./RouteTable.ts"

/** Why somebody's request is refused before anything of it is decoded; null when it is not. */
const refused = (route: Route & Demand, principal: KeyPrincipal, url: string, query: Query): ApiError | null => {
  const { permission, takesParameters } = route
  if (permission !== null && !may(principal, permission)) return new Forbidden({ message: refusal(permission) })
  const scope = scopeOfEndpoint(route, permission)
  if (scope !== null && !within(principal, scope)) {
    return new Forbidden({ message: keyRefusal(principal.key.name, scope) })
  }
  if (!isUtf8(url)) return notUtf8(url)
  // parameters are decoded only where the contract has some
  const names = takesParameters ? [] : Object.keys(query)
  return names.length > 0 ? unknownParameters(names) : null
}

/** Every endpoint of the contract. */
const allEndpoints = Effect.gen(function* () {
  const groups: Readonly<Record<GroupName, ReadonlyArray<Endpoint>>> = yield* Effect.all({
    me: Effect.succeed(meEndpoints),
    comments: commentsEndpoints,
    autopilot: autopilotEndpoints,
    policy: policyEndpoints,
    contacts: contactsEndpoints,
    reports: reportsEndpoints,
    links: linksEndpoints,
    hooks: hooksEndpoints,
    accounts: accountsEndpoints,
    audit: auditEndpoints
  })
  return Object.values(groups).flat()
})

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
      const endpoints = yield* allEndpoints
      const authenticate = yield* authenticator
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
            return Effect.flatMap(authenticate(request, Context.get(currentContext, AnswerHeaders)), (principal) => {
              const query = queryOf(request.url)
              const error = refused(route, principal, request.url, query)
              return error === null ? route.answer({ principal, request }, path, query) : Effect.fail(error)
            })
          })
      })
    })
  ).pipe(Layer.provide(FailedAuthentications.layer))
}
