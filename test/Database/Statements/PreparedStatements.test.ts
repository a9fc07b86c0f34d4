import { SqlClient } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Cause, Deferred, Effect, Fiber, TestClock } from "effect"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { rootCause } from "#src/Ground/RootCause.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"

const find = (id: number) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT word FROM grown WHERE id = ${id}`)

const table = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`CREATE TABLE grown (id integer PRIMARY KEY, word text NOT NULL) WITH (autovacuum_enabled = off)`
  yield* sql`INSERT INTO grown VALUES (1, 'one')`
})

const often = Effect.replicateEffect(find(1), 30)

const reads = Effect.flatMap(SqlClient.SqlClient, (sql) => {
  const scans = sql<{ whole: number; index: number }>`
    SELECT seq_scan::int AS whole, idx_scan::int AS index FROM pg_stat_xact_user_tables WHERE relname = 'grown'`
  return sql.withTransaction(
    Effect.gen(function* () {
      const [before] = yield* scans
      yield* find(1)
      const [after] = yield* scans
      return {
        whole: (after?.whole ?? 0) - (before?.whole ?? 0),
        index: (after?.index ?? 0) - (before?.index ?? 0)
      }
    })
  )
})

const onPool = <A, E>(maxConnections: number, use: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.flatMap(testDatabaseUrl, (url) => Effect.provide(use, postgres({ url, maxConnections })))

it.scoped("a statement that is run again and again is prepared, and answers as ever", () =>
  onPool(
    1,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* table
      assert.deepStrictEqual(
        yield* often,
        Array.from({ length: 30 }, () => [{ word: "one" }])
      )
      assert.deepStrictEqual(yield* find(2), [])
      const prepared = yield* sql`SELECT statement FROM pg_prepared_statements`
      assert.deepStrictEqual(prepared, [{ statement: "SELECT word FROM grown WHERE id = $1" }])
    })
  )
)

it.scoped("a table that grows is soon read by its index, though it was small when the statement was prepared", () =>
  onPool(
    1,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* table
      yield* sql`ANALYZE grown`
      yield* often
      yield* sql`INSERT INTO grown SELECT n, 'more' FROM generate_series(2, 10000) AS n`
      assert.deepStrictEqual(yield* reads, { whole: 1, index: 0 })
      // others see at once, and not within a second, how many rows this connection has added
      yield* sql`SELECT pg_stat_force_next_flush()`
      yield* TestClock.adjust("3 seconds")
      // whatever comes next has sizes looked at
      yield* find(1)
      assert.deepStrictEqual(yield* reads, { whole: 0, index: 1 })
    })
  )
)

it.scoped("plans last for a minute where a table grows little", () =>
  onPool(
    1,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* table
      yield* sql`ANALYZE grown`
      yield* often
      yield* sql`INSERT INTO grown SELECT n, repeat('long', 250) FROM generate_series(2, 250) AS n`
      yield* sql`SELECT pg_stat_force_next_flush()`
      yield* Effect.repeatN(Effect.zipRight(TestClock.adjust("3 seconds"), find(1)), 18)
      assert.deepStrictEqual(yield* reads, { whole: 1, index: 0 })
      yield* TestClock.adjust("3 seconds")
      assert.deepStrictEqual(yield* reads, { whole: 0, index: 1 })
    })
  )
)

it.scoped("a table may have a column more while statements go on that answer all of its columns", () =>
  onPool(
    1,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* table
      const statements = [
        sql`SELECT * FROM grown WHERE id = ${1}`,
        sql`SELECT g.* FROM grown g WHERE id = ${1}`,
        sql`UPDATE grown SET word = word WHERE id = ${1} RETURNING *`,
        sql`WITH one AS (SELECT ${1}::int AS id) SELECT * FROM grown WHERE id IN (SELECT id FROM one)`
      ]
      yield* Effect.replicateEffect(Effect.all(statements), 30)
      yield* sql`ALTER TABLE grown ADD COLUMN more text`
      const row = { id: 1, word: "one", more: null }
      assert.deepStrictEqual(yield* Effect.all(statements), [[row], [row], [row], [row]])
    })
  )
)

it.scoped(
  "a transaction that fails before it has prepared a statement says why, and the statement is prepared later",
  () =>
    onPool(
      2,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* table
        yield* often
        const begun = yield* Deferred.make<void>()
        const over = yield* Deferred.make<void>()
        // the connection that knows the statement is taken, and another one is new to it
        const holder = yield* Effect.fork(
          sql.withTransaction(Effect.all([find(1), Deferred.succeed(begun, undefined), Deferred.await(over)]))
        )
        yield* Deferred.await(begun)
        const failing = transaction(sql)(Effect.orDie(pipelined(sql`SELECT 1 / ${0}::int`, find(1), find(1))))
        assert.strictEqual(
          rootCause(Cause.squash(yield* Effect.sandbox(failing).pipe(Effect.flip))),
          "division by zero"
        )
        assert.deepStrictEqual(yield* transaction(sql)(pipelined(find(1), find(1))), [
          [{ word: "one" }],
          [{ word: "one" }]
        ])
        yield* Deferred.succeed(over, undefined)
        yield* Fiber.join(holder)
      })
    )
)
