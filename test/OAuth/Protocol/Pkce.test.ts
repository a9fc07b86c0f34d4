import { createHash } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { isChallenge, verifies } from "#src/OAuth/Protocol/Pkce.ts"

const verifiers = FastCheck.stringMatching(/^[A-Za-z0-9._~-]{43,128}$/)
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url")

describe("PKCE", () => {
  it("is what RFC 7636 shows", () => {
    const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    assert.isTrue(verifies(verifier, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"))
    // the plain method
    assert.isFalse(verifies(verifier, verifier))
  })

  it.prop("a challenge is met by its verifier and by no other", [verifiers, verifiers], ([one, other]) => {
    assert.isTrue(isChallenge(challengeOf(one)))
    assert.isTrue(verifies(one, challengeOf(one)))
    assert.strictEqual(verifies(other, challengeOf(one)), one === other)
  })

  it.prop(
    "nothing else is a verifier or meets a challenge",
    [FastCheck.string(), FastCheck.string()],
    ([text, challenge]) => {
      assert.isFalse(verifies(text, challenge))
      assert.isFalse(verifies(text.slice(0, 42), challengeOf(text.slice(0, 42))))
      assert.isFalse(verifies("a".repeat(129), challengeOf("a".repeat(129))))
    }
  )
})
