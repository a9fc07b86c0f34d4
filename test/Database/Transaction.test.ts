import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Cause, Data, Deferred, Effect, Exit, Fiber } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

class Refused extends Data.TaggedError("Refused")<{ readonly why: string }> {}

const tools = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`CREATE TABLE IF NOT EXISTS notes (note text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED)`
  yield* sql`TRUNCATE notes`
  const write = (note: string) => Effect.orDie(sql`INSERT INTO notes VALUES (${note})`)
  const notes = Effect.map(sql<{ note: string }>`SELECT note FROM notes ORDER BY note`, (rows) =>
    rows.map(({ note }) => note)
  )
  return { sql, write, notes }
})

layer(TestDatabase)("transaction", (it) => {
  it.effect("keeps everything when it succeeds, and answers", () =>
    Effect.gen(function* () {
      const { notes, sql, write } = yield* tools
      assert.strictEqual(yield* write("a").pipe(Effect.zipRight(write("b")), Effect.as(7), transaction(sql)), 7)
      assert.deepStrictEqual(yield* notes, ["a", "b"])
    })
  )

  it.effect("keeps nothing when it fails, and fails with the same error", () =>
    Effect.gen(function* () {
      const { notes, sql, write } = yield* tools
      const error = yield* Effect.flip(transaction(sql)(Effect.zipRight(write("a"), new Refused({ why: "no" }))))
      assert.deepStrictEqual([error._tag, error.why], ["Refused", "no"])
      assert.deepStrictEqual(yield* notes, [])
    })
  )

  it.effect("keeps nothing when it dies or is interrupted", () =>
    Effect.gen(function* () {
      const { notes, sql, write } = yield* tools
      const died = yield* Effect.exit(transaction(sql)(Effect.zipRight(write("a"), Effect.dieMessage("surprise"))))
      assert.isTrue(Exit.isFailure(died) && Cause.isDie(died.cause))
      const written = yield* Deferred.make<void>()
      const fiber = yield* write("b").pipe(
        Effect.zipRight(Deferred.succeed(written, undefined)),
        Effect.zipRight(Effect.never),
        transaction(sql),
        Effect.fork
      )
      yield* Deferred.await(written)
      yield* Fiber.interrupt(fiber)
      assert.deepStrictEqual(yield* notes, [])
    })
  )

  it.effect("inside another it takes back its own part only, and goes with the outer one", () =>
    Effect.gen(function* () {
      const { notes, sql, write } = yield* tools
      const within = transaction(sql)
      const part = within(Effect.zipRight(write("inner"), new Refused({ why: "no" })))
      const rest = write("a").pipe(Effect.zipRight(Effect.ignore(part)), Effect.zipRight(write("b")))
      yield* within(rest)
      assert.deepStrictEqual(yield* notes, ["a", "b"])
      yield* Effect.flip(within(Effect.zipRight(within(write("c")), new Refused({ why: "no" }))))
      assert.deepStrictEqual(yield* notes, ["a", "b"])
    })
  )

  it.effect("nobody sees what it wrote before it is done", () =>
    Effect.gen(function* () {
      const { notes, sql, write } = yield* tools
      const [written, go] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const fiber = yield* write("a").pipe(
        Effect.zipRight(Deferred.succeed(written, undefined)),
        Effect.zipRight(Deferred.await(go)),
        transaction(sql),
        Effect.fork
      )
      yield* Deferred.await(written)
      assert.deepStrictEqual(yield* notes, [])
      yield* Deferred.succeed(go, undefined)
      yield* Fiber.join(fiber)
      assert.deepStrictEqual(yield* notes, ["a"])
    })
  )

  it.effect("a commit that the database refuses is a defect, not an error of what ran inside", () =>
    Effect.gen(function* () {
      const { notes, sql, write } = yield* tools
      const exit = yield* Effect.exit(transaction(sql)(Effect.zipRight(write("a"), write("a"))))
      assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause) && !Cause.isFailure(exit.cause))
      assert.deepStrictEqual(yield* notes, [])
    })
  )
})
