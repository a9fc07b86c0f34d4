import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { exp, ln, sigmoid } from "#src/Training/Learn/Exact.ts"

const near = (found: number, wanted: number) =>
  assert.isAtMost(Math.abs(found - wanted), 1e-12 * Math.max(1, Math.abs(wanted)), `${found} for ${wanted}`)

describe("arithmetic that is the same on every machine", () => {
  it.prop("exp", [FastCheck.double({ min: -30, max: 30, noNaN: true })], ([power]) => near(exp(power), Math.exp(power)))
  it.prop("ln", [FastCheck.double({ min: 1e-9, max: 1e9, noNaN: true })], ([value]) => near(ln(value), Math.log(value)))
  it.prop("sigmoid", [FastCheck.double({ min: -800, max: 800, noNaN: true })], ([logit]) => {
    assert.isTrue(sigmoid(logit) >= 0 && sigmoid(logit) <= 1)
    near(sigmoid(logit) + sigmoid(-logit), 1)
  })
})
