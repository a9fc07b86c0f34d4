import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import {
  type AttemptHealth,
  allowance,
  farthest,
  freed,
  type HookPace,
  standingOf,
  stranger,
  taken,
  widest
} from "#src/Webhooks/Pace/HookPace.ts"

type Step = { readonly take: true } | { readonly health: AttemptHealth | null } | { readonly wait: number }

const step: FastCheck.Arbitrary<Step> = FastCheck.oneof(
  { weight: 4, arbitrary: FastCheck.constant({ take: true as const }) },
  {
    weight: 4,
    arbitrary: FastCheck.record({
      health: FastCheck.constantFrom<AttemptHealth | null>(
        "healthy",
        "healthy",
        "healthy",
        "failing",
        "unreachable",
        null
      )
    })
  },
  { weight: 1, arbitrary: FastCheck.record({ wait: FastCheck.integer({ min: -2000, max: 40_000 }) }) }
)

/** Runs steps as the engine does: nothing is taken without room, and nothing freed that is not in flight. */
const run = (steps: ReadonlyArray<Step>, check: (pace: HookPace, now: number) => void) => {
  let pace = stranger
  let now = 1_000_000
  for (const each of steps) {
    if ("wait" in each) now += each.wait
    else if ("take" in each) pace = allowance(pace, false, now).attempts > 0 ? taken(pace, now) : pace
    else if (pace.inFlight > 0) pace = freed(pace, each.health, now)
    check(pace, now)
  }
  return { pace, now }
}

const repeat = (times: number, health: AttemptHealth, pace: HookPace, now: number): HookPace =>
  times === 0 ? pace : repeat(times - 1, health, freed(taken(pace, now), health, now), now)

describe("HookPace", () => {
  it.prop(
    "bounds what is in flight and how far ahead is begun",
    [FastCheck.array(step, { maxLength: 200 })],
    ([steps]) =>
      void run(steps, (pace, now) => {
        for (const isHostDown of [false, true]) {
          const { attempts, firstAttempts, reach } = allowance(pace, isHostDown, now)
          assert.isAtMost(pace.inFlight + attempts, widest)
          assert.isAtMost(firstAttempts, Math.max(0, (isHostDown ? 1 : pace.window) - pace.inFlight))
          assert.isAtLeast(reach, 1)
          assert.isAtMost(reach, isHostDown ? 1 : Math.min(farthest, pace.window ** 2))
        }
      })
  )

  it.prop("comes back from anything, once what is in flight has ended", [FastCheck.array(step)], ([steps]) => {
    const { now, pace } = run(steps, () => {})
    let idle = pace
    while (idle.inFlight > 0) idle = freed(idle, null, now)
    assert.isAtLeast(allowance(idle, false, now).firstAttempts, 1)
    const again = freed(taken(idle, now), "healthy", now)
    assert.isAtLeast(allowance(again, false, now).firstAttempts, 2)
    assert.strictEqual(standingOf(again, now), "proven")
  })

  it("begins one delivery of a stranger, and one more at a time with every success", () => {
    assert.deepStrictEqual(
      [0, 1, 2, 5, 31, 100].map((times) => allowance(repeat(times, "healthy", stranger, 0), false, 0)),
      [
        { attempts: 32, firstAttempts: 1, reach: 1 },
        { attempts: 32, firstAttempts: 2, reach: 4 },
        { attempts: 32, firstAttempts: 3, reach: 9 },
        { attempts: 32, firstAttempts: 6, reach: 36 },
        { attempts: 32, firstAttempts: 32, reach: 256 },
        { attempts: 32, firstAttempts: 32, reach: 256 }
      ]
    )
  })

  it("begins half as many after a failure, down to one after the other, and leaves room for what was begun", () => {
    const trusted = repeat(31, "healthy", stranger, 0)
    assert.deepStrictEqual(
      [1, 2, 3, 4, 5, 50].map((times) => allowance(repeat(times, "failing", trusted, 0), false, 0)),
      [16, 8, 4, 2, 1, 1].map((window) => ({ attempts: 32, firstAttempts: window, reach: window }))
    )
    assert.strictEqual(standingOf(repeat(1, "failing", trusted, 0), 0), "failing")
  })

  it("begins nothing at a hook that has said nothing for a second, and counts it as failing until it does", () => {
    const waiting = taken(repeat(10, "healthy", stranger, 0), 0)
    assert.deepStrictEqual([standingOf(waiting, 999), allowance(waiting, false, 999).firstAttempts], ["proven", 10])
    assert.deepStrictEqual([standingOf(waiting, 1000), allowance(waiting, false, 1000).firstAttempts], ["failing", 0])
    const heard = freed(taken(waiting, 0), null, 1500)
    assert.deepStrictEqual([standingOf(heard, 2000), allowance(heard, false, 2000).firstAttempts], ["proven", 10])
  })

  it("gives each hook of a host that is down one delivery", () => {
    const trusted = repeat(31, "healthy", stranger, 0)
    assert.deepInclude(allowance(trusted, true, 0), { firstAttempts: 1, reach: 1 })
    assert.deepInclude(allowance(taken(trusted, 0), true, 0), { firstAttempts: 0 })
  })
})
