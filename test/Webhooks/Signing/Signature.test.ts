import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { type Secrets, type Signable, signedHeaders } from "#src/Webhooks/Signing/Signature.ts"
import { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"
import { damage, damagedBytes, damagedText, deliveryId, jsonBody, secret, timestamp } from "../Deliveries.ts"
import { accepts, all, everyLibrary, type InHand, none, type SignatureHeaders } from "../Libraries.ts"

const attempt = FastCheck.record({ deliveryId, timestamp, body: jsonBody.map((text) => Buffer.from(text)) })

const withBody = (attempt: Signable, body: Uint8Array) => ({ ...attempt, body })

const inHand = (sent: Signable, headers: SignatureHeaders, secret: SigningSecret, age = 0): InHand => ({
  headers,
  body: sent.body,
  secret,
  receivedAt: sent.timestamp + age
})
const every = (...given: Parameters<typeof inHand>) => everyLibrary(inHand(...given))

/** Three libraries at a time are slow. */
const fewer = { fastCheck: { numRuns: 40 } }

describe("signedHeaders", () => {
  it.effect.prop(
    "satisfies what others verify with, within 5 minutes",
    [attempt, secret],
    ([attempt, secret]) =>
      Effect.gen(function* () {
        const headers = signedHeaders(attempt, [secret])
        assert.deepEqual(yield* every(attempt, headers, secret, 0), all)
        assert.deepEqual(yield* every(attempt, headers, secret, 300), all)
        // GitHub's construction, deprecated here, knows no time.
        assert.deepEqual(yield* every(attempt, headers, secret, 301), { ...none, octokit: true })
      }),
    fewer
  )

  it.effect.prop(
    "is refused by others when one byte of the body differs",
    [attempt, secret, damage],
    (given) =>
      Effect.gen(function* () {
        const [attempt, secret, damage] = given
        const changed = withBody(attempt, damagedBytes(attempt.body, damage))
        assert.deepEqual(yield* every(changed, signedHeaders(attempt, [secret]), secret), none)
      }),
    fewer
  )

  it.effect.prop(
    "is refused by others under another secret",
    [attempt, secret, secret],
    ([attempt, secret, other]) =>
      Effect.gen(function* () {
        FastCheck.pre(secret !== other)
        assert.deepEqual(yield* every(attempt, signedHeaders(attempt, [secret]), other), none)
      }),
    fewer
  )

  it.effect.prop(
    "is refused by others when one byte of a signature, the time or the id differs",
    [attempt, secret, damage],
    ([attempt, secret, damage]) =>
      Effect.gen(function* () {
        const headers = signedHeaders(attempt, [secret])
        const damaged = (name: keyof typeof headers, from: number) => ({
          ...headers,
          [name]: headers[name].slice(0, from) + damagedText(headers[name].slice(from), damage)
        })
        const stripe = (given: typeof headers) => Effect.promise(() => accepts.stripe(inHand(attempt, given, secret)))
        // Only digits into digits: the library reads a number as far as it goes.
        const otherTime = { ...headers, "x-service-timestamp": String(attempt.timestamp + (damage.flip - 128 || 1)) }
        assert.isFalse(yield* stripe(damaged("x-service-signature-v2", "v2=".length)), "v2")
        assert.isFalse(yield* stripe(otherTime), "time")
        const legacy = damaged("x-service-signature", 0)
        assert.isFalse(yield* Effect.promise(() => accepts.octokit(inHand(attempt, legacy, secret))), "legacy")
        for (const name of ["webhook-signature", "webhook-id"] as const) {
          assert.isFalse(accepts.standard(inHand(attempt, damaged(name, 0), secret)), name)
        }
        const otherStandardTime = { ...headers, "webhook-timestamp": otherTime["x-service-timestamp"] }
        assert.isFalse(accepts.standard(inHand(attempt, otherStandardTime, secret)), "standard time")
      }),
    fewer
  )

  it.effect.prop(
    "carries both secrets while one is rotated",
    [attempt, secret, secret],
    ([attempt, newest, older]) =>
      Effect.gen(function* () {
        FastCheck.pre(newest !== older)
        const secrets: Secrets = [newest, older]
        const headers = signedHeaders(attempt, secrets)
        assert.deepEqual(yield* every(attempt, headers, newest), all)
        // The deprecated header has room for one signature only.
        assert.deepEqual(yield* every(attempt, headers, older), { ...all, octokit: false })
      }),
    fewer
  )

  it("agrees with signatures that openssl made", () => {
    const body = Buffer.from('{"id":"dlv_1","text":"héllo 👋"}')
    const secret = SigningSecret.make("whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
    assert.deepEqual(signedHeaders({ deliveryId: "dlv_1", timestamp: 1_767_225_600, body }, [secret]), {
      "content-type": "application/json",
      "user-agent": "Steward-Webhooks/1",
      "accept-encoding": "identity",
      "x-service-timestamp": "1767225600",
      "x-service-signature-v2": "v2=74b7ecb4118688c16475cd4e0203e30f0714a6c34ced6cf1b9cf6c0d8ce74587",
      "x-service-signature": "sha256=fe3059beeae98da3bebc0716b9f51b1e2ffd2dfb4b065775053755e443987993",
      deprecation: "@1767225600",
      "x-service-delivery": "dlv_1",
      "webhook-id": "dlv_1",
      "webhook-timestamp": "1767225600",
      "webhook-signature": "v1,Dw5QJcn63xBDNfUSwvdEZVmeHDJXeWZrpClOixMcLxQ="
    })
  })
})
