import { HttpApi, HttpApiBuilder, HttpApiSwagger, type HttpApp, HttpRouter, OpenApi } from "@effect/platform"
import { Effect, Layer } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { AuthenticationLive } from "./AuthenticationLive.ts"
import { AutopilotHandlers } from "./AutopilotHandlers.ts"
import { CommentsHandlers } from "./CommentsHandlers.ts"
import { ContactsHandlers } from "./ContactsHandlers.ts"
import { facebookWebhookRoutes } from "./FacebookWebhookRoutes.ts"
import { healthRoutes } from "./HealthRoutes.ts"
import { HooksHandlers } from "./HooksHandlers.ts"
import { InFlight } from "./InFlight.ts"
import { MeHandlers } from "./MeHandlers.ts"
import { oauthRoutes } from "./OAuthRoutes.ts"
import { openApiDocument } from "./OpenApiDocument.ts"
import { PolicyHandlers } from "./PolicyHandlers.ts"
import { ReportsHandlers } from "./ReportsHandlers.ts"
import { aroundRequest } from "./RequestMiddleware.ts"
import { trackedLinkRoutes } from "./TrackedLinkRoutes.ts"

const api = HttpApiBuilder.api(StewardApi).pipe(
  Layer.provide(
    Layer.mergeAll(
      MeHandlers,
      CommentsHandlers,
      AutopilotHandlers,
      PolicyHandlers,
      ContactsHandlers,
      ReportsHandlers,
      HooksHandlers
    )
  ),
  Layer.provide(AuthenticationLive)
)

const requests = HttpApiBuilder.middleware(
  StewardApi,
  Effect.gen(function* () {
    const random = yield* RandomBytes
    const { router } = yield* HttpApiBuilder.Router
    const routes = Effect.map(router, (all) => all.routes)
    const inFlight = yield* InFlight
    return (app: HttpApp.Default) => Effect.provideService(aroundRequest(app, routes, inFlight), RandomBytes, random)
  })
).pipe(Layer.provide(HttpApiBuilder.Router.Live))

/** An id may be as long as it likes: it is the service that knows no such thing. */
const routing = HttpRouter.setRouterConfig({ maxParamLength: Number.POSITIVE_INFINITY })

/** The contract as a page to browse, which holds all that it needs. */
const docs = HttpApiSwagger.layer({ path: "/docs" }).pipe(
  Layer.provide(HttpApiBuilder.api(HttpApi.make("docs").annotate(OpenApi.Transform, () => openApiDocument)))
)

/** Everything that is answered over HTTP, but for the server itself, and what is being answered. */
export const httpDoor = Layer.mergeAll(
  api,
  requests,
  docs,
  facebookWebhookRoutes,
  trackedLinkRoutes,
  oauthRoutes,
  healthRoutes,
  routing
).pipe(Layer.provideMerge(InFlight.layer))
