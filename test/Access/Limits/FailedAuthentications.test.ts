import { assert, it } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { FailedAuthentications } from "#src/Access/Limits/FailedAuthentications.ts"

const many = Effect.fn("many")(function* (address: string, count: number) {
  const { take } = yield* FailedAuthentications
  const states = yield* Effect.replicateEffect(take(address), count)
  return states.filter(({ allowed }) => allowed).length
})

it.effect("sixty failures of one address go through at once, and then one in two seconds", () =>
  Effect.gen(function* () {
    assert.strictEqual(yield* many("192.0.2.1", 100), 60)
    assert.strictEqual(yield* many("::ffff:192.0.2.1", 1), 0)
    assert.strictEqual(yield* many("192.0.2.2", 100), 60)
    yield* TestClock.adjust("10 seconds")
    assert.strictEqual(yield* many("192.0.2.1", 100), 5)
  }).pipe(Effect.provide(FailedAuthentications.layer))
)

it.effect("a household cannot step aside to another of its addresses", () =>
  Effect.gen(function* () {
    for (let index = 0; index < 60; index++) assert.strictEqual(yield* many(`2001:db8::${index.toString(16)}`, 1), 1)
    assert.strictEqual(yield* many("2001:db8::ffff", 1), 0)
    assert.strictEqual(yield* many("2001:db8:0:1::1", 1), 1)
  }).pipe(Effect.provide(FailedAuthentications.layer))
)

it.effect("of more addresses than are remembered, those are forgotten that failed longest ago", () =>
  Effect.gen(function* () {
    const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    assert.strictEqual(yield* many(address(1), 60), 60)
    assert.strictEqual(yield* many(address(2), 60), 60)
    for (let index = 3; index <= 10_000; index++) yield* many(address(index), 1)
    assert.strictEqual(yield* many(address(1), 1), 0)
    yield* many(address(10_001), 1)
    assert.strictEqual(yield* many(address(1), 1), 0, "it failed after the second did")
    assert.strictEqual(yield* many(address(2), 1), 1)
  }).pipe(Effect.provide(FailedAuthentications.layer))
)
