import { Effect } from "effect"
import { RateLimits } from "#src/Access/Limits/RateLimits.ts"
import type { AdmittedCaller } from "./CallerAuthentication.ts"
import { MessageLimits } from "./MessageLimits.ts"

/** Counts what a message asks for, whose caller was counted once when they were let in: what is left of their limit. */
export const callCounting = Effect.gen(function* () {
  const limits = yield* RateLimits
  const messages = yield* MessageLimits

  /** Counts the calls of a batch behind the first, which was counted already: all of them or none, so that waiting helps. */
  const counted = ({ principal, rate }: AdmittedCaller, calls: number) =>
    calls > 1 && rate.allowed ? limits.take(principal, calls - 1) : Effect.succeed(rate)

  /** What a client says on its own is no request of the key's: that it was counted as one is taken back. */
  const uncounted = Effect.fnUntraced(function* ({ principal, rate }: AdmittedCaller) {
    const state = rate.allowed ? yield* limits.giveBack(principal) : rate
    const own = yield* messages.take(principal)
    return own.allowed ? { ...state, allowed: true } : own
  })

  return (admitted: AdmittedCaller, calls: number) => (calls === 0 ? uncounted(admitted) : counted(admitted, calls))
})
