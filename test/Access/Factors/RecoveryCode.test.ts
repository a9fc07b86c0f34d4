import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { codeBytes, codeOf, hashCode, looksLikeRecoveryCode } from "#src/Access/Factors/RecoveryCode.ts"

describe("recovery codes", () => {
  it.prop(
    "are the same however they are typed, and never taken for a code of an app",
    [FastCheck.uint8Array({ minLength: codeBytes, maxLength: codeBytes })],
    ([bytes]) => {
      const code = codeOf(bytes)
      assert.match(code, /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
      const typed = [code.toUpperCase(), code.replaceAll("-", " "), code.replaceAll("0", "O").replaceAll("1", "l")]
      for (const text of typed) {
        assert.isTrue(looksLikeRecoveryCode(text))
        assert.deepStrictEqual(hashCode(text), hashCode(code))
      }
    }
  )

  it("are nothing else", () => {
    for (const odd of ["", "123456", "abcd-efgh-jkmn", "abcd-efgh-jkmn-pqrs-t"]) {
      assert.isFalse(looksLikeRecoveryCode(odd), odd)
    }
  })
})
