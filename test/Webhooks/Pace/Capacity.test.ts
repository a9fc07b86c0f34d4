import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { downLimits, free, hostLimits, type Limits, nothing, processLimits } from "#src/Webhooks/Pace/Capacity.ts"
import type { HookStanding } from "#src/Webhooks/Pace/HookPace.ts"

const standings: ReadonlyArray<HookStanding> = ["proven", "unknown", "failing"]
const limits = FastCheck.constantFrom<Limits>(processLimits, hostLimits, downLimits)
const change = FastCheck.record({
  take: FastCheck.boolean(),
  standing: FastCheck.constantFrom(...standings),
  times: FastCheck.nat(200)
})

const fill = (given: Limits, standing: HookStanding, before = nothing) => {
  let inFlight = before
  while (free(given, inFlight, standing) > 0) inFlight = { ...inFlight, [standing]: inFlight[standing] + 1 }
  return inFlight
}

describe("Capacity", () => {
  it.prop(
    "is never exceeded, also by hooks that turn silent",
    [limits, FastCheck.array(change)],
    ([given, changes]) => {
      let inFlight = nothing
      for (const { standing, take, times } of changes) {
        for (let time = 0; time < times; time++) {
          if (take && free(given, inFlight, standing) > 0) {
            inFlight = { ...inFlight, [standing]: inFlight[standing] + 1 }
          }
          // What was taken by a hook that did well stays with it when it does well no more.
          if (!take && inFlight.proven > 0) {
            inFlight = { ...inFlight, proven: inFlight.proven - 1, failing: inFlight.failing + 1 }
          }
        }
        assert.isAtMost(inFlight.proven + inFlight.unknown + inFlight.failing, given.most)
      }
    }
  )

  it("keeps a quarter for hooks that do well, and a part of the rest for those of which nothing is known", () => {
    for (const given of [processLimits, hostLimits]) {
      const dead = fill(given, "failing")
      assert.strictEqual(dead.failing, given.failing)
      const strangers = fill(given, "unknown", dead)
      assert.strictEqual(strangers.unknown, given.unproven - given.failing)
      assert.strictEqual(free(given, strangers, "proven"), given.all - given.unproven)
      assert.strictEqual(given.all - given.unproven, given.all / 4)
    }
  })

  it("lets those that do well in when all of them that had everything have turned silent", () => {
    for (const given of [processLimits, hostLimits]) {
      const { proven } = fill(given, "proven")
      assert.strictEqual(free(given, { ...nothing, failing: proven }, "proven"), given.all / 4)
      assert.strictEqual(free(given, { ...nothing, failing: proven }, "unknown"), given.unproven - given.failing)
    }
  })
})
