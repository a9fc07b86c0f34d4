import { Clock, Context, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { interval, left, type RateLimit, type RateLimitState, take } from "./RateLimit.ts"
import { RateLimitsRepo } from "./RateLimitsRepo.ts"

/** Counts each key's requests in the database, so that the limit is the same however many processes answer. */
export class RateLimits extends Context.Tag("steward/RateLimits")<
  RateLimits,
  {
    readonly limit: RateLimit
    /** Counts one request of the key, unless it is over its limit. */
    readonly take: (principal: Principal) => Effect.Effect<RateLimitState>
  }
>() {
  static readonly layer = (limit: RateLimit) =>
    Layer.effect(
      RateLimits,
      Effect.gen(function* () {
        const repo = yield* RateLimitsRepo
        const cost = interval(limit)
        return RateLimits.of({
          limit,
          take: Effect.fn("RateLimits.take")(function* ({ key, workspaceId }) {
            const now = yield* Clock.currentTimeMillis
            const [taken] = yield* repo.take(workspaceId, key.id, now, cost, cost * limit.burst)
            if (taken !== undefined) return { allowed: true, ...left(limit, taken.arrival, now) }
            const [refused] = yield* repo.get(workspaceId, key.id)
            return take(limit, refused?.arrival ?? now, now)
          }, Effect.orDie)
        })
      })
    )
}
