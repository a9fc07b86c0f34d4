import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Either, Fiber, Option, Redacted, TestClock } from "effect"
import type { CommentReference } from "#src/Platforms/Port/PlatformGateway.ts"
import { account, comment, setUp } from "../Facebook/FacebookAdapter/SetUp.ts"

const others = ["990001_2", "990001_3", "990001_4"].map((externalId): CommentReference => ({ ...comment, externalId }))
const comments = [comment, ...others]

const done = { code: 200, headers: [], body: '{"success":true}' }
const usage = '{"1":[{"call_count":100,"total_cputime":1,"total_time":1,"estimated_time_to_regain_access":9}]}'
const throttled = {
  code: 400,
  headers: [{ name: "X-Business-Use-Case-Usage", value: usage }],
  body: '{"error":{"message":"(#32) Page request limit reached","code":32}}'
}
const gone = { code: 400, headers: [], body: '{"error":{"message":"does not exist","code":100,"error_subcode":33}}' }

const many = Effect.fn("many")(function* (...given: Parameters<typeof setUp>) {
  const { facebook, sent } = setUp(...given)
  const adapter = yield* facebook
  assert(adapter.many !== null)
  return { sent, most: adapter.many.most, setHidden: adapter.many.setHidden }
})

describe("a batch of Graph calls", () => {
  it.effect("is sent as Meta documents it, the token in the form and not in the address", () =>
    Effect.gen(function* () {
      const secret = Option.some(Redacted.make("app-secret"))
      const { most, sent, setHidden } = yield* many(() => ({ body: [done, done, done, done] }), secret)
      assert.strictEqual(most, 50)
      assert.deepStrictEqual(yield* setHidden(account, comments, true), Array(4).fill(Either.void))
      const [request] = sent
      const form = new URLSearchParams(request?.body)
      assert.deepStrictEqual([request?.method, request?.url.pathname], ["POST", "/v26.0/"])
      assert.strictEqual(form.get("access_token"), "PAGE_TOKEN_1")
      assert.isTrue(request?.url.searchParams.has("appsecret_proof"))
      assert.notInclude(request?.url.href, "PAGE_TOKEN_1")
      assert.deepStrictEqual(
        JSON.parse(form.get("batch") ?? ""),
        comments.map(({ externalId }) => ({ method: "POST", relative_url: externalId, body: "is_hidden=true" }))
      )
      assert.lengthOf(sent, 1)
    })
  )

  it.effect("tells of each comment how it fared, of what Meta did not get to as well", () =>
    Effect.gen(function* () {
      const { setHidden } = yield* many(() => ({ body: [done, gone, throttled, null] }))
      const [first, second, third, fourth] = yield* setHidden(account, comments, true)
      assert.deepStrictEqual(first, Either.void)
      assert(second !== undefined && Either.isLeft(second))
      assert.strictEqual(second.left._tag, "CommentRemoved")
      assert(third !== undefined && Either.isLeft(third) && third.left._tag === "RateLimited")
      assert.deepStrictEqual([Duration.toMinutes(third.left.retryAfter), third.left.scope], [9, "account"])
      assert(fourth !== undefined && Either.isLeft(fourth))
      assert.deepInclude(fourth.left, { _tag: "Transient", unanswered: true })
    })
  )

  it.effect("that is answered for too few leaves the rest unanswered", () =>
    Effect.gen(function* () {
      const { setHidden } = yield* many(() => ({ body: [done] }))
      const fared = yield* setHidden(account, comments, false)
      assert.deepStrictEqual(fared.map(Either.isLeft), [false, true, true, true])
    })
  )

  it.effect("fails as a whole where it is refused, or not answered within half a minute", () =>
    Effect.gen(function* () {
      const dead = yield* many(() => ({ status: 400, body: { error: { code: 190 } } }))
      assert.strictEqual((yield* Effect.flip(dead.setHidden(account, comments, true)))._tag, "TokenExpired")
      const { setHidden } = yield* many(() => "silence")
      const silent = yield* Effect.fork(Effect.flip(setHidden(account, comments, true)))
      yield* TestClock.adjust("30 seconds")
      assert.deepInclude(yield* Fiber.join(silent), { _tag: "Transient", unanswered: true })
    })
  )
})
