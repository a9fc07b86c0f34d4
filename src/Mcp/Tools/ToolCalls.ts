import { Cause, Effect, Either } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { type ApiError, Forbidden, type TooManyRequests } from "#schema/Errors.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import { keyRefusal, within } from "#schema/resources/Scope.ts"
import { type ToolName, tools } from "#schema/tools/Tools.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { span } from "#src/Ground/Span.ts"
import { surprise } from "#src/Http/Request/ErrorResponse.ts"
import { type ToolAnswer, toolHandlers } from "./ToolHandlers.ts"
import { type CallOutcome, measureCall } from "./ToolMetrics.ts"
import { plainResult, quotedResult, refusedResult, type ToolResult } from "./ToolResult.ts"

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
  readonly outcome: CallOutcome
  readonly milliseconds: number
}

export const isToolName = (name: string): name is ToolName => Object.hasOwn(tools, name)

/** Role first, scope second: what was not consented to, nobody's role makes up for. */
const forbidden = ({ permission, scope }: (typeof tools)[ToolName], principal: Principal): Forbidden | null => {
  if (permission !== null && !may(principal, permission)) return new Forbidden({ message: refusal(permission) })
  if (within(principal, scope)) return null
  if (principal.key !== undefined) return new Forbidden({ message: keyRefusal(principal.key.name, scope) })
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

  const shown = (name: ToolName, { body, reading }: ToolAnswer): Effect.Effect<ToolResult> =>
    tools[name].quotes
      ? Effect.map(random.bytes(8), (bytes) => quotedResult(body, reading, bytes.toHex()))
      : Effect.succeed(plainResult(body, reading))

  return (name: ToolName, given: unknown, caller: Caller): Effect.Effect<ToolResult> =>
    Effect.clockWith((clock) => {
      const started = clock.unsafeCurrentTimeMillis()
      const ended = (outcome: CallOutcome, result: ToolResult) => {
        const milliseconds = clock.unsafeCurrentTimeMillis() - started
        measureCall(name, outcome, milliseconds)
        caller.record({ tool: name, outcome, milliseconds })
        return result
      }
      const refused = (error: ApiError) => ended(error.code, refusedResult(error, caller.requestId))
      return Effect.matchCauseEffect(
        Effect.flatMap(carriedOut(name, given, caller), (answered) => shown(name, answered)),
        {
          onFailure: (cause) => {
            const failure = Cause.failureOrCause(cause)
            if (Either.isLeft(failure)) return Effect.succeed(refused(failure.left))
            const { right: broken } = failure
            return Cause.isInterruptedOnly(broken) ? Effect.failCause(broken) : Effect.map(surprise(broken), refused)
          },
          onSuccess: (result) => Effect.succeed(ended("ok", result))
        }
      )
    }).pipe(span(`tools/call ${name}`))
})
