import { HttpClient, HttpClientResponse } from "@effect/platform"
import { assert, it } from "@effect/vitest"
import { Effect, Fiber, Ref, Stream, TestClock } from "effect"
import type { DemoComment } from "#src/Demo/CommentRow.ts"
import { traffic } from "#src/Demo/Traffic.ts"

const comment = (_: unknown, index: number): DemoComment => ({
  text: `Comment ${index}`,
  author: { name: "Ann", handle: "ann" },
  media: false
})

/** A platform that takes a tenth of a second over each comment. */
const slowPlatform = HttpClient.make((request) =>
  Effect.as(Effect.sleep("100 millis"), HttpClientResponse.fromWeb(request, new Response("{}")))
)

it.effect("a rate is kept where the platform takes longer over a comment than the next one takes to come", () =>
  Effect.gen(function* () {
    const count = yield* Ref.make(0)
    const writing = yield* traffic({
      sandboxUrl: "http://127.0.0.1:1",
      comments: Stream.fromIterable(Array.from({ length: 200 }, comment)),
      every: "5 millis",
      written: (taken) => (taken ? Ref.update(count, (before) => before + 1) : Effect.void)
    }).pipe(Effect.provideService(HttpClient.HttpClient, slowPlatform), Effect.fork)
    yield* TestClock.adjust("1200 millis")
    assert.strictEqual(yield* Ref.get(count), 200)
    yield* Fiber.join(writing)
  })
)
