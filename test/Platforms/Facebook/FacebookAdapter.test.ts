import { createHmac } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, FastCheck, Fiber, Option, Redacted, TestClock } from "effect"
import type { Answer } from "../FakeHttp.ts"
import { account, comment, setUp } from "./FacebookAdapter/SetUp.ts"

const answered = (answer: Answer) => setUp(() => answer)

const ok = { body: { success: true } }

describe("FacebookAdapter", () => {
  it.effect("sends each action as documented, the token in the header only", () =>
    Effect.gen(function* () {
      const { facebook, sent } = setUp((request) => {
        if (request.url.pathname.endsWith("/comments")) return { body: { id: "990001_770009" } }
        if (request.url.pathname.endsWith("/messages")) return { body: { recipient_id: "5550001", message_id: "m_1" } }
        if (request.method === "POST" && request.url.pathname.endsWith("/blocked")) return { body: { "5550001": true } }
        return ok
      })
      const { block, hide, privateReply, reply, unblock, unhide } = yield* facebook
      yield* hide(account, comment)
      yield* unhide(account, comment)
      const posted = yield* reply(account, comment, "Yes, link in bio.")
      const written = yield* privateReply(account, comment, "Its number?")
      yield* block(account, comment)
      yield* unblock(account, comment)
      assert.deepStrictEqual(written, { externalId: "m_1", personId: "5550001" })
      assert.deepStrictEqual(posted, { externalId: "990001_770009" })
      assert.deepStrictEqual(
        sent.map(({ body, method, url }) => [method, url.href, body]),
        [
          ["POST", "https://graph.facebook.com/v26.0/990001_770001", "is_hidden=true"],
          ["POST", "https://graph.facebook.com/v26.0/990001_770001", "is_hidden=false"],
          ["POST", "https://graph.facebook.com/v26.0/990001_770001/comments", '{"message":"Yes, link in bio."}'],
          // third-party Page toolkit; parameters from facebook-business-sdk-codegen v25.0, Page.json: POST /{page-id}/messages
          [
            "POST",
            "https://graph.facebook.com/v26.0/123450001/messages",
            '{"recipient":{"comment_id":"990001_770001"},"message":{"text":"Its number?"}}'
          ],
          ["POST", "https://graph.facebook.com/v26.0/123450001/blocked", '{"psid":["5550001"]}'],
          ["DELETE", "https://graph.facebook.com/v26.0/123450001/blocked?psid=5550001", ""]
        ]
      )
      for (const request of sent) {
        assert.strictEqual(request.headers.authorization, "Bearer PAGE_TOKEN_1")
        assert.notInclude(request.url.href + request.body, "PAGE_TOKEN_1")
        assert.notProperty(request.headers, "traceparent")
      }
    })
  )

  it.effect("proves the app's secret where it has one", () =>
    Effect.gen(function* () {
      const { facebook, sent } = setUp(() => ok, Option.some(Redacted.make("app-secret")))
      yield* (yield* facebook).hide(account, comment)
      const proof = createHmac("sha256", "app-secret").update("PAGE_TOKEN_1").digest("hex")
      assert.strictEqual(sent[0]?.url.searchParams.get("appsecret_proof"), proof)
    })
  )

  it.effect.prop("no id leads to another address", [FastCheck.string({ unit: "grapheme" })], ([id]) =>
    Effect.gen(function* () {
      const { facebook, sent } = answered(ok)
      yield* (yield* facebook).hide(account, { ...comment, externalId: `x${id}` })
      const url = sent[0]?.url
      assert.match(url?.pathname ?? "", /^\/v26\.0\/[^/]+$/)
      assert.strictEqual(url?.search, "")
      assert.strictEqual(url?.hash, "")
    })
  )

  it.effect("takes either spelling of success, and a refusal for one", () =>
    Effect.gen(function* () {
      yield* (yield* answered({ body: { success: "true" } }).facebook).hide(account, comment)
      const refused = yield* Effect.flip(
        (yield* answered({ body: { success: false } }).facebook).hide(account, comment)
      )
      assert.strictEqual(refused._tag, "NotAllowed")
    })
  )

  it.effect.each<[string, Answer, string]>([
    ["an HTML 502", { status: 502, body: "<html>Bad Gateway</html>" }, "Transient"],
    ["cut JSON", { body: '{"succ' }, "Transient"],
    ["an empty answer", { body: "" }, "Transient"],
    ["another shape", { body: { hello: 1 } }, "Transient"],
    ["a redirect", { status: 302, body: "" }, "Transient"],
    ["a dropped connection", "drop", "Transient"],
    ["an answer that breaks off", "broken", "Transient"],
    ["429 from a proxy", { status: 429, body: "slow down" }, "RateLimited"],
    ["a dead token", { status: 400, body: { error: { code: 190, error_subcode: 463 } } }, "TokenExpired"],
    [
      "a removed comment",
      {
        status: 400,
        body: {
          error: {
            message: "Unsupported post request. Object with ID '1' does not exist",
            type: "GraphMethodException",
            code: 100,
            error_subcode: 33
          }
        }
      },
      "CommentRemoved"
    ],
    ["an error that comes as 200", { body: { error: { code: 368 } } }, "NotAllowed"],
    ["an error without a code", { status: 400, body: { error: {} } }, "InvalidPlatformRequest"]
  ])("%s", ([, answer, tag]) =>
    Effect.gen(function* () {
      const { hide, reply } = yield* answered(answer).facebook
      assert.strictEqual((yield* Effect.flip(hide(account, comment)))._tag, tag)
      assert.strictEqual((yield* Effect.flip(reply(account, comment, "Hi")))._tag, tag)
    })
  )

  it.effect("says how long to wait when throttled", () =>
    Effect.gen(function* () {
      const { facebook } = answered({
        status: 400,
        headers: {
          "X-Business-Use-Case-Usage":
            '{"123450001":[{"type":"pages","call_count":96,"total_cputime":20,"total_time":20,"estimated_time_to_regain_access":12}]}'
        },
        body: { error: { message: "(#32) Page request limit reached", type: "OAuthException", code: 32 } }
      })
      const error = yield* Effect.flip((yield* facebook).hide(account, comment))
      assert(error._tag === "RateLimited")
      assert.strictEqual(Duration.toMinutes(error.retryAfter), 12)
      assert.strictEqual(error.scope, "account")
    })
  )

  it.effect("gives up on a silent platform after ten seconds", () =>
    Effect.gen(function* () {
      const { hide } = yield* answered("silence").facebook
      const fiber = yield* Effect.fork(Effect.flip(hide(account, comment)))
      yield* TestClock.adjust("10 seconds")
      assert.deepInclude(yield* Fiber.join(fiber), {
        _tag: "Transient",
        reason: "Facebook did not answer within 10 seconds."
      })
    })
  )

  it.effect("cannot block someone who is not known", () =>
    Effect.gen(function* () {
      const { facebook, sent } = answered(ok)
      const { block, unblock } = yield* facebook
      for (const act of [block, unblock])
        assert.strictEqual(
          (yield* Effect.flip(act(account, { ...comment, authorExternalId: null })))._tag,
          "NotAllowed"
        )
      assert.lengthOf(sent, 0)
    })
  )

  it.effect("passes on why a person was not blocked", () =>
    Effect.gen(function* () {
      const refused = answered({ body: { "5550001": { success: false, error: { message: "User is an admin" } } } })
      assert.deepInclude(yield* Effect.flip((yield* refused.facebook).block(account, comment)), {
        _tag: "NotAllowed",
        reason: 'Facebook did not block this person: "User is an admin".'
      })
      const silent = answered({ body: { "1": true } })
      assert.strictEqual((yield* Effect.flip((yield* silent.facebook).block(account, comment)))._tag, "Transient")
    })
  )
})
