import { type HttpApp, HttpServerError, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { HttpApiDecodeError } from "@effect/platform/HttpApiError"
import { Cause, Clock, type Context, Effect, Option, Schema } from "effect"
import { ApiError, MethodNotAllowed, NotFound } from "#schema/Errors.ts"
import { errorResponse, surprise } from "./ErrorResponse.ts"
import type { InFlight } from "./InFlight.ts"
import { withJsonBody } from "./JsonBody.ts"
import { newRequestId, RequestId, requestIdOf } from "./RequestId.ts"
import { invalidRequest } from "./RequestIssues.ts"
import { countRequest } from "./RequestMetrics.ts"
import { allowedMethods, pathOf, type Route, segmentsOf } from "./Routes.ts"

const isApiError = Schema.is(ApiError)

/**
 * Around every request: an id, one log line, the metrics, the body read as JSON, and every failure answered in the
 * decided shape. Nothing that goes wrong inside gets past it. `routes`: all there are, once they are all there.
 */
export const aroundRequest = <E, R>(
  app: HttpApp.Default<E, R>,
  routes: Effect.Effect<Iterable<Route>>,
  inFlight: Context.Tag.Service<typeof InFlight>
) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const id = yield* Option.match(requestIdOf(request.headers["x-request-id"]), {
      onNone: () => newRequestId,
      onSome: Effect.succeed
    })
    const started = yield* Clock.currentTimeMillis
    const draining = yield* inFlight.isDraining
    const readable = Option.isSome(segmentsOf(request.url))
    return yield* Effect.if(readable, {
      onTrue: () => app,
      onFalse: () => Effect.die(new HttpServerError.RouteNotFound({ request }))
    }).pipe(
      Effect.provideService(HttpServerRequest.HttpServerRequest, withJsonBody(request)),
      Effect.catchAllCause((cause) =>
        Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : answered(cause, request, routes, id)
      ),
      Effect.map(HttpServerResponse.setHeader("x-request-id", id)),
      Effect.map((response) =>
        // whoever keeps the connection would meet a closed one next time
        draining ? HttpServerResponse.setHeader(response, "connection", "close") : response
      ),
      Effect.tap(({ status }) =>
        Effect.gen(function* () {
          const { method, url } = request
          const milliseconds = (yield* Clock.currentTimeMillis) - started
          yield* countRequest(method, status, milliseconds)
          yield* Effect.annotateLogs(Effect.logInfo("request"), { method, path: pathOf(url), status, milliseconds })
        })
      ),
      Effect.provideService(RequestId, id),
      Effect.annotateLogs("request_id", id)
    )
  })

const answered = (
  cause: Cause.Cause<unknown>,
  request: HttpServerRequest.HttpServerRequest,
  routes: Effect.Effect<Iterable<Route>>,
  id: string
) =>
  Effect.gen(function* () {
    const failure = Cause.squash(cause)
    if (isApiError(failure)) return errorResponse(failure, id)
    if (failure instanceof HttpApiDecodeError) {
      const part = ["GET", "HEAD", "DELETE"].includes(request.method) ? "query" : "body"
      return errorResponse(invalidRequest(failure.issues, part), id)
    }
    if (failure instanceof HttpServerError.RouteNotFound) return noRoute(request, yield* routes, id)
    return errorResponse(yield* surprise(cause), id)
  })

const noRoute = (request: HttpServerRequest.HttpServerRequest, routes: Iterable<Route>, id: string) => {
  const allowed = Option.match(segmentsOf(request.url), {
    onNone: () => [],
    onSome: (path) => allowedMethods(routes, path)
  })
  if (allowed.length === 0) {
    return errorResponse(new NotFound({ message: `There is nothing at ${pathOf(request.url).slice(0, 200)}` }), id)
  }
  const allow = allowed.join(", ")
  const message = `${request.method} is not offered here; ${allow} ${allowed.length === 1 ? "is" : "are"}`
  return errorResponse(new MethodNotAllowed({ message }), id, { allow })
}
