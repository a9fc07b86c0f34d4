import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { fingerprintOf, similarity } from "#src/Autopilot/Likeness/Fingerprint.ts"

const text = FastCheck.string({ unit: "grapheme", maxLength: 200 })

describe("fingerprint", () => {
  it.prop("likeness is symmetric, 0 to 1, and 1 for itself", [text, text], ([one, other]) => {
    const [first, second] = [fingerprintOf(one), fingerprintOf(other)]
    assert.strictEqual(similarity(first, first), 1)
    assert.strictEqual(similarity(first, second), similarity(second, first))
    assert.isTrue(similarity(first, second) >= 0 && similarity(first, second) <= 1)
  })

  it("estimates the share of common runs of four characters", () => {
    const shared = "the quick brown fox jumps over the lazy dog and keeps running"
    const runs = (value: string) =>
      new Set(Array.from({ length: value.length - 3 }, (_, at) => value.slice(at, at + 4)))
    for (const tail of [
      "",
      " home",
      " through the forest",
      " until the sun is gone and the moon is high above the hills"
    ]) {
      const [one, other] = [runs(shared), runs(shared + tail)]
      const truth = one.intersection(other).size / one.union(other).size
      assert.approximately(similarity(fingerprintOf(shared), fingerprintOf(shared + tail)), truth, 0.15)
    }
  })
})
