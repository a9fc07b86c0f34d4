import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { freed, type HostPace, isProven, patience, room, stranger, taken, widest } from "#src/Webhooks/HostPace.ts"

type Step = { readonly take: true } | { readonly worked: boolean | null } | { readonly wait: number }

const step: FastCheck.Arbitrary<Step> = FastCheck.oneof(
  { weight: 4, arbitrary: FastCheck.constant({ take: true as const }) },
  { weight: 4, arbitrary: FastCheck.record({ worked: FastCheck.constantFrom(true, true, true, false, null) }) },
  { weight: 1, arbitrary: FastCheck.record({ wait: FastCheck.integer({ min: -2000, max: 40_000 }) }) }
)

/** Runs steps as the engine does: nothing is taken without room, and nothing freed that is not in flight. */
const run = (steps: ReadonlyArray<Step>, check: (pace: HostPace, now: number) => void) => {
  let pace = stranger
  let now = 1_000_000
  for (const each of steps) {
    if ("wait" in each) now += each.wait
    else if ("take" in each) pace = room(pace, now) > 0 ? taken(pace, now) : pace
    else if (pace.inFlight > 0) pace = freed(pace, each.worked, now)
    check(pace, now)
  }
  return { pace, now }
}

const succeed = (times: number, pace: HostPace, now: number): HostPace =>
  times === 0 ? pace : succeed(times - 1, freed(taken(pace, now), true, now), now)
const fail = (times: number, pace: HostPace, now: number): HostPace =>
  times === 0 ? pace : fail(times - 1, freed(taken(pace, now), false, now), now)

describe("HostPace", () => {
  it.prop("never has more in flight than the window allows", [FastCheck.array(step, { maxLength: 200 })], ([steps]) => {
    run(steps, (pace, now) => {
      assert.isAtLeast(pace.inFlight, 0)
      assert.isAtMost(pace.inFlight, widest)
      assert.isAtLeast(pace.window, 1)
      assert.isAtMost(room(pace, now), widest - pace.inFlight)
    })
  })

  it.prop("comes back from anything, once what is in flight has ended", [FastCheck.array(step)], ([steps]) => {
    const { now, pace } = run(steps, () => {})
    let idle = pace
    while (idle.inFlight > 0) idle = freed(idle, null, now)
    assert.isAtLeast(room(idle, now + 30_000), 1)
    const again = freed(taken(idle, now), true, now)
    assert.isAtLeast(room(again, now), 2)
    assert.isTrue(isProven(again))
  })

  it("knows a stranger by one attempt, and trusts it by one more with every success", () => {
    assert.deepStrictEqual(
      [0, 1, 2, 5, 31, 100].map((times) => room(succeed(times, stranger, 0), 0)),
      [1, 2, 3, 6, 32, 32]
    )
  })

  it("trusts half as much after a failure, and rests for longer and longer from the third in a row", () => {
    const trusted = succeed(31, stranger, 0)
    assert.deepStrictEqual(
      [0, 1, 2].map((failures) => room(fail(failures, trusted, 0), 0)),
      [32, 16, 8]
    )
    const rests = [0, 1, 2, 3, 4, 5, 6, 20].map((more) => fail(patience + more, trusted, 0).restsUntil)
    assert.deepStrictEqual(rests, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    const resting = fail(patience, trusted, 0)
    assert.deepStrictEqual([room(resting, 999), room(resting, 1000)], [0, 1])
    assert.strictEqual(room(taken(resting, 1000), 1000), 0)
  })

  it("gives a host no more that has said nothing for a second", () => {
    const waiting = taken(succeed(10, stranger, 0), 0)
    assert.deepStrictEqual([room(waiting, 999), room(waiting, 1000)], [10, 0])
    assert.strictEqual(room(freed(taken(waiting, 0), null, 1500), 2000), 10)
  })
})
