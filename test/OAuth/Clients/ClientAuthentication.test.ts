import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck, Redacted } from "effect"
import { claimedClient, isProven } from "#src/OAuth/Clients/ClientAuthentication.ts"
import * as OpaqueToken from "#src/OAuth/Protocol/OpaqueToken.ts"

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`

const said = (claimed: ReturnType<typeof claimedClient>) =>
  Either.match(claimed, {
    onLeft: ({ code }) => code,
    onRight: ({ id, secret }) => [id, secret === null ? null : Redacted.value(secret)]
  })

describe("claimedClient", () => {
  it.prop(
    "reads the header as it was written, and the body",
    [FastCheck.webUrl(), FastCheck.string({ minLength: 1 })],
    ([id, text]) => {
      const secret = text.toWellFormed()
      assert.deepStrictEqual(said(claimedClient(basic(id, secret), {})), [id, secret])
      assert.deepStrictEqual(said(claimedClient(undefined, { client_id: id, client_secret: secret })), [id, secret])
      assert.deepStrictEqual(said(claimedClient(undefined, { client_id: id })), [id, null])
    }
  )

  it("refuses none, two, and what is not Basic", () => {
    assert.strictEqual(said(claimedClient(undefined, {})), "invalid_client")
    assert.strictEqual(said(claimedClient(basic("a", "b"), { client_secret: "b" })), "invalid_client")
    assert.strictEqual(said(claimedClient(basic("a", "b"), { client_id: "c" })), "invalid_client")
    for (const header of ["", "Basic", "Basic !", "Basic YQ==", "Bearer abc", "Digest x", "Basic JTo6"]) {
      assert.strictEqual(said(claimedClient(header, { client_id: "a" })), "invalid_client", header)
    }
  })
})

describe("isProven", () => {
  it("by its secret, or by nothing where it has none", () => {
    const secret = OpaqueToken.make("secret", new Uint8Array(32).fill(1))
    const secretHash = OpaqueToken.hash(secret)
    assert.isTrue(isProven({ secretHash }, { id: "a", secret }))
    assert.isFalse(isProven({ secretHash }, { id: "a", secret: null }))
    assert.isFalse(isProven({ secretHash }, { id: "a", secret: Redacted.make("") }))
    assert.isFalse(isProven({ secretHash }, { id: "a", secret: Redacted.make(`${OpaqueToken.text(secret)} `) }))
    assert.isTrue(isProven({ secretHash: null }, { id: "a", secret: null }))
  })
})
