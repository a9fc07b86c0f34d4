import type { CallToolResult } from "@modelcontextprotocol/server"
import { Cause, Clock, Effect } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { type ApiError, Forbidden, type TooManyRequests } from "#schema/Errors.ts"
import { may, refusal } from "#schema/Permission.ts"
import { within } from "#schema/Scope.ts"
import { type ToolName, tools } from "#schema/Tools.ts"
import { surprise } from "#src/Http/ErrorResponse.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { span } from "#src/Span.ts"
import { toolHandlers } from "./ToolHandlers.ts"
import { countCall, type Outcome } from "./ToolMetrics.ts"
import { plainResult, quotedResult, refusedResult } from "./ToolResult.ts"

/** Who calls, and the request that they do it in. */
export interface Caller {
  readonly principal: Principal
  readonly requestId: string
  /** Why nothing is done for them at this moment. */
  readonly refusal: TooManyRequests | null
  /** Is told of each call how it went. */
  readonly record: (call: RecordedCall) => void
}

/** A call in the log. */
export interface RecordedCall {
  readonly tool: ToolName
  readonly outcome: Outcome
  readonly milliseconds: number
}

export const isToolName = (name: string): name is ToolName => Object.hasOwn(tools, name)

/** Role first, scope second: what was not consented to, nobody's role makes up for. */
const forbidden = ({ permission, scope }: (typeof tools)[ToolName], principal: Principal): Forbidden | null => {
  if (permission !== null && !may(principal, permission)) return new Forbidden({ message: refusal(permission) })
  if (within(principal, scope)) return null
  const { name } = principal.assistant ?? { name: "This assistant" }
  return new Forbidden({
    message: `${name} was not given the scope ${scope} by ${principal.personName}; connect it again and allow that`
  })
}

/** How a tool is called: 429, then 403, then 400 and what the service says. It never fails; what fails is an answer. */
export const toolCalls = Effect.gen(function* () {
  const handlers = yield* toolHandlers
  const random = yield* RandomBytes

  const carriedOut = (name: ToolName, given: unknown, { principal, refusal }: Caller) => {
    const why = refusal ?? forbidden(tools[name], principal)
    return why === null ? handlers[name](principal, given) : Effect.fail(why)
  }

  const shown = (name: ToolName, body: object): Effect.Effect<CallToolResult> =>
    tools[name].quotes
      ? Effect.map(random.bytes(8), (bytes) => quotedResult(body, bytes.toHex()))
      : Effect.succeed(plainResult(body))

  return (name: ToolName, given: unknown, caller: Caller): Effect.Effect<CallToolResult> =>
    Effect.gen(function* () {
      const started = yield* Clock.currentTimeMillis
      const { outcome, result } = yield* carriedOut(name, given, caller).pipe(
        Effect.flatMap((body) => shown(name, body)),
        Effect.map((result): Called => ({ result, outcome: "ok" })),
        Effect.catchAll((error) => Effect.succeed(refused(error, caller))),
        Effect.catchAllCause((cause) =>
          Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : broken(cause, caller)
        )
      )
      const milliseconds = (yield* Clock.currentTimeMillis) - started
      countCall(name, outcome, milliseconds)
      caller.record({ tool: name, outcome, milliseconds })
      return result
    }).pipe(span(`tools/call ${name}`))
})

interface Called {
  readonly result: CallToolResult
  readonly outcome: Outcome
}

const refused = (error: ApiError, { requestId }: Caller): Called => ({
  result: refusedResult(error, requestId),
  outcome: error.code
})

const broken = Effect.fnUntraced(function* (cause: Cause.Cause<never>, caller: Caller) {
  return refused(yield* surprise(cause), caller)
})
