import { Clock, Context, Effect, Layer } from "effect"
import { networkOf } from "./NetworkAddress.ts"
import { type RateLimit, type RateLimitState, take } from "./RateLimit.ts"

/** Of one place on the network. */
const limit: RateLimit = { perMinute: 30, burst: 60 }

/** Places that are remembered; a busier world forgets those first that have failed least recently. */
const maxPlaces = 10_000

/**
 * Counts authentications that failed, by where they came from. Each process counts for itself: what slows down guessing
 * need not be exact.
 */
export class FailedAuthentications extends Context.Tag("steward/FailedAuthentications")<
  FailedAuthentications,
  {
    readonly limit: RateLimit
    /** Counts one from a remote address, unless it is over the limit. */
    readonly take: (address: string) => Effect.Effect<RateLimitState>
  }
>() {
  static readonly layer = Layer.sync(FailedAuthentications, () => {
    // in the order of their last failure
    const arrivals = new Map<string, number>()
    return FailedAuthentications.of({
      limit,
      take: (address) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const place = networkOf(address)
          const { arrival, ...state } = take(limit, arrivals.get(place) ?? now, now)
          arrivals.delete(place)
          arrivals.set(place, arrival)
          const [oldest] = arrivals.keys()
          if (arrivals.size > maxPlaces && oldest !== undefined) arrivals.delete(oldest)
          return state
        })
    })
  })
}
