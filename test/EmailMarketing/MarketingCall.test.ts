import { createHash } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { Duration, Either, FastCheck } from "effect"
import { type MarketingTarget, requestOf, type ToldPerson } from "#src/EmailMarketing/MarketingCall.ts"
import { toldBy } from "#src/EmailMarketing/Told.ts"
import { signatureV2 } from "#src/Webhooks/Signing/Signature.ts"
import { fromBytes } from "#src/Webhooks/Signing/SigningSecret.ts"
import { HostUnreachable, TargetRefused } from "#src/Webhooks/Target/SendError.ts"

const person: ToldPerson = {
  id: "mkt_1",
  workspaceId: "ws_1",
  contactId: "con_1",
  platform: "instagram",
  name: "Dana van Example",
  handle: "dana.example",
  email: "Dana.Example@example.com",
  phone: "+4722864400",
  createdAt: new Date("2026-11-23T09:00:00Z")
}
const target = (more: Partial<MarketingTarget>): MarketingTarget => ({
  kind: "call",
  secret: fromBytes(new Uint8Array(32)),
  audienceId: null,
  consent: null,
  targetUrl: null,
  ...more
})
const mailchimp = target({ kind: "mailchimp", secret: "0123456789abcdef-us6", audienceId: "a1b2c3", consent: "asked" })
const now = Date.parse("2026-11-23T09:00:05Z")

describe("what a system is told", () => {
  // mailchimp.com/developer/marketing/api/list-members/add-or-update-list-member, as Kestra's and Pipedream's plugins quote
  // it: PUT, the MD5 of the address in lower case, `status_if_new`, HTTP Basic with any name, the data centre in the key
  it("is for Mailchimp a PUT by the MD5 of the address in lower case, with the key in a header alone", () => {
    const request = requestOf(mailchimp, person, now)
    assert(request !== null)
    const hash = createHash("md5").update("dana.example@example.com").digest("hex")
    assert.strictEqual(
      request.url,
      `https://us6.api.mailchimp.com/3.0/lists/a1b2c3/members/${hash}?skip_merge_validation=true`
    )
    assert.strictEqual(request.method, "PUT")
    assert.strictEqual(
      request.headers["authorization"],
      `Basic ${Buffer.from("steward:0123456789abcdef-us6").toString("base64")}`
    )
    assert.deepStrictEqual(JSON.parse(String(request.body)), {
      email_address: "Dana.Example@example.com",
      status_if_new: "pending",
      merge_fields: { FNAME: "Dana", LNAME: "van Example", PHONE: "+4722864400" }
    })
    assert.notInclude(request.url + request.body, "0123456789abcdef")
    assert.isNull(requestOf(mailchimp, { ...person, email: null }, now))
  })

  // developers.klaviyo.com, Create or Update Profile (v2026-04-15 is the newest revision found): POST /api/profile-import
  it("is for Klaviyo a profile by what is known, blanks left out", () => {
    const request = requestOf(
      target({ kind: "klaviyo", secret: "pk_0123456789" }),
      { ...person, email: null, name: "" },
      now
    )
    assert(request !== null)
    assert.deepStrictEqual([request.method, request.url], ["POST", "https://a.klaviyo.com/api/profile-import"])
    assert.deepInclude(request.headers, { authorization: "Klaviyo-API-Key pk_0123456789", revision: "2026-04-15" })
    assert.deepStrictEqual(JSON.parse(String(request.body)), {
      data: { type: "profile", attributes: { phone_number: "+4722864400" } }
    })
  })

  it("is for a receiver of one's own signed as deliveries are, with an id that stays", () => {
    const secret = fromBytes(new Uint8Array(32).fill(1))
    const request = requestOf(target({ secret, targetUrl: "https://hooks.example.com/x" }), person, now)
    assert(request !== null)
    assert.strictEqual(request.headers["webhook-id"], "mkt_1")
    const time = request.headers["x-service-timestamp"] ?? ""
    assert.strictEqual(
      request.headers["x-service-signature-v2"],
      signatureV2(secret, time, Buffer.from(String(request.body)))
    )
    assert.deepInclude(JSON.parse(String(request.body)), { id: "mkt_1", email: person.email, phone: person.phone })
  })
})

const answer = (status: number, excerpt = "") => Either.right({ status, excerpt, retryAfter: null })
const told = (status: number, excerpt = "", attempts = 1) =>
  toldBy("mailchimp", answer(status, excerpt), attempts, [person.email, person.phone, person.name], now)

describe("what becomes of telling", () => {
  it("is tried again for about a day while a system is in trouble, and never where the address may not be called", () => {
    let waited = 0
    for (let attempts = 1; ; attempts++) {
      const result = told(503, "", attempts)
      if (result._tag !== "Again") {
        assert.strictEqual(result._tag, "Failed")
        break
      }
      waited += Duration.toMillis(result.wait)
    }
    assert.isAbove(waited, Duration.toMillis("20 hours"))
    assert.isBelow(waited, Duration.toMillis("26 hours"))
    const refused = Either.left(new TargetRefused({ reason: "private" }))
    assert.strictEqual(toldBy("call", refused, 1, [], now)._tag, "Failed")
    assert.strictEqual(toldBy("call", Either.left(new HostUnreachable({ reason: "gone" })), 1, [], now)._tag, "Again")
  })

  it("is said in words, which never hold the person", () => {
    const problem = JSON.stringify({ title: "Invalid Resource", detail: `${person.email} looks fake or invalid.` })
    const result = told(400, problem)
    assert.deepStrictEqual(result, {
      _tag: "Failed",
      reason: "Mailchimp answered 400 Bad Request: … looks fake or invalid."
    })
    assert.deepInclude(told(401), { reason: "Mailchimp does not accept the API key any more; enter a new one" })
    FastCheck.assert(
      FastCheck.property(FastCheck.integer({ min: 100, max: 599 }), FastCheck.string(), (status, noise) => {
        const { _tag, ...rest } = told(status, JSON.stringify({ detail: noise + person.email + noise + person.phone }))
        assert.notInclude(JSON.stringify(rest), person.email ?? "")
        assert.notInclude(JSON.stringify(rest), person.phone ?? "")
        assert.strictEqual(_tag === "Told", status >= 200 && status <= 299)
      })
    )
  })
})
