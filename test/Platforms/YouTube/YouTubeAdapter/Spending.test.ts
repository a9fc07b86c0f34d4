import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import { inTurn } from "../../FakeHttp.ts"
import { account, comment, done, failure, setUp, since } from "./SetUp.ts"

describe("what YouTubeAdapter spends", () => {
  it.effect("spends 50 units a write and 1 a page, keeps a fifth for reading, and sends nothing without quota", () =>
    Effect.gen(function* () {
      const { sent, youtube } = setUp(({ method }) => (method === "GET" ? { body: { items: [] } } : done), 125)
      const { findReply, hide } = yield* youtube
      yield* hide(account, comment)
      yield* hide(account, comment)
      assert.strictEqual((yield* Effect.flip(hide(account, comment)))._tag, "RateLimited")
      yield* Effect.replicateEffect(findReply(account, comment, "x", since, new Set()), 25)
      assert.strictEqual((yield* Effect.flip(findReply(account, comment, "x", since, new Set())))._tag, "RateLimited")
      assert.lengthOf(sent, 27)
    })
  )

  it.effect("stops everything until midnight in California when Google says that the quota is used up", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2026-10-02T09:15:04Z"))
      const { sent, youtube } = setUp(inTurn(failure(403, "quotaExceeded"), done))
      const { hide } = yield* youtube
      for (const _ of [1, 2]) {
        const error = yield* Effect.flip(hide(account, comment))
        assert(error._tag === "RateLimited")
        assert.strictEqual(error.scope, "app")
        assert.strictEqual(Duration.format(error.retryAfter), "21h 44m 56s")
      }
      assert.lengthOf(sent, 1)
      yield* TestClock.setTime(Date.parse("2026-10-03T07:00:00Z"))
      yield* hide(account, comment)
    })
  )
})
