import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { signedHeaders } from "#src/Webhooks/Signing/Signature.ts"
import { type ReceivedRequest, verify } from "#src/Webhooks/Signing/SignatureVerifier.ts"
import { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"
import { damage, damagedBytes, damagedText, deliveryId, secret, timestamp } from "../Deliveries.ts"

const sent = FastCheck.record({
  deliveryId,
  timestamp,
  secret,
  body: FastCheck.oneof(
    FastCheck.uint8Array({ minLength: 1, maxLength: 300 }),
    FastCheck.fullUnicodeString({ minLength: 1 }).map((text) => Buffer.from(text))
  )
}).map(({ secret, ...attempt }) => {
  const headers = signedHeaders(attempt, [secret])
  const received = {
    timestamp: headers["x-service-timestamp"],
    signature: headers["x-service-signature-v2"],
    body: attempt.body
  }
  return { secret, now: attempt.timestamp, received }
})

const reason = (received: ReceivedRequest, secret: SigningSecret, now: number) =>
  Either.match(verify(received, [secret], now), { onLeft: ({ reason }) => reason, onRight: () => "taken" })
const refused = (...given: Parameters<typeof reason>) => assert.notStrictEqual(reason(...given), "taken")

describe("verify", () => {
  const drift = FastCheck.integer({ min: -300, max: 300 })
  it.prop("takes what was signed within 5 minutes, whatever the bytes", [sent, drift], ([sent, drift]) => {
    assert.strictEqual(reason(sent.received, sent.secret, sent.now + drift), "taken")
  })

  const farAway = FastCheck.integer({ min: 301, max: 10_000_000 })
  it.prop("refuses what is older or of the future", [sent, farAway], ([{ now, received, secret }, away]) => {
    assert.include(reason(received, secret, now + away), "5 minutes")
    assert.include(reason(received, secret, now - away), "5 minutes")
  })

  it.prop("refuses any change of one byte", [sent, damage], ([{ now, received, secret }, damage]) => {
    refused({ ...received, body: damagedBytes(received.body, damage) }, secret, now)
    refused({ ...received, timestamp: damagedText(received.timestamp, damage) }, secret, now)
    refused({ ...received, signature: damagedText(received.signature, damage) }, secret, now)
  })

  const otherDigit = FastCheck.record({
    at: FastCheck.nat({ max: 42 }),
    digit: FastCheck.base64String({ minLength: 4 })
  })
  it.prop(
    "refuses under a secret that differs in one place",
    [sent, otherDigit],
    ([{ now, received, secret }, other]) => {
      const at = "whsec_".length + other.at
      const text = secret.slice(0, at) + other.digit.slice(0, 1) + secret.slice(at + 1)
      FastCheck.pre(text !== secret)
      refused(received, SigningSecret.make(text), now)
    }
  )

  it.prop("refuses what is missing, shortened or lengthened", [sent], ([{ now, received, secret }]) => {
    refused({ ...received, timestamp: undefined }, secret, now)
    refused({ ...received, signature: undefined }, secret, now)
    refused({ ...received, signature: received.signature.slice(0, -1) }, secret, now)
    refused({ ...received, signature: `${received.signature}0` }, secret, now)
    refused({ ...received, body: received.body.subarray(1) }, secret, now)
    refused({ ...received, body: Buffer.concat([received.body, Buffer.from(" ")]) }, secret, now)
  })

  it("wants the time in digits alone", () => {
    const secret = SigningSecret.make(`whsec_${"A".repeat(43)}=`)
    for (const timestamp of [
      "",
      " 1767225600",
      "1767225600 ",
      "+1767225600",
      "1767225600.0",
      "1e9",
      "0x6955b900",
      "١٧٦٧"
    ]) {
      assert.include(reason({ timestamp, signature: "v2=", body: Buffer.from("{}") }, secret, 1_767_225_600), "digits")
    }
  })

  it.prop(
    "takes either secret while one is rotated, on both sides",
    [sent, secret, secret],
    ([sent, newest, third]) => {
      FastCheck.pre(new Set([sent.secret, newest, third]).size === 3)
      const { body, timestamp } = sent.received
      const both = signedHeaders({ deliveryId: "dlv_1", timestamp: sent.now, body }, [newest, sent.secret])
      const received = { timestamp, body, signature: both["x-service-signature-v2"] }
      assert.strictEqual(reason(received, newest, sent.now), "taken")
      assert.strictEqual(reason(received, sent.secret, sent.now), "taken")
      assert.isTrue(Either.isRight(verify(sent.received, [newest, sent.secret], sent.now)))
      refused(received, third, sent.now)
    }
  )
})
