import { assert, describe, it } from "@effect/vitest"
import { quotaDay } from "#src/Sandbox/YouTube/YouTubeQuota.ts"

describe("quotaDay", () => {
  it("turns at midnight in Los Angeles, in summer and in winter", () => {
    const days = ["2026-07-02T06:59:59Z", "2026-07-02T07:00:00Z", "2026-12-02T07:59:59Z", "2026-12-02T08:00:00Z"]
    assert.deepStrictEqual(
      days.map((moment) => quotaDay(Date.parse(moment))),
      ["2026-07-01", "2026-07-02", "2026-12-01", "2026-12-02"]
    )
  })
})
