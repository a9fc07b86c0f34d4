import { SqlClient, type SqlError } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Deferred, Duration, Effect, Exit, Fiber, Layer, Option, Schema } from "effect"
import { Timestamp } from "#schema/Time.ts"
import { direct, prepared } from "#src/Database/Direct.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { millisecondsOf } from "#src/Ground/Time.ts"
import { TestDatabase, testDatabaseUrl } from "#test/TestDatabase.ts"

const Row = Schema.Struct({ at: Schema.DateFromSelf, many: Schema.Array(Schema.String), json: Schema.Unknown })
const Sum = Schema.Struct({ sum: Schema.Number })
const Count = Schema.Struct({ count: Schema.Number })
const Nothing = Schema.Struct({})

const moment = new Date("2026-10-02T09:15:04.120Z")

const read = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const run = yield* direct
  return yield* run(Row)(
    sql`SELECT ${moment}::timestamptz(3) AS at, ARRAY['a', ${"b"}] AS many, '{"c":[1]}'::jsonb AS json`
  )
})

/** Whether what takes the lock 77 ends with its statement, and not before, for who breaks it off. */
const isOverWhenOver = Effect.fn("isOverWhenOver")(function* (asked: Effect.Effect<void, SqlError.SqlError>) {
  const sql = yield* SqlClient.SqlClient
  const letGo = yield* Deferred.make<void>()
  const held = yield* Deferred.make<void>()
  const holder = yield* sql`SELECT pg_advisory_xact_lock(77)`.pipe(
    Effect.zipRight(Deferred.succeed(held, undefined)),
    Effect.zipRight(Deferred.await(letGo)),
    sql.withTransaction,
    Effect.fork
  )
  yield* Deferred.await(held)
  const asking = yield* Effect.fork(asked)
  const waiting = sql`
    SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
    WHERE l.locktype = 'advisory' AND l.objid = 77 AND NOT l.granted`
  const isWaiting = Effect.map(waiting, ({ length }) => length === 1)
  yield* Effect.repeat(isWaiting, { until: (is) => is })
  const going = yield* Effect.fork(Fiber.interrupt(asking))
  // whatever a caller would have the database cancel is cancelled by then
  yield* Effect.repeatN(isWaiting, 20)
  assert.isTrue(yield* isWaiting)
  assert.isTrue(Option.isNone(yield* Fiber.poll(going)))
  yield* Deferred.succeed(letGo, undefined)
  yield* Fiber.join(holder)
  assert.isTrue(Exit.isInterrupted(yield* Fiber.join(going)))
  assert.isFalse(yield* isWaiting)
})

layer(TestDatabase)("a statement on the pool", (it) => {
  it.effect("is read as ever, but for times, which are as they are shown", () =>
    Effect.gen(function* () {
      const at = Timestamp.make("2026-10-02T09:15:04.120Z")
      assert.deepStrictEqual(yield* read, [{ at, many: ["a", "b"], json: { c: [1] } }])
    })
  )

  it.effect("that is prepared is put together once, and takes other values each time", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      let made = 0
      const sum = yield* prepared("sum", Sum, { one: 1, other: 2 }, ({ one, other }) => {
        made += 1
        return sql`SELECT ${one}::int + ${one}::int + ${other}::int + ${10}::int AS sum`
      })
      for (const [one, other] of [
        [1, 2],
        [2, 1],
        [100, 100]
      ] as const) {
        assert.deepStrictEqual(yield* sum({ other, one }), [{ sum: 2 * one + other + 10 }])
      }
      assert.strictEqual(made, 1)
      assert.deepStrictEqual(yield* sql.withTransaction(sum({ one: 5, other: 6 })), [{ sum: 26 }])
    })
  )

  it.effect("sees what the transaction around it has done, and goes with it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const run = yield* direct
      yield* sql`CREATE TABLE seen (value int)`
      const count = run(Count)(sql`SELECT count(*)::int AS count FROM seen`)
      const rolledBack = Effect.gen(function* () {
        yield* run(Nothing)(sql`INSERT INTO seen VALUES (1)`)
        assert.deepStrictEqual(yield* count, [{ count: 1 }])
        return yield* Effect.fail("back")
      })
      assert.strictEqual(yield* Effect.flip(sql.withTransaction(rolledBack)), "back")
      assert.deepStrictEqual(yield* count, [{ count: 0 }])
    })
  )

  it.effect("fails with what the database said", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const run = yield* direct
      const error = yield* Effect.flip(run(Nothing)(sql`SELECT 1 / ${0}::int`))
      assert.strictEqual(error._tag === "SqlError" && Reflect.get(Object(error.cause), "code"), "22012")
    })
  )
})

const limited = Layer.unwrapScoped(
  Effect.map(testDatabaseUrl, (url) =>
    postgres({ url, timeouts: { connection: Duration.minutes(1), statement: Duration.minutes(1) } })
  )
)

layer(limited)("a statement that is limited in time", (it) => {
  it.effect("is over for who goes when it is over, of whichever kind it is", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const run = yield* direct
      const locking = sql`SELECT pg_advisory_xact_lock(77)::text AS nothing`
      for (const asked of [
        run(Nothing)(locking),
        locking,
        Effect.withTracerEnabled(sql.withTransaction(locking), false)
      ]) {
        yield* isOverWhenOver(Effect.asVoid(asked))
      }
    })
  )
})

/** A database whose sessions are somewhere else. */
const inOslo = Layer.unwrapScoped(
  Effect.gen(function* () {
    const url = yield* testDatabaseUrl
    yield* Effect.provide(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        sql.unsafe(
          `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone = ''Europe/Oslo''', current_database()); END $$`
        )
      ),
      postgres({ url })
    )
    return postgres({ url })
  })
).pipe(Layer.orDie)

layer(inOslo)("a statement where sessions have another time zone", (it) => {
  it.effect("reads the same moment", () =>
    Effect.gen(function* () {
      const [row] = yield* read
      if (row === undefined) return assert.fail("There is no row")
      assert.strictEqual(row.at, Timestamp.make("2026-10-02T09:15:04.120Z"))
      assert.strictEqual(millisecondsOf(row.at), moment.getTime())
    })
  )
})
