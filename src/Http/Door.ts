import { Etag, FileSystem, HttpPlatform, HttpRouter, HttpServerError, HttpServerRequest, Path } from "@effect/platform"
import { Context, Effect, Layer } from "effect"
import { Router } from "#src/Http/Routing/Router.ts"
import { Api } from "./Api.ts"
import { HandlerTable } from "./Handlers/HandlerTable.ts"
import { healthRoutes } from "./HealthRoutes.ts"
import { metricsRoute } from "./MetricsRoute.ts"
import { oauthRoutes } from "./OAuthRoutes.ts"
import { perspectiveRoutes } from "./PerspectiveRoutes.ts"
import { RequestPlaces } from "./Places/RequestPlaces.ts"
import { platformCallbackRoutes } from "./PlatformCallbackRoutes.ts"
import { platformWebhookRoutes } from "./PlatformWebhookRoutes.ts"
import { InFlight } from "./Request/InFlight.ts"
import { aroundRequest } from "./Request/RequestMiddleware.ts"
import { Paths } from "./Routing/Paths.ts"
import { nameRoute } from "./Routing/RequestRoute.ts"
import { isRoutable, pathOf, type Route } from "./Routing/Routes.ts"
import { trackedLinkRoutes } from "./TrackedLinkRoutes.ts"

/** An id may be as long as it likes: it is the service that knows no such thing. */
const routing = HttpRouter.setRouterConfig({ maxParamLength: Number.POSITIVE_INFINITY })

/** Everything that is answered over HTTP, but for the server itself, and what is being answered. */
export const httpDoor = Layer.mergeAll(
  Api.layer,
  platformCallbackRoutes,
  platformWebhookRoutes,
  trackedLinkRoutes,
  oauthRoutes,
  healthRoutes,
  metricsRoute,
  perspectiveRoutes,
  routing
).pipe(Layer.provideMerge(Layer.mergeAll(HandlerTable.layer, InFlight.layer, Paths.layer, RequestPlaces.layer)))

/** Everything that can be asked for. */
export const allRoutes: Effect.Effect<ReadonlyArray<Route>, never, Api | Paths | Router> = Effect.gen(function* () {
  const { endpoints } = yield* Api
  const { routes } = yield* (yield* Router).router
  return [...endpoints, ...routes, ...(yield* Paths).routes()]
})

/** Answers every request: as its path does, as the API does, or by the routes that the doors have made. */
export const httpApp = Effect.gen(function* () {
  const { orElse } = yield* Api
  const paths = yield* Paths
  const around = yield* aroundRequest
  const { router } = yield* Router
  // what is answered with goes with every request, and is copied each time that something is added to it
  const services = Context.pick(
    HttpPlatform.HttpPlatform,
    Etag.Generator,
    FileSystem.FileSystem,
    Path.Path
  )(yield* Effect.context<HttpRouter.HttpRouter.DefaultServices>())
  const routed = yield* HttpRouter.toHttpApp(yield* router)
  const others = Effect.mapInputContext(
    Effect.scoped(routed),
    (request: Context.Context<HttpServerRequest.HttpServerRequest>) => Context.merge(services, request)
  )
  const api = orElse(
    Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
      const nowhere = () => new HttpServerError.RouteNotFound({ request })
      return isRoutable(pathOf(request.url)) ? others : Effect.dieSync(nowhere)
    })
  )
  const app: typeof api = Effect.withFiberRuntime(({ currentContext }) => {
    const { method, url } = Context.unsafeGet(currentContext, HttpServerRequest.HttpServerRequest)
    const found = paths.at(method, url)
    if (found === undefined) return api
    nameRoute(currentContext, found.path)
    return found.app
  })
  return around(app, yield* allRoutes)
})
