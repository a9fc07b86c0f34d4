import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Ref, TestClock } from "effect"
import { replaying } from "#src/Demo/Replaying.ts"
import { counting, nothingYet, progressLine } from "#src/Demo/Tally.ts"

describe("a replay", () => {
  it("tells how far it is", () => {
    const tally = { ...counting(counting(nothingYet, "hidden"), "visible"), written: 1_200, refused: 2 }
    assert.strictEqual(
      progressLine(tally, 50_000),
      "… 1,200 of 50,000 comments written; decided: 1 hidden, 0 to ask about, 1 kept. The platform did not accept 2."
    )
  })

  it.effect("says its progress every ten seconds, and its totals when all is decided", () =>
    Effect.gen(function* () {
      const tally = yield* Ref.make(nothingYet)
      const lines = yield* Ref.make<ReadonlyArray<string>>([])
      const print = (line: string) => Ref.update(lines, (before) => [...before, line])
      const writing = Effect.forEach(
        Array.from({ length: 25 }),
        () =>
          Effect.delay(
            Ref.update(tally, (now) => ({ ...now, written: now.written + 1 })),
            "1 second"
          ),
        { discard: true }
      )
      const replay = yield* Effect.fork(replaying(writing, { count: 25, skipped: 1 }, tally, print))
      yield* TestClock.adjust("25 seconds")
      yield* Ref.update(tally, (now) => ({ ...now, hidden: 5, asked: 1, kept: 18 }))
      yield* TestClock.adjust("5 seconds")
      assert.isNull(yield* Fiber.poll(replay).pipe(Effect.map((exit) => (exit._tag === "None" ? null : exit))))
      yield* Ref.update(tally, (now) => ({ ...now, kept: 19 }))
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(replay)
      const said = yield* Ref.get(lines)
      assert.strictEqual(said[0], "1 row has no text and was left out.")
      assert.match(said[1] ?? "", /^… (9|10) of 25 comments written/)
      assert.match(said.at(-2) ?? "", /^All 25 comments were replayed, in 3[01]s: 5 hidden, 1 to ask about, 19 kept\.$/)
    })
  )

  it.effect("does not wait for ever for what is not decided", () =>
    Effect.gen(function* () {
      const tally = yield* Ref.make({ ...nothingYet, written: 3, kept: 1 })
      const lines = yield* Ref.make<ReadonlyArray<string>>([])
      const print = (line: string) => Ref.update(lines, (before) => [...before, line])
      const replay = yield* Effect.fork(replaying(Effect.void, { count: 3, skipped: 0 }, tally, print))
      yield* TestClock.adjust("1 minute")
      yield* Fiber.join(replay)
      assert.match((yield* Ref.get(lines)).join("\n"), /2 are not decided yet\./)
    })
  )
})
