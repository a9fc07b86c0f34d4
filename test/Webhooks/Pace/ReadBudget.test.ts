import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import {
  afterReading,
  bytesPerSecond,
  countedBytes,
  freeBytes,
  fullBudget,
  mostAtOnce,
  waitToRead
} from "#src/Webhooks/Pace/ReadBudget.ts"

const chunk = 64 * 1024
const pieces = FastCheck.array(
  FastCheck.record({ bytes: FastCheck.nat({ max: chunk }), after: FastCheck.nat({ max: 500 }) }),
  { minLength: 1, maxLength: 200 }
)

describe("ReadBudget", () => {
  it.prop("bounds what a receiver makes us read in any time, if it waits when it has to", [pieces], ([pieces]) => {
    let budget = fullBudget(0)
    let now = 0
    let read = 0
    for (const { after, bytes } of pieces) {
      now += after
      now += waitToRead(budget, now)
      assert.strictEqual(waitToRead(budget, now), 0)
      budget = afterReading(budget, bytes, now)
      read += bytes
      assert.isAtMost(read, mostAtOnce + (now * bytesPerSecond) / 1000 + chunk)
    }
  })

  it.prop("asks nobody to wait who stays below it", [FastCheck.array(FastCheck.nat({ max: 1000 }))], ([times]) => {
    let budget = fullBudget(0)
    let now = 0
    for (const after of times) {
      now += after
      budget = afterReading(budget, Math.floor((after * bytesPerSecond) / 1000), now)
      assert.strictEqual(waitToRead(budget, now), 0)
    }
  })

  it("lets a clock that is set back give nothing", () => {
    const empty = afterReading(fullBudget(10_000), mostAtOnce + bytesPerSecond, 10_000)
    assert.strictEqual(waitToRead(empty, 10_000), 1000)
    assert.strictEqual(waitToRead(empty, 5000), 1000)
    assert.strictEqual(waitToRead(empty, 10_400), 600)
  })

  it.prop("counts of an answer what is beyond its first KiB, however it is cut", [pieces], ([pieces]) => {
    let before = 0
    let counted = 0
    for (const { bytes } of pieces) {
      counted += countedBytes(before, bytes)
      before += bytes
    }
    assert.strictEqual(counted, Math.max(0, before - freeBytes))
  })
})
