import { FetchHttpClient, HttpClient, HttpClientRequest } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Duration, Effect, Fiber, Option, TestClock } from "effect"
import { callTimeout, platformHttp, quoted, retryAfterHeader } from "#src/Platforms/Port/PlatformHttp.ts"
import { spansOf } from "#test/RecordingTracer.ts"
import { type Answer, fakeHttp } from "../FakeHttp.ts"

/** A platform that refuses whatever it is asked. */
const refusing = Object.assign(() => Promise.resolve(new Response("", { status: 403 })), {
  preconnect: globalThis.fetch.preconnect
})

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

describe("the span of a call", () => {
  it.effect("is named by its method and template, and holds no id, token or query", () =>
    Effect.gen(function* () {
      const call = HttpClientRequest.post("https://graph.facebook.com/v23.0/1020304050/comments", {
        urlParams: { appsecret_proof: "secret" }
      }).pipe(HttpClientRequest.bearerToken("secret"))
      const spans = yield* Effect.flatMap(HttpClient.HttpClient, (client) =>
        spansOf(platformHttp(client, "Facebook")(call))
      ).pipe(Effect.provide(FetchHttpClient.layer), Effect.provideService(FetchHttpClient.Fetch, refusing))
      assert.deepStrictEqual(spans, [
        {
          name: "POST graph.facebook.com/v23.0/{id}/comments",
          kind: "client",
          attributes: {
            "http.request.method": "POST",
            "server.address": "graph.facebook.com",
            "url.template": "/v23.0/{id}/comments",
            "http.response.status_code": 403
          }
        }
      ])
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
