import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Redacted } from "effect"
import { signWebhook, verifyWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"

const secret = Redacted.make("app-secret")
const bytes = FastCheck.uint8Array({ minLength: 1, maxLength: 300 })

describe("webhook signature", () => {
  it("is the hexadecimal HMAC-SHA256 of the raw body", () => {
    // RFC 4231, test case 2.
    const body = new TextEncoder().encode("what do ya want for nothing?")
    const header = "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert.strictEqual(signWebhook(Redacted.make("Jefe"), body), header)
    assert.isTrue(verifyWebhook(Redacted.make("Jefe"), body, header))
    assert.isTrue(verifyWebhook(Redacted.make("Jefe"), body, header.toUpperCase().replace("SHA", "sha")))
  })

  it.prop(
    "is refused when one bit of the body, the secret or the signature differs",
    [bytes, FastCheck.nat(), FastCheck.nat(63)],
    ([body, at, digit]) => {
      const header = signWebhook(secret, body)
      assert.isTrue(verifyWebhook(secret, body, header))
      const tampered = body.map((byte, index) => (index === at % body.length ? byte ^ (1 << (at % 8)) : byte))
      assert.isFalse(verifyWebhook(secret, tampered, header))
      assert.isFalse(verifyWebhook(Redacted.make("app-secreT"), body, header))
      const place = "sha256=".length + digit
      const other = header[place] === "0" ? "1" : "0"
      assert.isFalse(verifyWebhook(secret, body, header.slice(0, place) + other + header.slice(place + 1)))
    }
  )

  it.each([undefined, "", "sha256=", "sha1=abc", `sha256=${"g".repeat(64)}`, "a".repeat(64)])(
    "refuses %s",
    (header) => {
      assert.isFalse(verifyWebhook(secret, new Uint8Array(), header))
    }
  )
})
