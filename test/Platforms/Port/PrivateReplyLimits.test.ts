import { assert, describe, it } from "@effect/vitest"
import { Duration, FastCheck as fc } from "effect"
import { platforms } from "#schema/Platform.ts"
import { privateReplyProblem, privateReplyWindow } from "#src/Platforms/Port/PrivateReplyLimits.ts"

const day = Duration.days(1)

describe("a private reply", () => {
  it("is for Facebook and Instagram", () => {
    const able = platforms.filter((platform) => privateReplyProblem(platform, "Hello", day) === null)
    assert.deepStrictEqual(able, ["facebook", "instagram"])
    assert.include(privateReplyProblem("tiktok", "Hello", day), "Facebook and Instagram")
  })

  it.prop("is for less than seven days", [fc.integer({ min: 0, max: 14 * 86_400_000 })], ([age]) => {
    const isOpen = privateReplyProblem("facebook", "Hello", Duration.millis(age)) === null
    assert.strictEqual(isOpen, age < Duration.toMillis(privateReplyWindow))
  })

  it("counts bytes on Instagram", () => {
    assert.isNull(privateReplyProblem("instagram", "x".repeat(1_000), day))
    assert.isNull(privateReplyProblem("facebook", "👍".repeat(300), day))
    assert.match(privateReplyProblem("instagram", "👍".repeat(251), day) ?? "", /1000 bytes, and this one has 1004/)
  })
})
