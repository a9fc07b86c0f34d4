import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Layer } from "effect"
import { SessionsStanding } from "#src/Access/Members/SessionsStanding.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { SessionAdmission } from "#src/Http/Sessions/SessionAdmission.ts"
import { insider } from "../Operations/Insider.ts"
import { positionOf } from "./EventText.ts"
import { LiveComments } from "./LiveComments.ts"
import { LiveStreams } from "./LiveStreams.ts"

const contentType = "text/event-stream"

/** `no` keeps proxies from holding events back until they have many. */
const headers = { "cache-control": "no-store", "x-accel-buffering": "no" }

/** Comments as they change, for pages that are open: server-sent events. */
export const streamRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const admit = yield* insider
    const streams = yield* LiveStreams
    yield* router.get(
      "/app/v1/:workspace/stream",
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const principal = yield* admit(null)
        if (request.method === "HEAD")
          return HttpServerResponse.empty({ headers: { ...headers, "content-type": contentType } })
        const stream = yield* streams.open(principal, request, positionOf(request.headers["last-event-id"]))
        return HttpServerResponse.raw(stream, { headers, contentType })
      })
    )
  })
).pipe(
  Layer.provide(LiveStreams.layer),
  Layer.provide([LiveComments.layer, SessionAdmission.layer, SessionsStanding.layer])
)
