import { Context, Effect, Either, Exit, FiberRef, Option } from "effect"
import type { ClaimedDelivery } from "../Attempt/ClaimedDelivery.ts"
import type { ReceiverAnswer } from "../Attempt/ReceiverAnswer.ts"
import type { SendError } from "../Target/SendError.ts"

interface Attempt {
  readonly delivery: Omit<ClaimedDelivery, "claimed_until" | "begun" | "retry_hours">
  readonly targetUrl: string
}

type Result = Either.Either<Pick<ReceiverAnswer, "status">, SendError>

/** Ends the span of an attempt, without a result when it was broken off. Unix milliseconds. */
type End = (now: number, result: Result | null) => void

const untold: End = () => {}

const nanos = (milliseconds: number) => BigInt(Math.round(milliseconds)) * 1_000_000n

/** What a target is, and no more: its path and query may hold a secret. */
const serverOf = (targetUrl: string) => {
  if (!URL.canParse(targetUrl)) return {}
  const { hostname, port, protocol } = new URL(targetUrl)
  return {
    "server.address": hostname,
    "server.port": port === "" ? (protocol === "http:" ? 80 : 443) : Number(port)
  }
}

/**
 * Begins the span of an attempt at a receiver, by the conventions for calls over HTTP, as a trace of its own: an attempt
 * runs in no fiber. Nothing at all while nobody traces.
 */
export const attemptSpans = Effect.gen(function* () {
  const tracer = yield* Effect.tracer
  const isTraced = yield* FiberRef.get(FiberRef.currentTracerEnabled)

  return ({ delivery, targetUrl }: Attempt, started: number): End => {
    if (!isTraced) return untold
    const attempt = delivery.tries + 1
    const span = tracer.span(delivery.method, Option.none(), Context.empty(), [], nanos(started), "client")
    const attributes = {
      "http.request.method": delivery.method,
      ...serverOf(targetUrl),
      ...(attempt > 1 ? { "http.request.resend_count": attempt - 1 } : {}),
      "steward.workspace.id": delivery.workspace_id,
      "steward.hook.id": delivery.hook_id,
      "steward.delivery.id": delivery.id,
      "steward.delivery.attempt": attempt
    }
    for (const [name, value] of Object.entries(attributes)) span.attribute(name, value)
    return (now, result) => {
      const problem = problemOf(result)
      if (result !== null && Either.isRight(result)) span.attribute("http.response.status_code", result.right.status)
      if (problem !== null) span.attribute("error.type", problem)
      span.end(nanos(now), problem === null ? Exit.void : Exit.fail(problem))
    }
  }
})

/** What went wrong, in a word; null where nothing did. */
const problemOf = (result: Result | null): string | null => {
  if (result === null) return "interrupted"
  if (Either.isLeft(result)) return result.left._tag
  return result.right.status < 300 ? null : String(result.right.status)
}
