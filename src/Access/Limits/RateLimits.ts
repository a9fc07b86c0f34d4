import { Clock, Context, Effect, Layer } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { interval, left, type RateLimit, type RateLimitState, take } from "./RateLimit.ts"
import { RateLimitsRepo } from "./RateLimitsRepo.ts"

/** A person may ask for as many times as much as a key: each key they press in the app asks for several things. */
const forPeople = 4

interface Refused {
  readonly arrival: number
  readonly rate: RateLimitState
}

/**
 * Counts the requests of each key, of each assistant's grant, and of each person who is signed in, in the database, so that the limit is the same
 * however many processes answer.
 */
export class RateLimits extends Context.Tag("steward/RateLimits")<
  RateLimits,
  {
    /** Of a key, and of a grant. */
    readonly limit: RateLimit
    /** Of whoever asks. */
    readonly of: (principal: Principal) => RateLimit
    /**
     * Counts one request of whoever asks, or so many at once, unless that is over their limit: all of them or none. No
     * more than the limit's burst, which would never fit.
     */
    readonly take: (principal: Principal, requests?: number) => Effect.Effect<RateLimitState>
    /** Takes back one request that was counted. */
    readonly giveBack: (principal: Principal) => Effect.Effect<RateLimitState>
    /** What somebody is told whose request was not counted at `now`, and their theoretical arrival time; Unix milliseconds. */
    readonly refused: (principal: Principal, now: number, requests?: number) => Effect.Effect<Refused>
  }
>() {
  static readonly layer = (limit: RateLimit) =>
    Layer.effect(
      RateLimits,
      Effect.gen(function* () {
        const repo = yield* RateLimitsRepo
        const ofPeople = { perMinute: limit.perMinute * forPeople, burst: limit.burst * forPeople }
        const of = ({ assistant, key }: Principal) => (key === undefined && assistant === undefined ? ofPeople : limit)
        const refused = (principal: Principal, now: number, requests = 1) =>
          Effect.map(Effect.orDie(repo.get(principal.workspaceId, callerId(principal))), ([row]) => {
            const arrival = row?.arrival ?? now
            const { resetSeconds } = take(of(principal), arrival, now, requests)
            return { arrival, rate: { allowed: false, remaining: 0, resetSeconds } }
          })
        return RateLimits.of({
          limit,
          of,
          refused,
          take: tracedFn("RateLimits.take")(function* (principal, requests = 1) {
            const now = yield* Clock.currentTimeMillis
            const own = of(principal)
            const [taken] = yield* repo.take(principal.workspaceId, callerId(principal), own, now, requests)
            return taken === undefined
              ? (yield* refused(principal, now, requests)).rate
              : { allowed: true, ...left(own, taken.arrival, now) }
          }, Effect.orDie),
          giveBack: tracedFn("RateLimits.giveBack")(function* (principal) {
            const now = yield* Clock.currentTimeMillis
            const [row] = yield* repo.giveBack(principal.workspaceId, callerId(principal), interval(of(principal)))
            return { allowed: true, ...left(of(principal), row?.arrival ?? now, now) }
          }, Effect.orDie)
        })
      })
    )
}
