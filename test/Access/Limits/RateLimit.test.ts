import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { interval, left, type RateLimit, rateLimitHeaders, take } from "#src/Access/Limits/RateLimit.ts"

const limits = FastCheck.record({
  perMinute: FastCheck.integer({ min: 1, max: 100_000 }),
  burst: FastCheck.integer({ min: 1, max: 300 })
})
const moments = FastCheck.integer({ min: 0, max: 4_000_000_000_000 })
const pauses = FastCheck.array(FastCheck.oneof(FastCheck.constant(0), FastCheck.nat(2_000), FastCheck.nat(100_000)), {
  maxLength: 200
})

/** Times that never run back. */
const times = (start: number, waits: ReadonlyArray<number>) => {
  let at = start
  return waits.map((wait) => {
    at += wait
    return at
  })
}

const run = (limit: RateLimit, at: ReadonlyArray<number>) => {
  let arrival = at[0] ?? 0
  return at.map((now) => {
    const state = take(limit, arrival, now)
    arrival = state.arrival
    return state
  })
}

/** A bucket that holds `burst` requests and fills at the same pace, in whole 1/1024 ms: nothing is rounded. */
const bucket = (limit: RateLimit, at: ReadonlyArray<number>) => {
  const cost = BigInt(interval(limit) * 1024)
  const full = cost * BigInt(limit.burst)
  let level = full
  let before = at[0] ?? 0
  return at.map((now) => {
    const filled = level + BigInt(now - before) * 1024n
    level = filled > full ? full : filled
    before = now
    if (level < cost) return false
    level -= cost
    return true
  })
}

const atOnce = (limit: RateLimit, now: number, count: number) =>
  run(
    limit,
    Array.from({ length: count }, () => now)
  )

describe("the limit of a key", () => {
  it.prop(
    "lets several requests through together exactly where it lets through as many one by one",
    [limits, moments, FastCheck.nat(300), FastCheck.integer({ min: 1, max: 300 })],
    ([limit, now, used, count]) => {
      const { arrival } = atOnce(limit, now, used).at(-1) ?? { arrival: now }
      const together = take(limit, arrival, now, count)
      const one = run(
        limit,
        Array.from({ length: used + count }, () => now)
      ).slice(used)
      assert.strictEqual(
        together.allowed,
        one.every(({ allowed }) => allowed)
      )
      assert.strictEqual(together.arrival, together.allowed ? one.at(-1)?.arrival : arrival)
      if (together.allowed || count > limit.burst) return
      assert.isTrue(take(limit, arrival, now + together.resetSeconds * 1000, count).allowed)
    }
  )

  it.prop("lets through exactly what a bucket does that fills drop by drop", [limits, moments, pauses], (given) => {
    const [limit, start, waits] = given
    const at = times(start, waits)
    assert.deepStrictEqual(
      run(limit, at).map(({ allowed }) => allowed),
      bucket(limit, at)
    )
  })

  it.prop("lets through exactly a burst at once, whenever that is", [limits, moments], ([limit, now]) => {
    const allowed = atOnce(limit, now, limit.burst + 5).map((state) => state.allowed)
    assert.deepStrictEqual(allowed, [...Array(limit.burst).fill(true), ...Array(5).fill(false)])
  })

  it.prop("says how many more it would let through at this moment", [limits, moments, pauses], (given) => {
    const [limit, start, waits] = given
    const at = times(start, waits)
    const now = at.at(-1)
    const last = run(limit, at).at(-1)
    if (now === undefined || last === undefined) return
    let { arrival } = last
    let more = 0
    for (let next = take(limit, arrival, now); next.allowed; next = take(limit, arrival, now)) {
      arrival = next.arrival
      more++
    }
    assert.strictEqual(last.remaining, more)
  })

  it.prop(
    "when it refuses, keeps what it had and says the first whole second that fits",
    [limits, moments],
    (given) => {
      const [limit, now] = given
      const states = atOnce(limit, now, limit.burst + 1)
      const refused = states.at(-1)
      if (refused === undefined) return assert.fail("Nothing was taken")
      assert.strictEqual(refused.arrival, states.at(-2)?.arrival)
      assert.isAtLeast(refused.resetSeconds, 1)
      assert.isTrue(Number.isInteger(refused.resetSeconds))
      assert.isTrue(take(limit, refused.arrival, now + refused.resetSeconds * 1000).allowed)
      if (refused.resetSeconds > 1) {
        assert.isFalse(take(limit, refused.arrival, now + (refused.resetSeconds - 1) * 1000).allowed)
      }
    }
  )

  it.prop("is whole again when it says so", [limits, moments], ([limit, now]) => {
    const state = take(limit, now, now)
    const later = left(limit, state.arrival, now + state.resetSeconds * 1000)
    assert.deepStrictEqual(later, { remaining: limit.burst, resetSeconds: 0 })
  })

  it.prop("keeps to its pace for a minute, a sixteenth of a percent aside", [limits], ([limit]) => {
    const cost = interval({ ...limit, perMinute: Math.min(limit.perMinute, 60_000) })
    const fitting = 60_000 / cost
    assert.closeTo(fitting / Math.min(limit.perMinute, 60_000), 1, 1 / 1600)
  })

  it("is told in the headers of the draft", () => {
    const limit = { perMinute: 600, burst: 60 }
    assert.deepStrictEqual(rateLimitHeaders(limit, { allowed: true, remaining: 59, resetSeconds: 1 }), {
      "ratelimit-policy": '"minute";q=600;w=60, "burst";q=60;w=6',
      ratelimit: '"burst";r=59;t=1'
    })
    assert.deepStrictEqual(rateLimitHeaders(limit, { allowed: false, remaining: 0, resetSeconds: 3 }), {
      "ratelimit-policy": '"minute";q=600;w=60, "burst";q=60;w=6',
      ratelimit: '"burst";r=0;t=3',
      "retry-after": "3"
    })
  })
})

describe("a clock that ran ahead and was set back", () => {
  const ahead = FastCheck.integer({ min: 3_600_000 * 24, max: 3_600_000 * 24 * 3650 })

  it.prop("leaves behind no refusal, and no wait longer than the limit itself", [limits, moments, ahead], (given) => {
    const [limit, now, far] = given
    const used = atOnce(limit, now + far + interval(limit) * limit.burst, limit.burst).at(-1)
    const state = take(limit, used?.arrival ?? 0, now)
    assert.isTrue(state.allowed)
    assert.strictEqual(state.remaining, limit.burst - 1)
    assert.isAtMost(state.resetSeconds, Math.ceil((interval(limit) * limit.burst) / 1000))
  })

  it.prop("by little is waited for, which is never long", [limits, moments, FastCheck.nat(10_000)], (given) => {
    const [limit, now, little] = given
    const used = atOnce(limit, now + little, limit.burst).at(-1)
    const { resetSeconds } = take(limit, used?.arrival ?? 0, now)
    assert.isAtMost(resetSeconds, Math.ceil((interval(limit) * (limit.burst + 1) + little) / 1000))
  })
})
