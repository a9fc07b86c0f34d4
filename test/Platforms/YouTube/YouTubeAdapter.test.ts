import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, TestClock } from "effect"
import { type Answer, inTurn } from "../FakeHttp.ts"
import { account, base, comment, done, failure, reply, setUp } from "./YouTubeAdapter/SetUp.ts"

const posted: Answer = { body: { kind: "youtube#comment", id: "UgyExample001AaABAg.9iPX01", snippet: {} } }

describe("YouTubeAdapter", () => {
  it.effect("sends each action as documented, the token in the header only", () =>
    Effect.gen(function* () {
      const { sent, youtube } = setUp(({ url }) => (url.pathname.endsWith("setModerationStatus") ? done : posted))
      const adapter = yield* youtube
      yield* adapter.hide(account, comment)
      yield* adapter.unhide(account, reply)
      assert.deepStrictEqual(yield* adapter.reply(account, comment, "Thank you!"), {
        externalId: "UgyExample001AaABAg.9iPX01"
      })
      yield* adapter.reply(account, reply, "And you!")
      assert.deepStrictEqual(
        sent.map(({ body, method, url }) => [method, url.href, body]),
        [
          ["POST", `${base}/comments/setModerationStatus?id=UgyExample001AaABAg&moderationStatus=heldForReview`, ""],
          ["POST", `${base}/comments/setModerationStatus?id=UgyExample001AaABAg.9iPX01&moderationStatus=published`, ""],
          [
            "POST",
            `${base}/comments?part=snippet`,
            '{"snippet":{"parentId":"UgyExample001AaABAg","textOriginal":"Thank you!"}}'
          ],
          [
            "POST",
            `${base}/comments?part=snippet`,
            '{"snippet":{"parentId":"UgyExample001AaABAg","textOriginal":"And you!"}}'
          ]
        ]
      )
      for (const request of sent) assert.strictEqual(request.headers.authorization, "Bearer YT_1")
    })
  )

  it.effect("says that YouTube has no blocking, without asking it", () =>
    Effect.gen(function* () {
      const { sent, youtube } = setUp(inTurn(done))
      const { block, unblock } = yield* youtube
      assert.deepInclude(yield* Effect.flip(block(account, comment)), {
        _tag: "NotAllowed",
        reason: "YouTube does not let brands block people who comment; blocking works on Facebook only."
      })
      assert.strictEqual((yield* Effect.flip(unblock(account, comment)))._tag, "NotAllowed")
      assert.lengthOf(sent, 0)
    })
  )

  it.effect("renews a refused token once and sends the request again", () =>
    Effect.gen(function* () {
      const grant: Answer = { body: { access_token: "YT_2", expires_in: 3_599 } }
      const { sent, youtube } = setUp(inTurn(failure(401, "authError"), grant, done, done))
      const { hide } = yield* youtube
      yield* hide(account, comment)
      yield* hide(account, comment)
      assert.deepStrictEqual(
        sent.map(({ headers }) => headers.authorization),
        ["Bearer YT_1", undefined, "Bearer YT_2", "Bearer YT_2"]
      )
      const refused = setUp(({ url }) => (url.hostname === "oauth2.googleapis.com" ? grant : failure(401, "authError")))
      assert.strictEqual((yield* Effect.flip((yield* refused.youtube).hide(account, comment)))._tag, "TokenExpired")
      assert.lengthOf(refused.sent, 3)
    })
  )

  it.effect("asks to connect again when Google takes the connection back", () =>
    Effect.gen(function* () {
      const { youtube } = setUp(inTurn(failure(401, "authError"), { status: 400, body: { error: "invalid_grant" } }))
      assert.strictEqual((yield* Effect.flip((yield* youtube).hide(account, comment)))._tag, "TokenExpired")
    })
  )

  it.effect("tries once more after a processing failure", () =>
    Effect.gen(function* () {
      const once = setUp(inTurn(failure(400, "processingFailure"), posted))
      assert.deepStrictEqual(yield* (yield* once.youtube).reply(account, comment, "Hi"), {
        externalId: "UgyExample001AaABAg.9iPX01"
      })
      const always = setUp(inTurn(failure(400, "processingFailure")))
      assert.strictEqual(
        (yield* Effect.flip((yield* always.youtube).reply(account, comment, "Hi")))._tag,
        "InvalidPlatformRequest"
      )
      assert.lengthOf(always.sent, 2)
    })
  )

  it.effect.each<[string, Answer, string]>([
    ["a removed comment", failure(404, "commentNotFound"), "CommentRemoved"],
    ["a refusal", failure(403, "forbidden"), "NotAllowed"],
    ["the newer form", { status: 403, body: { error: { status: "PERMISSION_DENIED", message: "No." } } }, "NotAllowed"],
    ["an odd reason", failure(403, "SERVICE_UNAVAILABLE"), "Transient"],
    ["an HTML 502", { status: 502, body: "<html>" }, "Transient"],
    ["an HTML 404", { status: 404, body: "<html>" }, "Transient"],
    ["429 from a proxy", { status: 429, body: "" }, "RateLimited"],
    ["a redirect", { status: 302, body: "" }, "Transient"],
    ["cut JSON", { body: '{"id' }, "Transient"],
    ["an answer without an id", { body: {} }, "Transient"],
    ["a dropped connection", "drop", "Transient"],
    ["an answer that breaks off", "broken", "Transient"]
  ])("%s", ([, answer, tag]) =>
    Effect.gen(function* () {
      const { youtube } = setUp(inTurn(answer))
      assert.strictEqual((yield* Effect.flip((yield* youtube).reply(account, comment, "Hi")))._tag, tag)
    })
  )

  it.effect("gives up on a silent platform after ten seconds", () =>
    Effect.gen(function* () {
      const { youtube } = setUp(() => "silence")
      const fiber = yield* Effect.fork(Effect.flip((yield* youtube).hide(account, comment)))
      yield* TestClock.adjust("10 seconds")
      assert.deepInclude(yield* Fiber.join(fiber), {
        _tag: "Transient",
        reason: "YouTube did not answer within 10 seconds."
      })
    })
  )
})
