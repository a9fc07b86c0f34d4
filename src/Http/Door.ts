import { HttpApiBuilder } from "@effect/platform"
import { Effect, Layer } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { AuthenticationLive } from "./AuthenticationLive.ts"
import { AutopilotHandlers } from "./AutopilotHandlers.ts"
import { CommentsHandlers } from "./CommentsHandlers.ts"
import { facebookWebhookRoutes } from "./FacebookWebhookRoutes.ts"
import { healthRoutes } from "./HealthRoutes.ts"
import { HooksHandlers } from "./HooksHandlers.ts"
import { MeHandlers } from "./MeHandlers.ts"
import { aroundRequest } from "./RequestMiddleware.ts"

const api = HttpApiBuilder.api(StewardApi).pipe(
  Layer.provide(Layer.mergeAll(MeHandlers, CommentsHandlers, AutopilotHandlers, HooksHandlers)),
  Layer.provide(AuthenticationLive)
)

const requests = HttpApiBuilder.middleware(
  StewardApi,
  Effect.map(RandomBytes, (random) => (app) => Effect.provideService(aroundRequest(app), RandomBytes, random))
)

/** Everything that is answered over HTTP, but for the server itself. */
export const httpDoor = Layer.mergeAll(api, requests, facebookWebhookRoutes, healthRoutes)
