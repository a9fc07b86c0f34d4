import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, FastCheck, Redacted, TestClock } from "effect"
import { GoogleError } from "#schema/perspective/GoogleError.ts"
import { analyzePath } from "#schema/perspective/PerspectiveApi.ts"
import { requestsOf } from "#src/Http/Perspective/Work.ts"
import { brand } from "#test/House.ts"
import { doorWith } from "#test/Http/Address.ts"
import { ask, readAs } from "#test/Http/Asking.ts"

const requestedAttributes = { TOXICITY: {} }
const asking = (length: number, spanAnnotations = false) => ({
  comment: { text: "Thanks for the parcel. ".repeat(1000).slice(0, length) },
  requestedAttributes,
  spanAnnotations
})

describe("what a text counts as", () => {
  it("is one request for every comment that platforms take, and more for longer ones", () => {
    assert.strictEqual(requestsOf({ requestedAttributes }, 60), 1)
    assert.deepStrictEqual(
      [1, 280, 2200, 2201, 20_000].map((length) => requestsOf(asking(length), 60)),
      [1, 1, 1, 2, 10]
    )
    assert.strictEqual(requestsOf(asking(20_000, true), 60), 19)
    assert.strictEqual(requestsOf(asking(20_481), 60), 1)
  })

  it("is never more than fits at once, and never less for more", () =>
    FastCheck.assert(
      FastCheck.property(
        FastCheck.nat(20_000),
        FastCheck.nat(480),
        FastCheck.integer({ min: 1, max: 100 }),
        (length, more, most) => {
          const counted = requestsOf(asking(length), most)
          assert.isAtLeast(counted, 1)
          assert.isAtMost(counted, most)
          assert.isAtLeast(requestsOf(asking(length + more), most), counted)
          assert.isAtLeast(requestsOf(asking(length, true), most), counted)
        }
      )
    ))
})

layer(doorWith({ rateLimit: { perMinute: 60, burst: 12 } }))("a key that has long texts scored", (it) => {
  const analyze = (key: Redacted.Redacted, length: number) =>
    ask("POST", `${analyzePath}?key=${Redacted.value(key)}`, { json: asking(length) })

  it.effect("hears how much of its limit they take, and after the last one when to come back", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const long = yield* analyze(key, 20_000)
      assert.strictEqual(long.status, 200, long.text)
      assert.strictEqual(long.headers.get("ratelimit"), '"burst";r=2;t=10')
      const refused = yield* analyze(key, 20_000)
      assert.strictEqual(refused.status, 429, refused.text)
      const { message, status } = readAs(GoogleError, refused).error
      assert.strictEqual(status, "RESOURCE_EXHAUSTED")
      assert.strictEqual(message, "This key made too many requests (this text counts as 10); try again in 9 s")
      assert.strictEqual(refused.headers.get("retry-after"), "9")
      assert.strictEqual((yield* analyze(key, 200)).status, 200)
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual((yield* analyze(key, 20_000)).status, 200)
    })
  )

  it.effect("is let in again exactly when it was told to come", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      yield* analyze(key, 20_000)
      const refused = yield* analyze(key, 20_000)
      yield* TestClock.adjust(`${Number(refused.headers.get("retry-after"))} seconds`)
      assert.strictEqual((yield* analyze(key, 20_000)).status, 200)
    })
  )

  it.effect("has as many ordinary comments scored as it may make requests", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const answers = yield* Effect.replicateEffect(analyze(key, 2200), 12)
      for (const { status, text } of answers) assert.strictEqual(status, 200, text)
      assert.strictEqual((yield* analyze(key, 10)).status, 429)
    })
  )
})
