import { type HttpApp, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { isJsonContentType } from "@modelcontextprotocol/server"
import { Context, Effect, Layer, Option } from "effect"
import { callerId } from "#schema/api/Authentication.ts"
import {
  type ApiError,
  Forbidden,
  MethodNotAllowed,
  PayloadTooLarge,
  TooManyRequests,
  UnsupportedMediaType
} from "#schema/Errors.ts"
import { rateLimitHeaders } from "#src/Access/Limits/RateLimit.ts"
import { RateLimits } from "#src/Access/Limits/RateLimits.ts"
import { AllowedOrigins } from "#src/Access/SignIn/AllowedOrigins.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { callersJson } from "#src/Http/Body/JsonBody.ts"
import { jsonText } from "#src/Http/Endpoints/Answer.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { AnswerHeaders } from "#src/Http/Request/AnswerHeaders.ts"
import { RequestId } from "#src/Http/Request/RequestId.ts"
import { inEveryLine } from "#src/Http/Request/RequestLog.ts"
import { Paths } from "#src/Http/Routing/Paths.ts"
import { type AdmittedCaller, CallerAuthentication } from "./CallerAuthentication.ts"
import { crossOrigin, crossOriginPreflight } from "./CrossOrigin.ts"
import { descriptionRoutes } from "./Description/DescriptionRoutes.ts"
import { mcpPath, serverInfo } from "./Description/ServerInfo.ts"
import { MessageLimits } from "./MessageLimits.ts"
import { answerType, singleEvent } from "./Protocol/Accept.ts"
import { callsUnderWay, clientOf } from "./Protocol/CallsUnderWay.ts"
import {
  cancelledBy,
  isToolCall,
  oddArguments,
  toolCallsIn,
  withoutBlankArguments,
  withoutCancelled
} from "./Protocol/Messages.ts"
import { plainCalls } from "./Protocol/PlainCall.ts"
import { toolServing } from "./ToolServer.ts"
import { type Caller, type RecordedCall, toolCalls } from "./Tools/ToolCalls.ts"

/** A body that is no message: there is nobody whose id could be answered. */
const unreadable = (error: { readonly message: string }) =>
  HttpServerResponse.unsafeJson(
    { jsonrpc: "2.0", id: null, error: { code: -32700, message: error.message } },
    { status: error instanceof PayloadTooLarge ? 413 : error instanceof UnsupportedMediaType ? 415 : 400 }
  )

const streamed = (json: string) =>
  HttpServerResponse.raw(singleEvent(json), {
    headers: { "cache-control": "no-cache" },
    contentType: "text/event-stream"
  })

/** The protocol's own words for arguments that are none would be a schema's. */
const badArguments = (body: unknown, odd: string) =>
  HttpServerResponse.unsafeJson({
    jsonrpc: "2.0",
    id: Object(body).id,
    error: { code: -32602, message: `The arguments must be an object such as {"limit": 5}, not ${odd}` }
  })

/** One call stands in the request's own line, and each of a batch in one before it. */
const logged = (calls: ReadonlyArray<RecordedCall>) => {
  const [only] = calls
  return calls.length === 1 && only !== undefined
    ? inEveryLine({ tool: only.tool, outcome: only.outcome })
    : Effect.forEach(calls, (call) => Effect.annotateLogs(Effect.logInfo("tool call"), { ...call }), { discard: true })
}

/** A request, and what stands around it. */
interface Asking {
  readonly request: HttpServerRequest.HttpServerRequest
  readonly source: Request
  /** Of the answer. */
  readonly headers: Record<string, string>
  readonly requestId: string
}

type Answering = Effect.Effect<HttpServerResponse.HttpServerResponse, ApiError>

const toolRoute = Layer.scopedDiscard(
  Effect.gen(function* () {
    const authentication = yield* CallerAuthentication
    const limits = yield* RateLimits
    const messages = yield* MessageLimits
    const origins = yield* AllowedOrigins
    const paths = yield* Paths
    const call = yield* toolCalls
    const info = serverInfo((yield* AppLinks).base)
    const serve = yield* toolServing(call, info)
    const plainCall = plainCalls(info)
    const underWay = callsUnderWay()
    const requests = yield* RequestPlaces

    /** Counts the calls of a batch behind the first, which was counted already. */
    const counted = Effect.fnUntraced(function* ({ principal, rate }: AdmittedCaller, calls: number) {
      let state = rate
      for (let taken = 1; taken < calls && state.allowed; taken++) state = yield* limits.take(principal)
      return state
    })

    /** What a client says on its own is no request of the key's: that it was counted as one is taken back. */
    const uncounted = Effect.fnUntraced(function* ({ principal, rate }: AdmittedCaller) {
      const state = rate.allowed ? yield* limits.giveBack(principal) : rate
      const own = yield* messages.take(principal)
      return own.allowed ? { ...state, allowed: true } : own
    })

    const byLibrary = Effect.fnUntraced(function* ({ request, source }: Asking, body: unknown, caller: Caller) {
      const runtime = yield* Effect.runtime<never>()
      const response = yield* Effect.promise(() => serve(source, body, { ...caller, runtime }))
      const { headers, status } = response
      const isStream = answerType(request.headers["accept"]) === "event-stream" && status === 200
      if (!isStream || !isJsonContentType(headers.get("content-type")))
        return HttpServerResponse.raw(response, { status })
      return streamed(yield* Effect.promise(() => response.text()))
    })

    const answer = (asking: Asking, admitted: AdmittedCaller, sent: unknown) => {
      const body = withoutBlankArguments(withoutCancelled(sent))
      const calls = toolCallsIn(body)
      return Effect.flatMap(calls === 0 ? uncounted(admitted) : counted(admitted, calls), (rate): Answering => {
        const { headers, request, requestId } = asking
        Object.assign(headers, rateLimitHeaders(limits.limit, rate))
        const refusal = rate.allowed
          ? null
          : new TooManyRequests({ message: `Too many requests were made; try again in ${rate.resetSeconds} s` })
        // a model reads what its own call was told, and a client what everything else was
        if (refusal !== null && !isToolCall(body)) return Effect.fail(refusal)
        if (body === undefined && sent !== undefined) return Effect.succeed(HttpServerResponse.empty({ status: 202 }))
        const odd = oddArguments(body)
        if (odd !== undefined) return Effect.succeed(badArguments(body, odd))
        const { principal } = admitted
        const recorded: Array<RecordedCall> = []
        const record = (call: RecordedCall) => recorded.push(call)
        const caller = { principal, refusal, requestId, record }
        const plain = plainCall(request.headers, body)
        const isStream = answerType(request.headers["accept"]) === "event-stream"
        const begun =
          plain === undefined
            ? byLibrary(asking, body, caller)
            : Effect.map(call(plain.name, plain.given, caller), (result) =>
                isStream ? streamed(plain.answer(result)) : jsonText(plain.answer(result), 200)
              )
        const answered =
          calls === 0 ? begun : Effect.zipRight(requests.enter(callerId(principal), principal.workspaceId), begun)
        const client = clientOf(principal, request)
        const [takenBack] = cancelledBy(body)
        const unlessTakenBack = isToolCall(body)
          ? underWay.run(client, Object(body).id)(answered)
          : Effect.asSome(Effect.zipRight(underWay.takeBack(client, takenBack), answered))
        return Effect.flatMap(unlessTakenBack, (response) =>
          Option.isSome(response)
            ? Effect.as(logged(recorded), response.value)
            : Effect.as(inEveryLine({ outcome: "cancelled" }), HttpServerResponse.empty({ status: 202 }))
        )
      })
    }

    const letIn = (
      asking: Asking,
      admitted: AdmittedCaller
    ): Effect.Effect<HttpServerResponse.HttpServerResponse, ApiError> => {
      const { headers, request } = asking
      if (request.method !== "POST") {
        headers["allow"] = "POST"
        return Effect.fail(new MethodNotAllowed({ message: `${request.method} is not offered here; POST is` }))
      }
      // the protocol has an answer of its own to another type, and gives it without a look at the body
      if (!isJsonContentType(request.headers["content-type"])) return answer(asking, admitted, undefined)
      return Effect.matchEffect(callersJson(request), {
        onFailure: (error) => Effect.succeed(unreadable(error)),
        onSuccess: (body) => answer(asking, admitted, body)
      })
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
