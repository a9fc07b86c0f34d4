import { Clock, Context, Effect, Layer } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import { left, type RateLimit, type RateLimitState, take } from "./RateLimit.ts"
import { RateLimitsRepo } from "./RateLimitsRepo.ts"

/** Counts the requests of each key, and of each assistant's grant, in the database, so that the limit is the same however many processes answer. */
export class RateLimits extends Context.Tag("steward/RateLimits")<
  RateLimits,
  {
    readonly limit: RateLimit
    /** Counts one request of whoever asks, unless they are over their limit. */
    readonly take: (principal: Principal) => Effect.Effect<RateLimitState>
  }
>() {
  static readonly layer = (limit: RateLimit) =>
    Layer.effect(
      RateLimits,
      Effect.gen(function* () {
        const repo = yield* RateLimitsRepo
        return RateLimits.of({
          limit,
          take: Effect.fn("RateLimits.take")(function* (principal) {
            const caller = callerId(principal)
            const { workspaceId } = principal
            const now = yield* Clock.currentTimeMillis
            const [taken] = yield* repo.take(workspaceId, caller, limit, now)
            if (taken !== undefined) return { allowed: true, ...left(limit, taken.arrival, now) }
            const [refused] = yield* repo.get(workspaceId, caller)
            return take(limit, refused?.arrival ?? now, now)
          }, Effect.orDie)
        })
      })
    )
}
