import { createHmac } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, FastCheck as fc, Option, Redacted } from "effect"
import { readSignedRequest, signRequest } from "#src/Platforms/Graph/SignedRequest.ts"

const ours = Redacted.make("the secret of this app")
const foreign = Redacted.make("the secret of another app")
const now = DateTime.unsafeMake("2026-10-02T09:15:04Z")
const seconds = now.epochMillis / 1000

const payload = (more: object = {}) =>
  JSON.stringify({ algorithm: "HMAC-SHA256", expires: seconds + 3600, issued_at: seconds, user_id: "218471", ...more })
const good = signRequest(ours, payload())
const userOf = (text: string) => Option.map(readSignedRequest(ours, text, now), ({ userId }) => userId)

/** What nobody but the platform can sign, however it is put. */
const forged: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.base64String({ maxLength: 400 }),
  fc.tuple(fc.nat(good.length - 1), fc.constantFrom(..."AZaz09-_.=+/ ")).map(([at, letter]) => {
    const other = good[at] === letter ? "~" : letter
    return good.slice(0, at) + other + good.slice(at + 1)
  }),
  fc.nat(good.length - 1).map((length) => good.slice(0, length)),
  fc.json().map((json) => signRequest(foreign, json)),
  fc.json().map((json) => signRequest(ours, json)),
  fc
    .string({ maxLength: 40 })
    .map((user) => `${good.split(".")[0]}.${Buffer.from(payload({ user_id: user })).toString("base64url")}`),
  fc
    .integer({ min: 86_401, max: 4_000_000_000 })
    .map((age) => signRequest(ours, payload({ issued_at: seconds - age }))),
  fc
    .integer({ min: 301, max: 4_000_000_000 })
    .map((ahead) => signRequest(ours, payload({ issued_at: seconds + ahead })))
)

/** The last two bits of a signature's 43 letters say nothing: a letter that differs in them alone is the same signature. */
const sameSignature = (text: string) => {
  const [signature = "", body] = text.split(/=?\./)
  return body === good.split(".")[1] && signature.slice(0, 42) === good.slice(0, 42) && /^[\w-]{43}$/.test(signature)
}

describe("a signed request of Meta's", () => {
  it("is read where this app signed it lately", () => {
    assert.deepStrictEqual(userOf(good), Option.some("218471"))
    // the example of Meta's own documentation writes ids as numbers in places
    assert.deepStrictEqual(userOf(signRequest(ours, payload({ user_id: 218471 }))), Option.some("218471"))
    assert.deepStrictEqual(userOf(signRequest(ours, payload({ issued_at: seconds - 86_400 }))), Option.some("218471"))
    assert.deepStrictEqual(userOf(signRequest(ours, payload({ issued_at: seconds + 300 }))), Option.some("218471"))
    assert.deepStrictEqual(
      userOf(signRequest(ours, payload().replace('"218471"', "17841400000000000123"))),
      Option.some("17841400000000000123")
    )
  })

  it("has the same signature for the same request, and another for another one", () => {
    const signatureOf = (text: string) => Option.getOrThrow(readSignedRequest(ours, text, now)).signature
    assert.deepStrictEqual(signatureOf(good), signatureOf(signRequest(ours, payload())))
    assert.notDeepEqual(signatureOf(good), signatureOf(signRequest(ours, payload({ issued_at: seconds - 1 }))))
  })

  it("is refused when it is forged, foreign, too old or too far ahead: 1,000 of them", () => {
    const bare = Buffer.from(payload()).toString("base64url")
    const examples = [
      "",
      ".",
      `.${bare}`,
      `${"A".repeat(43)}.${bare}`,
      good.replace(".", ""),
      `${good}.`,
      `${good} `,
      signRequest(foreign, payload()),
      signRequest(Redacted.make(""), payload()),
      signRequest(ours, payload({ algorithm: "none" })),
      signRequest(ours, payload({ algorithm: "HMAC-SHA1" })),
      `${createHmac("sha1", Redacted.value(ours)).update(bare).digest("base64url")}.${bare}`,
      signRequest(ours, payload({ user_id: undefined })),
      signRequest(ours, payload({ user_id: "" })),
      signRequest(ours, payload({ user_id: { $ne: null } })),
      signRequest(ours, payload({ issued_at: undefined })),
      signRequest(ours, payload({ issued_at: seconds - 86_401 })),
      signRequest(ours, payload({ issued_at: seconds + 301 })),
      signRequest(ours, payload({ issued_at: seconds * 1000 })),
      signRequest(ours, "218471"),
      signRequest(ours, "not JSON")
    ]
    fc.assert(
      fc.property(forged, (text) => {
        fc.pre(!sameSignature(text))
        assert.deepStrictEqual(userOf(text), Option.none())
      }),
      { numRuns: 1_000, examples: examples.map((text): [string] => [text]) }
    )
  })
})
