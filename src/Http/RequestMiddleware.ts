import { type HttpApp, HttpServerError, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { HttpApiDecodeError } from "@effect/platform/HttpApiError"
import { Cause, Clock, Effect, Option, Schema } from "effect"
import { ApiError, MethodNotAllowed, NotFound } from "#schema/Errors.ts"

import { errorResponse, surprise } from "./ErrorResponse.ts"
import { withJsonBody } from "./JsonBody.ts"
import { newRequestId, RequestId, requestIdOf } from "./RequestId.ts"
import { invalidRequest } from "./RequestIssues.ts"
import { allowedMethods } from "./Routes.ts"

const isApiError = Schema.is(ApiError)

/**
 * Around every request: an id, one log line, the body read as JSON, and every failure answered in the decided shape.
 * Nothing that goes wrong inside gets past it.
 */
export const aroundRequest = <E, R>(app: HttpApp.Default<E, R>) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const id = yield* Option.match(requestIdOf(request.headers["x-request-id"]), {
      onNone: () => newRequestId,
      onSome: Effect.succeed
    })
    const started = yield* Clock.currentTimeMillis
    return yield* app.pipe(
      Effect.provideService(HttpServerRequest.HttpServerRequest, withJsonBody(request)),
      Effect.catchAllCause((cause) =>
        Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : answered(cause, request, id)
      ),
      Effect.map(HttpServerResponse.setHeader("x-request-id", id)),
      Effect.tap((response) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          Effect.logInfo("request").pipe(
            Effect.annotateLogs({
              method: request.method,
              path: pathOf(request),
              status: response.status,
              milliseconds: now - started
            })
          )
        )
      ),
      Effect.provideService(RequestId, id),
      Effect.annotateLogs("request_id", id)
    )
  })

const answered = (cause: Cause.Cause<unknown>, request: HttpServerRequest.HttpServerRequest, id: string) =>
  Effect.gen(function* () {
    const failure = Cause.squash(cause)
    if (isApiError(failure)) return errorResponse(failure, id)
    if (failure instanceof HttpApiDecodeError) {
      const part = ["GET", "HEAD", "DELETE"].includes(request.method) ? "query" : "body"
      return errorResponse(invalidRequest(failure.issues, part), id)
    }
    if (failure instanceof HttpServerError.RouteNotFound) return noRoute(request, id)
    return errorResponse(yield* surprise(cause), id)
  })

const noRoute = (request: HttpServerRequest.HttpServerRequest, id: string) => {
  const path = pathOf(request)
  const allowed = allowedMethods(path)
  if (allowed.length === 0) {
    return errorResponse(new NotFound({ message: `There is nothing at ${path.slice(0, 200)}` }), id)
  }
  const allow = allowed.join(", ")
  const message = `${request.method} is not offered here; ${allow} ${allowed.length === 1 ? "is" : "are"}`
  return errorResponse(new MethodNotAllowed({ message }), id, { allow })
}

const pathOf = (request: HttpServerRequest.HttpServerRequest) => request.url.split("?", 1)[0] ?? "/"
