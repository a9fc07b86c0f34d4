import { HttpClient, HttpClientRequest } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Duration, Effect, Fiber, Option, TestClock } from "effect"
import { callTimeout, platformHttp, quoted, retryAfterHeader } from "#src/Platforms/Port/PlatformHttp.ts"
import { type Answer, fakeHttp } from "../FakeHttp.ts"

const request = HttpClientRequest.get("https://platform.example/x")

const ask = (answer: Answer) =>
  Effect.flatMap(HttpClient.HttpClient, (client) => platformHttp(client, "Platform")(request)).pipe(
    Effect.provide(fakeHttp(() => answer).layer)
  )

describe("platformHttp", () => {
  it.effect("gives every answer, whatever its status", () =>
    Effect.gen(function* () {
      for (const status of [200, 302, 404, 500]) {
        const answer = yield* ask({ status, body: "x", headers: { "retry-after": "7" } })
        assert.deepStrictEqual([answer.status, answer.body, answer.headers["retry-after"]], [status, "x", "7"])
      }
      assert.strictEqual((yield* ask({ status: 204 })).body, "")
    })
  )

  it.effect("is transient where the outcome is unknown", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* Effect.flip(ask("drop")), {
        _tag: "Transient",
        reason: "Platform could not be reached."
      })
      assert.deepInclude(yield* Effect.flip(ask("broken")), {
        _tag: "Transient",
        reason: "Platform broke off in the middle of its answer."
      })
    })
  )

  it.effect("reads an answer of 8 MiB, and none that is longer", () =>
    Effect.gen(function* () {
      const longest = "é".repeat(4 * 1024 * 1024)
      assert.isTrue((yield* ask({ body: longest })).body === longest)
      assert.deepInclude(yield* Effect.flip(ask({ body: `${longest}.` })), {
        _tag: "Transient",
        reason: "Platform sent an answer of more than 8 MiB."
      })
    })
  )

  it.effect("waits ten seconds and no longer", () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.fork(Effect.flip(ask("silence")))
      yield* TestClock.adjust(Duration.subtract(callTimeout, Duration.millis(1)))
      assert.isTrue(Option.isNone(yield* Fiber.poll(fiber)))
      yield* TestClock.adjust(Duration.millis(1))
      assert.deepInclude(yield* Fiber.join(fiber), {
        _tag: "Transient",
        reason: "Platform did not answer within 10 seconds."
      })
    })
  )
})

describe("retryAfterHeader", () => {
  const now = DateTime.unsafeMake("2026-10-02T09:15:04Z")
  const read = (value: string) =>
    Option.map(retryAfterHeader({ status: 429, headers: { "retry-after": value }, body: "" }, now), Duration.toSeconds)

  it("reads seconds and dates, never negative, at most a day", () => {
    assert.deepStrictEqual(read("120"), Option.some(120))
    assert.deepStrictEqual(read("Fri, 02 Oct 2026 09:16:04 GMT"), Option.some(60))
    assert.deepStrictEqual(read("Fri, 02 Oct 2020 09:16:04 GMT"), Option.some(0))
    assert.deepStrictEqual(read("999999999"), Option.some(86_400))
    assert.deepStrictEqual(read("soon"), Option.none())
  })
})

describe("quoted", () => {
  it("makes one short line of a platform's words", () => {
    assert.strictEqual(quoted(" a\n b\u0000 "), '"a b\uFFFD"')
    assert.strictEqual(quoted("😀".repeat(300)), `"${"😀".repeat(200)}…"`)
  })
})
