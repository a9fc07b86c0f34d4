import { assert, it } from "@effect/vitest"
import { Clock, Effect, Fiber } from "effect"
import { inItsTurn, inTurns, turnAsOthers } from "#src/Ground/Turns/EventLoop.ts"
import { countingTurns, turn } from "#test/Turn.ts"

/** A clock that stands still but for what is done: it tells how long that takes. */
const clockOfWork = () => {
  let now = 0
  const clock: Clock.Clock = {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: () => now,
    unsafeCurrentTimeNanos: () => BigInt(now) * 1_000_000n,
    currentTimeMillis: Effect.sync(() => now),
    currentTimeNanos: Effect.sync(() => BigInt(now) * 1_000_000n),
    sleep: () => Effect.void
  }
  const take = (milliseconds: number) => {
    now += milliseconds
  }
  return { clock, take }
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at)

it.effect("does with each what is to be done, in order, and others have their turn before what takes long", () =>
  Effect.gen(function* () {
    const { clock, take } = clockOfWork()
    const done: Array<number> = []
    const long = inTurns(numbered(50), (one) => {
      take(10)
      done.push(one)
    })
    const [, turns] = yield* countingTurns(Effect.withClock(long, clock))
    assert.deepStrictEqual(done, numbered(50))
    assert.isAtLeast(turns, 49)
  })
)

it.effect("does many small things in few turns, whatever else takes its own", () =>
  Effect.gen(function* () {
    const done: Array<number> = []
    const [, turns] = yield* countingTurns(inTurns(numbered(1000), (one) => void done.push(one)))
    assert.deepStrictEqual(done, numbered(1000))
    assert.isAtMost(turns, 100)
    assert.isAtLeast(turns, 10)
  })
)

it.effect("takes as long a turn as others had theirs, where somebody waits for it", () =>
  Effect.gen(function* () {
    const turnsBeside = (long: (each: () => void) => Effect.Effect<void>) =>
      Effect.gen(function* () {
        const { clock, take } = clockOfWork()
        let turns = 0
        const others = Effect.tap(turn, () => {
          turns += 1
          take(20)
        })
        const other = yield* Effect.fork(Effect.forever(others))
        yield* Effect.withClock(
          long(() => take(5)),
          clock
        )
        yield* Fiber.interrupt(other)
        return turns
      })
    assert.isAtLeast(yield* turnsBeside((each) => inTurns(numbered(40), each)), 19)
    assert.isAtMost(yield* turnsBeside((each) => inTurns(numbered(40), each, turnAsOthers)), 12)
  })
)

it.effect("does one piece of long work a turn of the event loop, whoever asks for how many at once", () =>
  Effect.gen(function* () {
    const all = numbered(50)
    const done: Array<number> = []
    const asking = Effect.all(
      all.map((one) => inItsTurn(() => void done.push(one))),
      { concurrency: "unbounded" }
    )
    const [, turns] = yield* countingTurns(asking)
    assert.deepStrictEqual(done, all)
    assert.isAtLeast(turns, all.length - 1)
  })
)

it.effect("takes turns between those who do long work, and between their pieces", () =>
  Effect.gen(function* () {
    const done: Array<string> = []
    const { clock, take } = clockOfWork()
    const working = (who: string, pieces: number) =>
      inTurns(numbered(pieces), () => {
        take(10)
        done.push(who)
      })
    const all = Effect.all([working("a", 40), working("b", 3), working("c", 40)], { concurrency: "unbounded" })
    const [, turns] = yield* countingTurns(Effect.withClock(all, clock))
    assert.strictEqual(done.length, 83)
    // who has little to do does not wait for those who have much
    assert.deepStrictEqual(done.slice(0, 9), ["a", "b", "c", "a", "b", "c", "a", "b", "c"])
    assert.isAtLeast(turns, done.length - 1)
  })
)

it.effect("goes on where somebody who waited for a turn gave up", () =>
  Effect.gen(function* () {
    const done: Array<string> = []
    const gone = yield* Effect.fork(inItsTurn(() => void done.push("gone")))
    const other = yield* Effect.fork(inTurns([1, 2], () => void done.push("other")))
    yield* Effect.yieldNow()
    yield* Fiber.interrupt(gone)
    yield* Fiber.join(other)
    assert.deepStrictEqual(done, ["other", "other"])
    yield* inItsTurn(() => void done.push("last"))
    assert.deepStrictEqual(done, ["other", "other", "last"])
  })
)
