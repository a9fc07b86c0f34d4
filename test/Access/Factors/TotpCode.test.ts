import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { codeAt, parseCode, secretText, stepOf } from "#src/Access/Factors/TotpCode.ts"

const seed = secretText(Uint8Array.from(new TextEncoder().encode("12345678901234567890")))
const at = (seconds: number) => seconds * 1000

describe("codes of an authenticator app", () => {
  it("are those of RFC 6238", () => {
    const known = [
      [59, "287082"],
      [1111111109, "081804"],
      [1234567890, "005924"],
      [20000000000, "353130"]
    ] as const
    for (const [seconds, code] of known) assert.strictEqual(codeAt(seed, at(seconds)), code)
  })

  it.prop(
    "are good for the step before and after, and for no other",
    [FastCheck.uint8Array({ minLength: 20, maxLength: 20 }), FastCheck.integer({ min: 100, max: 60_000_000 })],
    ([bytes, step]) => {
      const secret = secretText(Uint8Array.from(bytes))
      const now = step * 30_000 + 17_000
      for (const off of [-1, 0, 1]) {
        assert.strictEqual(stepOf(secret, codeAt(secret, now + off * 30_000), now, null), step + off)
      }
      const good = [-1, 0, 1].map((off) => codeAt(secret, now + off * 30_000))
      const far = [-3, -2, 2, 3].map((off) => codeAt(secret, now + off * 30_000)).filter((code) => !good.includes(code))
      for (const code of far) assert.isNull(stepOf(secret, code, now, null))
    }
  )

  it("are taken once, and none of a step before one that was taken", () => {
    const now = at(1234567890)
    const step = Math.floor(1234567890 / 30)
    assert.isNull(stepOf(seed, codeAt(seed, now), now, step))
    assert.isNull(stepOf(seed, codeAt(seed, now - 30_000), now, step))
    assert.strictEqual(stepOf(seed, codeAt(seed, now + 30_000), now, step), step + 1)
    // left behind by a clock that ran a month ahead
    assert.strictEqual(stepOf(seed, codeAt(seed, now), now, step + 86_400), step)
  })

  it("are read however they are spaced, and nothing else is one", () => {
    assert.strictEqual(parseCode(" 123 456 "), "123456")
    for (const odd of ["", "12345", "1234567", "12345a", "１２３４５６", "-123456.0"])
      assert.isNull(parseCode(odd), odd)
  })
})
