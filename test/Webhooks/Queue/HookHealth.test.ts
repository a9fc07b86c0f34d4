import { assert, describe, it } from "@effect/vitest"
import { Duration, FastCheck } from "effect"
import { disabledAfter, failingSince, hopelessWords, isHopeless } from "#src/Webhooks/Queue/HookHealth.ts"

const hour = Duration.toMillis("1 hour")

/** Deliveries that end one after the other: how long after the one before, and whether it arrives. */
const ends = FastCheck.array(
  FastCheck.record({
    after: FastCheck.integer({ min: 0, max: 60 * hour }),
    arrived: FastCheck.boolean()
  }),
  { maxLength: 40 }
)

/** Plays a hook's life, and answers when it is disabled. */
const disabledAt = (life: ReadonlyArray<{ readonly after: number; readonly arrived: boolean }>) => {
  let at = 0
  let since: number | null = null
  for (const { after, arrived } of life) {
    at += after
    since = failingSince(since, arrived, at)
    if (isHopeless(since, at)) return at
  }
  return null
}

describe("a hook's health", () => {
  it.prop(
    "is hopeless at the first failure that comes 5 days or more after the first of an unbroken row of them",
    [ends],
    ([life]) => {
      const times = life.map((_, index) => life.slice(0, index + 1).reduce((sum, { after }) => sum + after, 0))
      const naive = life.findIndex(({ arrived }, index) => {
        if (arrived) return false
        const lastArrival = life.slice(0, index).findLastIndex((one) => one.arrived)
        return (times[index] ?? 0) - (times[lastArrival + 1] ?? 0) >= 5 * 24 * hour
      })
      assert.strictEqual(disabledAt(life), naive === -1 ? null : (times[naive] ?? null))
    }
  )

  it.prop("is never hopeless while something arrives at least every 5 days", [ends], ([life]) => {
    const withArrivals = life.flatMap((one) => [one, { after: 0, arrived: true }])
    assert.isNull(disabledAt(withArrivals))
  })

  it("counts from the first failure, and not from the last arrival", () => {
    const failure = { after: 0, arrived: false }
    const arrival = { after: 0, arrived: true }
    const days = (count: number) => ({ after: count * 24 * hour, arrived: false })
    assert.isNull(disabledAt([arrival, days(30)]))
    assert.strictEqual(disabledAt([failure, days(5)]), Duration.toMillis(disabledAfter))
    assert.isNull(disabledAt([failure, { after: 5 * 24 * hour - 1, arrived: false }]))
    assert.isNull(disabledAt([failure, days(4), arrival, days(4)]))
  })

  it("takes ends in any order for what they are", () => {
    assert.strictEqual(failingSince(failingSince(null, false, 10), false, 5), 5)
  })

  it("says why in words, at most 400 characters long", () => {
    assert.include(hopelessWords("answered 503"), "5 days")
    assert.isAtMost(hopelessWords("x".repeat(1000)).length, 400)
  })
})
