import { HttpApiBuilder, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { isJsonContentType } from "@modelcontextprotocol/server"
import { Effect, Layer, Option } from "effect"
import { callerId } from "#schema/api/Authentication.ts"
import { Forbidden, MethodNotAllowed, PayloadTooLarge, TooManyRequests } from "#schema/Errors.ts"
import { AllowedOrigins } from "#src/Access/AllowedOrigins.ts"
import { rateLimitHeaders } from "#src/Access/RateLimit.ts"
import { RateLimits } from "#src/Access/RateLimits.ts"
import { jsonText } from "#src/Http/Answer.ts"
import { AnswerHeaders } from "#src/Http/AnswerHeaders.ts"
import { RequestId } from "#src/Http/RequestId.ts"
import { inEveryLine } from "#src/Http/RequestLog.ts"
import { type Admitted, CallerAuthentication } from "./CallerAuthentication.ts"
import { crossOrigin, crossOriginPreflight } from "./CrossOrigin.ts"
import { callsIn, isToolCall } from "./Messages.ts"
import { plainCall } from "./PlainCall.ts"
import { type RecordedCall, toolCalls } from "./ToolCalls.ts"
import { toolServing } from "./ToolServer.ts"

export const mcpPath = "/mcp"

/** A body that is no message: there is nobody whose id could be answered. */
const unreadable = (error: { readonly message: string }) =>
  HttpServerResponse.unsafeJson(
    { jsonrpc: "2.0", id: null, error: { code: -32700, message: error.message } },
    { status: error instanceof PayloadTooLarge ? 413 : 400 }
  )

/** One call stands in the request's own line, and each of a batch in one before it. */
const logged = (calls: ReadonlyArray<RecordedCall>) => {
  const [only] = calls
  return calls.length === 1 && only !== undefined
    ? inEveryLine({ tool: only.tool, outcome: only.outcome })
    : Effect.forEach(calls, (call) => Effect.annotateLogs(Effect.logInfo("tool call"), { ...call }), { discard: true })
}

/** The tool server at `/mcp`, for assistants. */
export const mcpDoor = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    const authentication = yield* CallerAuthentication
    const limits = yield* RateLimits
    const origins = yield* AllowedOrigins
    const call = yield* toolCalls
    const serve = yield* toolServing(call)

    /** Counts the requests of a batch behind the first, which was counted already. */
    const counted = Effect.fnUntraced(function* ({ principal, rate }: Admitted, calls: number) {
      let state = rate
      for (let taken = 1; taken < calls && state.allowed; taken++) state = yield* limits.take(principal)
      return state
    })

    const answer = Effect.fnUntraced(function* (
      { headers }: HttpServerRequest.HttpServerRequest,
      source: Request,
      admitted: Admitted,
      body: unknown
    ) {
      const { principal } = admitted
      const rate = yield* counted(admitted, callsIn(body))
      Object.assign(yield* AnswerHeaders, rateLimitHeaders(limits.limit, rate))
      const refusal = rate.allowed
        ? null
        : new TooManyRequests({ message: `Too many requests were made; come back in ${rate.resetSeconds} s` })
      // a model reads what its own call was told, and a client what everything else was
      if (refusal !== null && !isToolCall(body)) return yield* Effect.die(refusal)
      const calls: Array<RecordedCall> = []
      const record = (call: RecordedCall) => calls.push(call)
      const caller = { principal, refusal, requestId: yield* RequestId, record }
      const plain = plainCall(headers, body)
      if (Option.isSome(plain)) {
        const { answer, given, name } = plain.value
        const text = answer(yield* call(name, given, caller))
        yield* logged(calls)
        return jsonText(text, 200)
      }
      const runtime = yield* Effect.runtime<never>()
      const response = yield* Effect.promise(() => serve(source, body, { ...caller, runtime }))
      yield* logged(calls)
      return HttpServerResponse.raw(response, { status: response.status })
    })

    yield* router.all(
      mcpPath,
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const headers = yield* AnswerHeaders
        const { origin } = request.headers
        if (origin !== undefined && !origins.has(origin)) {
          return yield* Effect.die(new Forbidden({ message: `Pages of ${origin.slice(0, 200)} may not call this` }))
        }
        if (request.method === "OPTIONS") {
          return HttpServerResponse.empty({ status: 204, headers: crossOriginPreflight(origin) })
        }
        Object.assign(headers, crossOrigin(origin))
        const admitted = yield* Effect.catchAll(authentication.admit(request), (turnedAway) => {
          Object.assign(headers, turnedAway.headers)
          return Effect.die(turnedAway.error)
        })
        const { principal } = admitted
        const kind = principal.key === undefined ? "grant" : "key"
        yield* inEveryLine({ workspace: principal.workspaceId, [kind]: callerId(principal) })
        if (request.method !== "POST") {
          headers["allow"] = "POST"
          return yield* Effect.die(new MethodNotAllowed({ message: `${request.method} is not offered here; POST is` }))
        }
        const { source } = request
        if (!(source instanceof Request)) return yield* Effect.dieMessage("The server hands on no web request")
        // the protocol has an answer of its own to another type, and gives it without a look at the body
        if (!isJsonContentType(source.headers.get("content-type")))
          return yield* answer(request, source, admitted, undefined)
        return yield* request.json.pipe(
          Effect.matchEffect({
            onFailure: (error) => Effect.succeed(unreadable(error)),
            onSuccess: (body) => answer(request, source, admitted, body)
          })
        )
      })
    )
  })
).pipe(Layer.provide(CallerAuthentication.layer))
