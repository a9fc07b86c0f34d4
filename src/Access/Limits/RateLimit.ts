/** How many requests a key may make: `perMinute` on average, `burst` of them at once. */
export interface RateLimit {
  readonly perMinute: number
  readonly burst: number
}

/** What is left of a limit, and in how many whole seconds it is whole again (or, refused, another request fits). */
export interface RateLimitState {
  readonly allowed: boolean
  readonly remaining: number
  readonly resetSeconds: number
}

/**
 * Milliseconds in which one request's worth comes back, in whole 1/1024: a sum of these and of a Unix time is exact in
 * double precision, so that the last request of a burst is not lost to rounding.
 */
export const interval = ({ perMinute }: RateLimit): number =>
  Math.max(1, Math.round((60_000 * 1024) / perMinute)) / 1024

/** How far the clocks of processes that share a limit may differ, in milliseconds. */
const skew = 10_000

/**
 * The latest arrival time, Unix milliseconds, that a clock which runs right can have left behind. A later one was written
 * by a clock that ran ahead and was set back since: it says nothing about now.
 */
export const latestArrival = (limit: RateLimit, now: number): number => now + interval(limit) * limit.burst + skew

const standing = (limit: RateLimit, arrival: number, now: number) =>
  arrival > latestArrival(limit, now) ? now : Math.max(arrival, now)

/**
 * The generic cell rate algorithm. `arrival` is the theoretical arrival time of the next request, Unix milliseconds:
 * a single number says how much of the burst is used. Answers the arrival time to keep, unchanged when refused. Several
 * requests are allowed together or not at all.
 */
export const take = (
  limit: RateLimit,
  arrival: number,
  now: number,
  requests = 1
): RateLimitState & { readonly arrival: number } => {
  const cost = interval(limit) * requests
  const window = interval(limit) * limit.burst
  const used = standing(limit, arrival, now) - now
  const next = now + used + cost
  return used + cost > window
    ? { allowed: false, arrival, remaining: 0, resetSeconds: Math.max(1, Math.ceil((used + cost - window) / 1000)) }
    : { allowed: true, arrival: next, ...left(limit, next, now) }
}

/** What is left after a request that was allowed. */
export const left = (limit: RateLimit, arrival: number, now: number) => {
  const cost = interval(limit)
  const used = standing(limit, arrival, now) - now
  return { remaining: Math.max(0, Math.floor(limit.burst - used / cost)), resetSeconds: Math.ceil(used / 1000) }
}

/** The headers of draft-ietf-httpapi-ratelimit-headers, of every answer to a key. */
export const rateLimitHeaders = (limit: RateLimit, { allowed, remaining, resetSeconds }: RateLimitState) => ({
  "ratelimit-policy": `"minute";q=${limit.perMinute};w=60, "burst";q=${limit.burst};w=${windowSeconds(limit)}`,
  ratelimit: `"burst";r=${remaining};t=${resetSeconds}`,
  ...(allowed ? {} : { "retry-after": String(resetSeconds) })
})

const windowSeconds = (limit: RateLimit) => Math.ceil((interval(limit) * limit.burst) / 1000)
