import { type HttpApp, HttpServerError, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { HttpApiDecodeError } from "@effect/platform/HttpApiError"
import { Cause, Clock, Context, Effect, Option, Schema } from "effect"
import { ApiError, MethodNotAllowed, NotFound } from "#schema/Errors.ts"
import { AnswerHeaders } from "./AnswerHeaders.ts"
import { errorResponse, surprise } from "./ErrorResponse.ts"
import type { InFlight } from "./InFlight.ts"
import { withJsonBody } from "./JsonBody.ts"
import { newRequestId, RequestId, requestIdOf } from "./RequestId.ts"
import { invalidRequest } from "./RequestIssues.ts"
import { inEveryLine } from "./RequestLog.ts"
import { countRequest } from "./RequestMetrics.ts"
import { allowedMethods, pathOf, type Route, routable, segmentsOf } from "./Routes.ts"

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
    const sent = requestIdOf(request.headers["x-request-id"])
    const id = Option.isSome(sent) ? sent.value : yield* newRequestId
    const started = yield* Clock.currentTimeMillis
    const headers: Record<string, string> = { "x-request-id": id }
    // whoever keeps the connection would meet a closed one next time
    if (yield* inFlight.isDraining) headers["connection"] = "close"
    const carried = Context.make(HttpServerRequest.HttpServerRequest, withJsonBody(routable(request))).pipe(
      Context.add(RequestId, id),
      Context.add(AnswerHeaders, headers)
    )
    const readable = Option.isSome(segmentsOf(request.url))
    return yield* (readable ? app : Effect.die(new HttpServerError.RouteNotFound({ request }))).pipe(
      // all at once: each time that something is added, everything is copied
      Effect.mapInputContext((context: Context.Context<R | HttpServerRequest.HttpServerRequest>) =>
        Context.merge(context, carried)
      ),
      Effect.catchAllCause((cause) =>
        Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : answered(cause, request, routes, id)
      ),
      Effect.flatMap((response) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          const { method, url } = request
          const { status } = response
          const milliseconds = now - started
          countRequest(method, status, milliseconds)
          return inEveryLine({ method, path: pathOf(url), status, milliseconds }).pipe(
            Effect.zipRight(Effect.logInfo("request")),
            Effect.as(HttpServerResponse.setHeaders(response, headers))
          )
        })
      ),
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
