import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Either, FastCheck as fc, Layer, TestClock } from "effect"
import { RateLimited } from "#src/Platforms/Port/PlatformError.ts"
import { keptForReading, quotaCost } from "#src/Platforms/YouTube/Quota/Quota.ts"
import { QuotaMeter } from "#src/Platforms/YouTube/Quota/QuotaMeter.ts"
import { quotaStore } from "#src/Platforms/YouTube/Quota/QuotaStore.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

/** A process of its own: nothing is shared but the database. */
const process = (limit: number) =>
  Effect.map(Layer.build(Layer.fresh(quotaStore(limit))), (context) => Effect.provide(QuotaMeter, context)).pipe(
    Effect.flatten
  )

const clear = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`DELETE FROM platform_quotas`)
const start = Date.parse("2026-10-02T09:15:04Z")

layer(TestDatabase)("the quota that all processes share", (it) => {
  it.scoped("is counted across them, and refused beyond the limit", () =>
    Effect.gen(function* () {
      yield* clear
      yield* TestClock.setTime(start)
      const [one, other] = [yield* process(100), yield* process(100)]
      yield* one.spend("UC1", 50)
      yield* other.spend("UC1", 49)
      const error = yield* Effect.flip(one.spend("UC1", 2))
      assert.instanceOf(error, RateLimited)
      assert.strictEqual(error.scope, "app")
      assert.strictEqual(Duration.format(error.retryAfter), "21h 44m 56s")
      yield* other.spend("UC1", 1)
      yield* Effect.flip(other.spend("UC1", 1))
    })
  )

  it.scoped("never takes more than there is, not even with the first call of a day", () =>
    Effect.gen(function* () {
      yield* clear
      yield* TestClock.setTime(start)
      const meter = yield* process(30)
      yield* Effect.flip(meter.spend("UC1", 50))
      yield* meter.spend("UC1", 30)
      yield* Effect.flip(meter.spend("UC1", 1))
    })
  )

  it.scoped("keeps a part for reading, whatever is hidden and replied", () =>
    Effect.gen(function* () {
      yield* clear
      yield* TestClock.setTime(start)
      const [one, other] = [yield* process(1000), yield* process(1000)]
      const write = one.spend("UC1", quotaCost.write, keptForReading)
      const written = yield* Effect.replicateEffect(Effect.either(write), 40)
      assert.lengthOf(written.filter(Either.isRight), 16)
      assert.match((yield* Effect.flip(write)).reason, /kept for reading/)
      yield* Effect.replicateEffect(other.spend("UC1", quotaCost.list), 200)
      assert.match((yield* Effect.flip(other.spend("UC1", quotaCost.list))).reason, /used up/)
    })
  )

  it.scoped("has a share for every channel that was read today or yesterday, and for nobody who was not", () =>
    Effect.gen(function* () {
      yield* clear
      yield* TestClock.setTime(start)
      const [one, other] = [yield* process(1000), yield* process(1000)]
      yield* other.spend("UC2", quotaCost.list)
      const busy = one.spend("UC1", quotaCost.write, keptForReading)
      yield* Effect.replicateEffect(busy, 8)
      const { reason, scope } = yield* Effect.flip(busy)
      assert.match(reason, /used its share/)
      assert.strictEqual(scope, "account")
      yield* Effect.replicateEffect(other.spend("UC2", quotaCost.write, keptForReading), 7)
      yield* TestClock.adjust("1 day")
      yield* Effect.replicateEffect(busy, 8)
      assert.match((yield* Effect.flip(busy)).reason, /used its share/)
      yield* TestClock.adjust("2 days")
      yield* Effect.replicateEffect(busy, 16)
      yield* one.spend(null, quotaCost.list)
    })
  )

  it.scoped("starts anew at midnight in California", () =>
    Effect.gen(function* () {
      yield* clear
      yield* TestClock.setTime(start)
      const [one, other] = [yield* process(100), yield* process(100)]
      yield* one.spend("UC1", 100)
      const { retryAfter } = yield* Effect.flip(other.spend("UC1", 1))
      yield* TestClock.adjust(Duration.subtract(retryAfter, "1 millis"))
      yield* Effect.flip(one.spend("UC1", 1))
      yield* TestClock.adjust("1 millis")
      yield* other.spend("UC1", 100)
      yield* Effect.flip(one.spend("UC1", 1))
    })
  )

  it.scoped("is used up for all when Google says so", () =>
    Effect.gen(function* () {
      yield* clear
      yield* TestClock.setTime(start)
      const [one, other] = [yield* process(100), yield* process(100)]
      yield* one.exhausted
      yield* Effect.flip(other.spend("UC1", 1))
      yield* one.exhausted
      yield* TestClock.adjust("1 day")
      yield* other.spend("UC1", 1)
    })
  )

  it.scoped.prop(
    "is spent to the last unit and no further by calls at the same time",
    [fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 12 })],
    ([calls]) =>
      Effect.gen(function* () {
        yield* clear
        yield* TestClock.setTime(start)
        const processes = [yield* process(100), yield* process(100), yield* process(100)]
        const results = yield* Effect.forEach(
          calls,
          (units, index) => Effect.either(processes[index % 3]?.spend("UC1", units) ?? Effect.dieMessage("No process")),
          { concurrency: "unbounded" }
        )
        const spent = calls
          .filter((_, index) => results[index]?._tag === "Right")
          .reduce((sum, units) => sum + units, 0)
        const refused = calls.filter((_, index) => results[index]?._tag === "Left")
        assert.isAtMost(spent, 100)
        for (const units of refused) assert.isAbove(spent + units, 100)
        assert.isTrue(results.filter(Either.isLeft).every(({ left }) => left._tag === "RateLimited"))
      }),
    { fastCheck: { numRuns: 20 }, timeout: 30_000 }
  )
})
