import { SqlClient, SqlError } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { postgres } from "#src/Database/Postgres.ts"
import { spansOf } from "#test/RecordingTracer.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"

const onDatabase = <A, E>(use: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.flatMap(testDatabaseUrl, (url) => Effect.provide(use, postgres({ url, maxConnections: 2 })))

const put = (word: string) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql`INSERT INTO words VALUES (${word})`)

const words = Effect.flatMap(SqlClient.SqlClient, (sql) => sql<{ word: string }>`SELECT word FROM words ORDER BY word`)

it.scoped("statements of a transaction are done and undone with it, and of its parts with those", () =>
  onDatabase(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`CREATE TABLE words (word text PRIMARY KEY)`
      const inside = yield* Effect.gen(function* () {
        yield* put("kept")
        yield* Effect.exit(sql.withTransaction(Effect.zipRight(put("taken back"), Effect.fail("a part"))))
        return yield* words
      }).pipe(sql.withTransaction, Effect.withTracerEnabled(false))
      assert.deepStrictEqual(inside, [{ word: "kept" }])
      yield* Effect.zipRight(put("none of it"), Effect.fail("all")).pipe(
        sql.withTransaction,
        Effect.withTracerEnabled(false),
        Effect.exit
      )
      assert.deepStrictEqual(yield* words, [{ word: "kept" }])
    })
  )
)

it.scoped("a statement of a transaction that fails says why", () =>
  onDatabase(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const failed = yield* sql`SELECT 1 / ${0}::int`.pipe(
        sql.withTransaction,
        Effect.withTracerEnabled(false),
        Effect.flip
      )
      assert.instanceOf(failed, SqlError.SqlError)
      assert.include(String(failed.cause), "division by zero")
    })
  )
)

it.scoped("statements have spans where somebody traces, and fragments go into others", () =>
  onDatabase(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const value = sql`${7}::int`
      const asked = sql`SELECT ${value} AS seven`
      const spans = yield* spansOf(sql.withTransaction(asked))
      assert.deepStrictEqual(
        spans.map(({ name }) => name),
        ["sql.execute", "sql.transaction"]
      )
      const answered = yield* Effect.exit(Effect.withTracerEnabled(sql.withTransaction(asked), false))
      assert.deepStrictEqual(answered, Exit.succeed([{ seven: 7 }]))
    })
  )
)
