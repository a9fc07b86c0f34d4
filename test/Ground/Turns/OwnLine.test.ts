import { assert, it } from "@effect/vitest"
import { Effect, Fiber, Schema, TestClock } from "effect"
import { ownLines } from "#src/Ground/Turns/OwnLine.ts"

const Asked = Schema.Struct({
  whose: Schema.Literal("a", "b", "c"),
  milliseconds: Schema.Int.pipe(Schema.between(1, 50)),
  how: Schema.Literal("ends", "fails", "is interrupted")
})

it.effect.prop(
  "are worked through one after the other, each behind its own alone, and nothing is left of them",
  { asked: Schema.Array(Asked).pipe(Schema.maxItems(20)) },
  ({ asked }) =>
    Effect.gen(function* () {
      const { inLine, lengthOf } = ownLines()
      const running = new Map<string, number>()
      const done: Array<number> = []
      const work = ({ how, milliseconds, whose }: typeof Asked.Type, nth: number) =>
        Effect.gen(function* () {
          assert.strictEqual(running.get(whose) ?? 0, 0)
          running.set(whose, 1)
          yield* Effect.sleep(milliseconds)
          done.push(nth)
          if (how === "fails") yield* Effect.fail("failed")
        }).pipe(Effect.ensuring(Effect.sync(() => void running.set(whose, 0))))
      const fibers = yield* Effect.forEach(asked, (one, nth) => Effect.fork(inLine(one.whose, work(one, nth))))
      yield* Effect.yieldNow()
      for (const [nth, { how }] of asked.entries()) {
        const fiber = fibers[nth]
        if (how === "is interrupted" && fiber !== undefined) yield* Fiber.interruptFork(fiber)
      }
      for (const whose of ["a", "b", "c"]) {
        const own = asked.filter((one) => one.whose === whose && one.how !== "is interrupted")
        yield* TestClock.adjust(0)
        assert.isAtLeast(lengthOf(whose), own.length)
      }
      const longest = Math.max(
        0,
        ...["a", "b", "c"].map((whose) =>
          asked.reduce(
            (sum, one) => sum + (one.whose === whose && one.how !== "is interrupted" ? one.milliseconds : 0),
            0
          )
        )
      )
      yield* TestClock.adjust(longest)
      yield* Fiber.awaitAll(fibers)
      for (const whose of ["a", "b", "c"]) {
        assert.strictEqual(lengthOf(whose), 0)
        const own = done.filter((nth) => asked[nth]?.whose === whose)
        assert.deepStrictEqual(
          own,
          asked.flatMap((one, nth) => (one.whose === whose && one.how !== "is interrupted" ? [nth] : []))
        )
      }
    })
)
