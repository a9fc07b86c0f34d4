import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { duration } from "#src/App/Parts/Figures.ts"
import { roundTop } from "#src/App/Parts/Plot.tsx"

describe("figures in words", () => {
  it("tell a stretch of time in its two largest units", () => {
    for (const [seconds, words] of [
      [0, "less than a second"],
      [1, "1 second"],
      [59, "59 seconds"],
      [60, "1 minute"],
      [7_530, "2 hours 5 minutes"],
      [86_400, "1 day"],
      [93_600, "1 day 2 hours"]
    ] as const) {
      assert.strictEqual(duration(seconds), words)
    }
  })

  it.prop("end an axis above all that is drawn on it, and not far above", [FastCheck.nat()], ([most]) => {
    assert.isAtLeast(roundTop(most), most)
    assert.isAtMost(roundTop(most), Math.max(4, most * 2.5))
  })
})
