import {
  type HttpApp,
  HttpServerError,
  HttpServerRequest,
  HttpServerResponse,
  HttpTraceContext
} from "@effect/platform"
import { Cause, Context, Effect, FiberRef, Option, Schema, Tracer } from "effect"
import { ApiError, InvalidRequest, MethodNotAllowed, NotFound } from "#schema/Errors.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { inEverySpan } from "#src/Ground/Span.ts"
import { LineFacts } from "#src/Telemetry/LineFacts.ts"
import { RequestRoute, routeName } from "../Routing/RequestRoute.ts"
import { allowedMethods, pathOf, type Route, routable, segmentsOf } from "../Routing/Routes.ts"
import { routeTable } from "../Routing/RouteTable.ts"
import { AnswerHeaders } from "./AnswerHeaders.ts"
import { ErrorPages } from "./ErrorPages.ts"
import { errorResponse, surprise } from "./ErrorResponse.ts"
import { InFlight } from "./InFlight.ts"
import { prefersHtml } from "./PrefersHtml.ts"
import { tell } from "./RequestEnd.ts"
import { newRequestId, RequestId, requestIdOf } from "./RequestId.ts"
import { isSeveralHosts, safetyHeaders } from "./SafetyHeaders.ts"
import { spanIds } from "./SpanIds.ts"

const severalHosts = Effect.fail(
  new InvalidRequest({
    message: "The request has several Host headers; send one",
    issues: [{ path: "host", message: "must be given once" }]
  })
)

const isApiError = Schema.is(ApiError)

/**
 * Around every request: an id, one log line, the metrics, and every failure answered in the
 * decided shape. Nothing that goes wrong inside gets past it. `routes`: all there are. What it sets for the fiber is
 * never set back: a fiber answers one request, and ends with it.
 */
export const aroundRequest = Effect.gen(function* () {
  const inFlight = yield* InFlight
  const newId = yield* newRequestId
  const safe = safetyHeaders((yield* AppLinks).base)
  const pages = Option.getOrNull(yield* Effect.serviceOption(ErrorPages))
  const show: Show = ({ headers: { accept }, url }, error, id, headers = {}) =>
    pages !== null && prefersHtml(url, accept) ? pages.show(error, id, headers) : errorResponse(error, id, headers)

  return <E, R>(app: HttpApp.Default<E, R>, routes: Iterable<Route>): HttpApp.Default<E | InvalidRequest, R> => {
    const find = routeTable([...routes])
    return Effect.clockWith((clock) =>
      Effect.withFiberRuntime<
        HttpServerResponse.HttpServerResponse,
        E | InvalidRequest,
        R | HttpServerRequest.HttpServerRequest
      >((fiber) => {
        inFlight.count(fiber)
        const started = clock.unsafeCurrentTimeMillis()
        const request = Context.unsafeGet(fiber.currentContext, HttpServerRequest.HttpServerRequest)
        const answeredAs = (id: string) => {
          const headers: Record<string, string> = { ...safe, "x-request-id": id }
          // whoever keeps the connection would meet a closed one next time
          if (inFlight.isDraining()) headers["connection"] = "close"
          const taken: { path: string | undefined } = { path: undefined }
          const finished = (response: HttpServerResponse.HttpServerResponse) => {
            const path = taken.path ?? find(request.method, request.url)?.route.path
            const route = path === undefined ? undefined : routeName(path)
            const milliseconds = clock.unsafeCurrentTimeMillis() - started
            return Effect.as(
              tell(fiber.currentContext, { request, response, route, milliseconds }),
              HttpServerResponse.setHeaders(response, headers)
            )
          }
          const inside: HttpApp.Default<E | InvalidRequest, R> = isSeveralHosts(request.headers["host"])
            ? severalHosts
            : app
          const about = fiber.getFiberRef(FiberRef.currentTracerEnabled)
            ? inEverySpan(spanIds(find(request.method, request.url)))
            : Effect.void
          return Effect.zipRight(about, begun(fiber.currentContext, request, id, headers, taken)).pipe(
            Effect.zipRight(inside),
            Effect.matchCauseEffect({
              onFailure: (cause) =>
                Cause.isInterruptedOnly(cause)
                  ? Effect.failCause(cause)
                  : Effect.flatMap(refused(cause, request, routes, id, show), finished),
              onSuccess: finished
            })
          )
        }
        const sent = requestIdOf(request.headers["x-request-id"])
        return Effect.flatMap(Option.isSome(sent) ? Effect.succeed(sent.value) : newId(started), answeredAs)
      })
    )
  }
})

/** Where nobody traces here, the lines of the log still tell the trace of who called. */
const withCallersTrace = (
  surroundings: Context.Context<never>,
  { headers }: HttpServerRequest.HttpServerRequest
): Context.Context<never> => {
  if (headers["traceparent"] === undefined || surroundings.unsafeMap.has(Tracer.ParentSpan.key)) return surroundings
  return Option.match(HttpTraceContext.fromHeaders(headers), {
    onNone: () => surroundings,
    onSome: (caller) => Context.add(surroundings, Tracer.ParentSpan, caller)
  })
}

/** What everything that is done for the request finds in its surroundings, and its lines in the log say. Put together at once, as to add to surroundings copies them. */
const begun = (
  surroundings: Context.Context<never>,
  request: HttpServerRequest.HttpServerRequest,
  id: string,
  headers: Record<string, string>,
  taken: RequestRoute["Type"]
) =>
  FiberRef.set(
    FiberRef.currentContext,
    Context.unsafeMake<never>(
      new Map<string, unknown>(withCallersTrace(surroundings, request).unsafeMap)
        .set(RequestId.key, id)
        .set(AnswerHeaders.key, headers)
        .set(RequestRoute.key, taken)
        .set(LineFacts.key, { request_id: id })
        .set(HttpServerRequest.HttpServerRequest.key, routable(request))
    )
  )

/** Answers a request with an error: as a page to browsers, as JSON to programs. */
type Show = (
  request: HttpServerRequest.HttpServerRequest,
  error: ApiError,
  id: string,
  headers?: Record<string, string>
) => HttpServerResponse.HttpServerResponse

const refused = (
  cause: Cause.Cause<unknown>,
  request: HttpServerRequest.HttpServerRequest,
  routes: Iterable<Route>,
  id: string,
  show: Show
) =>
  Effect.gen(function* () {
    const failure = Cause.squash(cause)
    if (isApiError(failure)) return show(request, failure, id)
    if (failure instanceof HttpServerError.RouteNotFound) return noRoute(request, routes, id, show)
    return show(request, yield* surprise(cause), id)
  })

/** Programs are told where they can read what there is. */
const nothingAt = (path: string) =>
  `There is nothing at ${path.slice(0, 200)}${path.startsWith("/api/") ? "; /docs lists all that there is" : ""}`

const noRoute = (request: HttpServerRequest.HttpServerRequest, routes: Iterable<Route>, id: string, show: Show) => {
  const allowed = Option.match(segmentsOf(request.url), {
    onNone: () => [],
    onSome: (path) => allowedMethods(routes, path)
  })
  if (allowed.length === 0) {
    return show(request, new NotFound({ message: nothingAt(pathOf(request.url)) }), id)
  }
  const allow = allowed.join(", ")
  const message = `${request.method} is not offered here; ${allow} ${allowed.length === 1 ? "is" : "are"}`
  return show(request, new MethodNotAllowed({ message }), id, { allow })
}
