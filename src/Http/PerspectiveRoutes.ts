import { type HttpApp, HttpServerRequest, HttpServerResponse, OpenApi } from "@effect/platform"
import { Cause, Clock, Context, Effect, Either, Layer, ParseResult, Schema } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import { ApiError as AnyError, type ApiError, Forbidden, MethodNotAllowed, TooManyRequests } from "#schema/Errors.ts"
import { AnalyzeRequest } from "#schema/perspective/AnalyzeRequest.ts"
import { analyzePath, PerspectiveApi } from "#schema/perspective/PerspectiveApi.ts"
import { keyRefusal, within } from "#schema/resources/Scope.ts"
import { FailedAuthentications } from "#src/Access/Limits/FailedAuthentications.ts"
import { rateLimitHeaders } from "#src/Access/Limits/RateLimit.ts"
import { RateLimits } from "#src/Access/Limits/RateLimits.ts"
import { StillStanding } from "#src/Access/Members/StillStanding.ts"
import { CommentAnalysis, calibratedLanguages } from "#src/Autopilot/Attributes/CommentAnalysis.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { inItsTurn } from "#src/Ground/Turns/EventLoop.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { authenticator, bearer } from "./Authenticator.ts"
import { callersJson } from "./Body/JsonBody.ts"
import { queryOf } from "./Endpoints/Query.ts"
import { invalidRequest } from "./Endpoints/RequestIssues.ts"
import { answerTo } from "./Perspective/Answer.ts"
import { askedOf } from "./Perspective/Asked.ts"
import { discovery, discoveryPath } from "./Perspective/Discovery.ts"
import { withoutNulls } from "./Perspective/Nulls.ts"
import { asError, noKey, type Problem, problemOf } from "./Perspective/Problem.ts"
import { requestsOf } from "./Perspective/Work.ts"
import { RequestPlaces } from "./Places/RequestPlaces.ts"
import { AnswerHeaders } from "./Request/AnswerHeaders.ts"
import { retryAfterSeconds, surprise } from "./Request/ErrorResponse.ts"
import { RequestId } from "./Request/RequestId.ts"
import { Paths } from "./Routing/Paths.ts"

const openApiPath = "/v1alpha1/openapi.json"

/** Client libraries may escape the colon. */
const spellings = [analyzePath, analyzePath.replace(":", "%3A"), analyzePath.replace(":", "%3a")]

const isApiError = Schema.is(AnyError)
const decode = Schema.decodeUnknownEither(AnalyzeRequest)

/** The key, wherever a client of Google's services may put it; empty for none. */
const keyOf = ({ headers, url }: HttpServerRequest.HttpServerRequest): string => {
  const { key } = queryOf(url)
  const inQuery = typeof key === "string" ? key.trim() : ""
  const inHeader = (headers["x-goog-api-key"] ?? "").trim()
  return inQuery || inHeader || bearer(headers["authorization"])
}

const told = (problem: Problem, requestId: string) =>
  HttpServerResponse.unsafeJson(asError(problem, requestId), {
    status: problem.code,
    headers: problem.status === "UNAVAILABLE" ? { "retry-after": String(retryAfterSeconds) } : {}
  })

/** Whatever went wrong, as callers are told. */
const asProblem = (failure: unknown) =>
  Effect.map(isApiError(failure) ? Effect.succeed(failure) : surprise(Cause.die(failure)), problemOf)

const parsed = (body: unknown): Either.Either<AnalyzeRequest, ApiError> =>
  Either.mapLeft(decode(withoutNulls(body)), (error) =>
    invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), "body")
  )

/** The door for callers of Perspective: `PerspectiveApi`, and what describes it. */
export const perspectiveRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const paths = yield* Paths
    const analysis = yield* CommentAnalysis
    const authenticate = yield* authenticator
    const requests = yield* RequestPlaces
    const standing = yield* StillStanding
    const limits = yield* RateLimits
    const { base } = yield* AppLinks

    /** Counts what a long text takes beyond one request, which was counted already: all of it or nothing. */
    const countWork = Effect.fnUntraced(function* (
      principal: Principal,
      sent: AnalyzeRequest,
      headers: Record<string, string>
    ) {
      const own = limits.of(principal)
      const all = requestsOf(sent, own.burst)
      if (all === 1) return
      const rate = yield* limits.take(principal, all - 1)
      if (rate.allowed) return void Object.assign(headers, rateLimitHeaders(own, rate))
      // whoever comes again is counted anew, from the first
      const { rate: whole } = yield* limits.refused(principal, yield* Clock.currentTimeMillis, all)
      Object.assign(headers, rateLimitHeaders(own, whole))
      const message = `This key made too many requests (this text counts as ${all}); try again in ${whole.resetSeconds} s`
      return yield* Effect.fail(new TooManyRequests({ message }))
    })

    const answer = Effect.fnUntraced(function* (
      request: HttpServerRequest.HttpServerRequest,
      headers: Record<string, string>
    ) {
      if (request.method !== "POST") {
        headers["allow"] = "POST"
        return problemOf(new MethodNotAllowed({ message: `${request.method} is not offered here; POST is` }))
      }
      const token = keyOf(request)
      if (token === "") return noKey
      const principal = yield* authenticate(token, request.remoteAddress, headers)
      if (!within(principal, "read")) {
        return problemOf(new Forbidden({ message: keyRefusal(principal.key.name, "read") }))
      }
      const sent = yield* Effect.flatMap(callersJson(request), parsed)
      yield* countWork(principal, sent, headers)
      yield* requests.enter(callerId(principal), principal.workspaceId, standing.check(principal))
      // it may take a third of a second: a caller who sends many at once must not hold up everybody
      return yield* inItsTurn(() =>
        Either.match(askedOf(sent, analysis.languageOf, calibratedLanguages), {
          onLeft: (problem) => problem,
          onRight: (asked) => answerTo(asked, sent, analysis)
        })
      )
    })

    const analyzed: HttpApp.Default = Effect.withFiberRuntime(({ currentContext }) => {
      const request = Context.unsafeGet(currentContext, HttpServerRequest.HttpServerRequest)
      const requestId = Context.get(currentContext, RequestId)
      return answer(request, Context.get(currentContext, AnswerHeaders)).pipe(
        Effect.catchAll(asProblem),
        Effect.catchAllDefect(asProblem),
        Effect.map((answered) =>
          "details" in answered ? told(answered, requestId) : HttpServerResponse.unsafeJson(answered)
        )
      )
    })

    for (const path of spellings) paths.add(path, analyzed)
    yield* router.get(
      openApiPath,
      Effect.succeed(HttpServerResponse.unsafeJson({ ...OpenApi.fromApi(PerspectiveApi), servers: [{ url: base }] }))
    )
    paths.add(discoveryPath, Effect.succeed(HttpServerResponse.unsafeJson(discovery(base))))
  })
).pipe(Layer.provide([FailedAuthentications.layer, StillStanding.layer]))
