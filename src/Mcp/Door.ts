import { type HttpApp, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Context, Effect, Layer } from "effect"
import { callerId } from "#schema/api/Authentication.ts"
import { type ApiError, Forbidden, MethodNotAllowed } from "#schema/Errors.ts"
import { AllowedOrigins } from "#src/Access/SignIn/AllowedOrigins.ts"
import { callersJson } from "#src/Http/Body/JsonBody.ts"
import { AnswerHeaders } from "#src/Http/Request/AnswerHeaders.ts"
import { RequestId } from "#src/Http/Request/RequestId.ts"
import { inEveryLine } from "#src/Http/Request/RequestLog.ts"
import { Paths } from "#src/Http/Routing/Paths.ts"
import { type AdmittedCaller, CallerAuthentication } from "./CallerAuthentication.ts"
import { crossOrigin, crossOriginPreflight } from "./CrossOrigin.ts"
import { descriptionRoutes } from "./Description/DescriptionRoutes.ts"
import { mcpPath } from "./Description/ServerInfo.ts"
import { messageAnswering, type ToolRequest } from "./MessageAnswering.ts"
import { MessageLimits } from "./MessageLimits.ts"
import { isJson } from "./Protocol/ContentType.ts"
import { unreadable } from "./Protocol/OwnAnswers.ts"

const toolRoute = Layer.scopedDiscard(
  Effect.gen(function* () {
    const authentication = yield* CallerAuthentication
    const origins = yield* AllowedOrigins
    const paths = yield* Paths
    const answer = yield* messageAnswering

    const letIn = (
      asking: ToolRequest,
      admitted: AdmittedCaller
    ): Effect.Effect<HttpServerResponse.HttpServerResponse, ApiError> => {
      const { headers, request } = asking
      if (request.method !== "POST") {
        headers["allow"] = "POST"
        return Effect.fail(new MethodNotAllowed({ message: `${request.method} is not offered here; POST is` }))
      }
      // the protocol has an answer of its own to another type, and gives it without a look at the body
      return Effect.flatMap(isJson(request.headers["content-type"]), (saysJson) =>
        saysJson
          ? Effect.matchEffect(callersJson(request), {
              onFailure: (error) => Effect.succeed(unreadable(error)),
              onSuccess: (body) => answer(asking, admitted, body)
            })
          : answer(asking, admitted, undefined)
      )
    }

    const answering: HttpApp.Default<ApiError> = Effect.withFiberRuntime(({ currentContext }) => {
      const request = Context.unsafeGet(currentContext, HttpServerRequest.HttpServerRequest)
      const headers = Context.get(currentContext, AnswerHeaders)
      const { source } = request
      const { origin } = request.headers
      if (origin !== undefined && !origins.has(origin)) {
        return Effect.fail(new Forbidden({ message: `Pages from ${origin.slice(0, 200)} may not call this` }))
      }
      if (request.method === "OPTIONS") {
        return Effect.succeed(HttpServerResponse.empty({ status: 204, headers: crossOriginPreflight(origin) }))
      }
      if (!(source instanceof Request)) return Effect.dieMessage("The server hands on no web request")
      Object.assign(headers, crossOrigin(origin))
      const asking = { request, source, headers, requestId: Context.get(currentContext, RequestId) }
      return Effect.matchEffect(authentication.admit(request), {
        onFailure: (turnedAway) => {
          Object.assign(headers, turnedAway.headers)
          return Effect.fail(turnedAway.error)
        },
        onSuccess: (admitted) => {
          const { principal } = admitted
          const kind = principal.key === undefined ? "grant" : "key"
          const known = inEveryLine({ workspace: principal.workspaceId, [kind]: callerId(principal) })
          return Effect.zipRight(known, letIn(asking, admitted))
        }
      })
    })

    paths.add(mcpPath, answering)
  })
).pipe(Layer.provide([CallerAuthentication.layer, MessageLimits.layer]))

/** The tool server at `/mcp`, for assistants, and what describes it to them. */
export const mcpDoor = Layer.merge(toolRoute, descriptionRoutes)
