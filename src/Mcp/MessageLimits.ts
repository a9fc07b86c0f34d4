import { Clock, Context, Effect, Layer } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import { type RateLimit, type RateLimitState, take } from "#src/Access/Limits/RateLimit.ts"

/** More than any client says on its own: it connects, lists the tools and asks whether the server is there. */
const limit: RateLimit = { perMinute: 600, burst: 120 }

/** Callers that are remembered; a busier process forgets those first that have been quiet longest. */
const maxCallers = 10_000

/**
 * Counts the messages that call no tool, which clients send by themselves and which cost next to nothing. Each process
 * counts for itself: what keeps a client from running wild need not be exact.
 */
export class MessageLimits extends Context.Tag("steward/MessageLimits")<
  MessageLimits,
  { readonly take: (principal: Principal) => Effect.Effect<RateLimitState> }
>() {
  static readonly layer = Layer.sync(MessageLimits, () => {
    // in the order of their last message
    const arrivals = new Map<string, number>()
    return MessageLimits.of({
      take: (principal) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const caller = `${principal.workspaceId} ${callerId(principal)}`
          const { arrival, ...state } = take(limit, arrivals.get(caller) ?? now, now)
          arrivals.delete(caller)
          arrivals.set(caller, arrival)
          const [quietest] = arrivals.keys()
          if (arrivals.size > maxCallers && quietest !== undefined) arrivals.delete(quietest)
          return state
        })
    })
  })
}
