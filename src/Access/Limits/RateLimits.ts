import { Clock, Context, Effect, Layer } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import { interval, left, type RateLimit, type RateLimitState, take } from "./RateLimit.ts"
import { RateLimitsRepo } from "./RateLimitsRepo.ts"

/**
 * Counts the requests of each key, and of each assistant's grant, in the database, so that the limit is the same
 * however many processes answer.
 */
export class RateLimits extends Context.Tag("steward/RateLimits")<
  RateLimits,
  {
    readonly limit: RateLimit
    /** Counts one request of whoever asks, unless they are over their limit. */
    readonly take: (principal: Principal) => Effect.Effect<RateLimitState>
    /** Takes back one request that was counted. */
    readonly giveBack: (principal: Principal) => Effect.Effect<RateLimitState>
    /** What somebody is told whose request was not counted at `now`, Unix milliseconds. */
    readonly refused: (principal: Principal, now: number) => Effect.Effect<RateLimitState>
  }
>() {
  static readonly layer = (limit: RateLimit) =>
    Layer.effect(
      RateLimits,
      Effect.gen(function* () {
        const repo = yield* RateLimitsRepo
        const refused = (principal: Principal, now: number) =>
          Effect.map(Effect.orDie(repo.get(principal.workspaceId, callerId(principal))), ([row]) => {
            const { resetSeconds } = take(limit, row?.arrival ?? now, now)
            return { allowed: false, remaining: 0, resetSeconds }
          })
        return RateLimits.of({
          limit,
          refused,
          take: Effect.fn("RateLimits.take")(function* (principal) {
            const now = yield* Clock.currentTimeMillis
            const [taken] = yield* repo.take(principal.workspaceId, callerId(principal), limit, now)
            return taken === undefined
              ? yield* refused(principal, now)
              : { allowed: true, ...left(limit, taken.arrival, now) }
          }, Effect.orDie),
          giveBack: Effect.fn("RateLimits.giveBack")(function* (principal) {
            const now = yield* Clock.currentTimeMillis
            const [row] = yield* repo.giveBack(principal.workspaceId, callerId(principal), interval(limit))
            return { allowed: true, ...left(limit, row?.arrival ?? now, now) }
          }, Effect.orDie)
        })
      })
    )
}
