import { type HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Option, Scope } from "effect"
import { callerId } from "#schema/api/Authentication.ts"
import { type ApiError, TooManyRequests } from "#schema/Errors.ts"
import { rateLimitHeaders } from "#src/Access/Limits/RateLimit.ts"
import { RateLimits } from "#src/Access/Limits/RateLimits.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { jsonText } from "#src/Http/Endpoints/Answer.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { inEveryLine } from "#src/Http/Request/RequestLog.ts"
import { callCounting } from "./CallCounting.ts"
import { type AdmittedCaller, CallerAuthentication } from "./CallerAuthentication.ts"
import { serverInfo } from "./Description/ServerInfo.ts"
import { answerType } from "./Protocol/Accept.ts"
import { callsUnderWay, clientOf } from "./Protocol/CallsUnderWay.ts"
import { isJson } from "./Protocol/ContentType.ts"
import { oddHandshake } from "./Protocol/Handshake.ts"
import {
  cancelledBy,
  isToolCall,
  oddCall,
  toolCallsIn,
  withoutBlankArguments,
  withoutCancelled
} from "./Protocol/Messages.ts"
import { badBatch, badParams, streamed } from "./Protocol/OwnAnswers.ts"
import { plainCalls } from "./Protocol/PlainCall.ts"
import { type Caller, type RecordedCall, toolCalls } from "./Tools/ToolCalls.ts"

/** A request, and what stands around it. */
export interface ToolRequest {
  readonly request: HttpServerRequest.HttpServerRequest
  readonly source: Request
  /** Of the answer. */
  readonly headers: Record<string, string>
  readonly requestId: string
}

type Answering = Effect.Effect<HttpServerResponse.HttpServerResponse, ApiError>

/** One call stands in the request's own line, and each of a batch in one before it. */
const logged = (calls: ReadonlyArray<RecordedCall>) => {
  const [only] = calls
  return calls.length === 1 && only !== undefined
    ? inEveryLine({ tool: only.tool, outcome: only.outcome })
    : Effect.forEach(calls, (call) => Effect.annotateLogs(Effect.logInfo("tool call"), { ...call }), { discard: true })
}

/** Answers what a caller who was let in says: a call, several at once, or a word of the protocol. */
export const messageAnswering = Effect.gen(function* () {
  const { limit } = yield* RateLimits
  const count = yield* callCounting
  const call = yield* toolCalls
  const info = serverInfo((yield* AppLinks).base)
  const atStart = yield* Effect.runtime<never>()
  const scope = yield* Effect.scope
  // the library is loaded for the first message that needs it, whoever sent it and however long they wait
  const serving = yield* Effect.promise(() => import("./ToolServer.ts")).pipe(
    Effect.flatMap(({ toolServing }) =>
      Effect.acquireRelease(
        Effect.sync(() => toolServing(call, info, atStart)),
        ({ close }) => Effect.promise(close)
      )
    ),
    Scope.extend(scope),
    Effect.uninterruptible,
    Effect.cached
  )
  const plainCall = plainCalls(info)
  const underWay = callsUnderWay()
  const requests = yield* RequestPlaces
  const { standing } = yield* CallerAuthentication

  const byLibrary = Effect.fnUntraced(function* ({ request, source }: ToolRequest, body: unknown, caller: Caller) {
    const runtime = yield* Effect.runtime<never>()
    const { answer } = yield* serving
    const response = yield* Effect.promise(() => answer(source, body, { ...caller, runtime }))
    const { headers, status } = response
    const isStream = answerType(request.headers["accept"]) === "event-stream" && status === 200
    if (!isStream || !(yield* isJson(headers.get("content-type")))) return HttpServerResponse.raw(response, { status })
    return streamed(yield* Effect.promise(() => response.text()))
  })

  return (asking: ToolRequest, admitted: AdmittedCaller, sent: unknown) => {
    const body = withoutBlankArguments(withoutCancelled(sent))
    const calls = toolCallsIn(body)
    if (calls > limit.burst) {
      const message = `One batch may call ${limit.burst} tools at most; send these calls in several batches`
      return Effect.succeed(badBatch(message))
    }
    return Effect.flatMap(count(admitted, calls), (rate): Answering => {
      const { headers, request, requestId } = asking
      Object.assign(headers, rateLimitHeaders(limit, rate))
      const refusal = rate.allowed
        ? null
        : new TooManyRequests({ message: `Too many requests were made; try again in ${rate.resetSeconds} s` })
      // a model reads what its own call was told, and a client what everything else was
      if (refusal !== null && !isToolCall(body)) return Effect.fail(refusal)
      if (body === undefined && sent !== undefined) return Effect.succeed(HttpServerResponse.empty({ status: 202 }))
      const odd = oddCall(body) ?? oddHandshake(body)
      if (odd !== undefined) return Effect.succeed(badParams(body, odd))
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
      const enter = requests.enter(callerId(principal), principal.workspaceId, standing(principal))
      const answered = calls === 0 ? begun : Effect.zipRight(enter, begun)
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
})
