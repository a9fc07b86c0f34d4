import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck, Redacted } from "effect"
import { handshake } from "#src/Platforms/Graph/WebhookHandshake.ts"

const token = Redacted.make("our-token")
const good = { "hub.mode": "subscribe", "hub.challenge": "1158201444", "hub.verify_token": "our-token" }

describe("handshake", () => {
  it("answers with the challenge", () => {
    assert.deepStrictEqual(handshake(good, token), Either.right("1158201444"))
  })

  it.each([
    [{ ...good, "hub.mode": "unsubscribe" }, "hub.mode must be subscribe."],
    [{ ...good, "hub.verify_token": "other" }, "hub.verify_token is not the one set up here."],
    [{ ...good, "hub.verify_token": undefined }, "hub.verify_token is not the one set up here."],
    [{ ...good, "hub.challenge": undefined }, "hub.challenge is missing."],
    [{}, "hub.mode must be subscribe."]
  ])("%o: %s", (query, reason) => {
    assert.deepStrictEqual(handshake(query, token), Either.left(reason))
  })

  it.prop("takes no other token", [FastCheck.string()], ([given]) => {
    assert.strictEqual(Either.isRight(handshake({ ...good, "hub.verify_token": given }, token)), given === "our-token")
  })
})
