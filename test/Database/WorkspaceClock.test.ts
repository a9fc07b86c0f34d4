import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, FastCheck, Fiber, Layer, TestClock } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { runs } from "#test/Runs.ts"
import { TestDatabase } from "#test/TestDatabase.ts"
import { openWriters, step } from "./Writers.ts"

const Environment = WorkspaceClock.layer.pipe(
  Layer.provideMerge(Ids.layer),
  Layer.provideMerge(Layer.merge(TestDatabase, RandomBytes.layer))
)

const workspace = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { make } = yield* Ids
  const id = yield* make("ws", WorkspaceId.make)
  yield* sql`INSERT INTO workspaces (id, name, protections, created_at) VALUES (${id}, 'Brand', '{}', now())`
  return id
})

const keys = FastCheck.record({
  count: FastCheck.integer({ min: 1, max: 4 }),
  kept: FastCheck.boolean(),
  /** Milliseconds; the clock of each process has a mind of its own. */
  now: FastCheck.nat(10)
})

layer(Environment)("WorkspaceClock", (it) => {
  it.effect.prop(
    "whoever reads at any moment never finds a key behind one already seen, whatever commits when",
    [FastCheck.array(keys, { minLength: 2, maxLength: 5 }), FastCheck.array(step, { maxLength: 12 })],
    ([transactions, steps]) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const clock = yield* WorkspaceClock
        const id = yield* workspace
        yield* sql`CREATE TABLE IF NOT EXISTS handed_out (workspace_id text, key timestamptz(3))`
        const writers = yield* openWriters(
          transactions.map(({ count, kept, now }) => ({
            kept,
            write: Effect.gen(function* () {
              yield* TestClock.setTime(now)
              for (let nth = 0; nth < count; nth++)
                yield* sql`INSERT INTO handed_out VALUES (${id}, ${yield* clock.next(id)})`
            }).pipe(Effect.orDie)
          }))
        )
        const seen: Array<number> = []
        const read = Effect.gen(function* () {
          const rows = yield* sql<{ key: Date }>`SELECT key FROM handed_out WHERE workspace_id = ${id} ORDER BY key`
          const now = rows.map(({ key }) => key.getTime())
          assert.strictEqual(new Set(now).size, now.length)
          assert.deepStrictEqual(now.slice(0, seen.length), seen)
          seen.splice(0, seen.length, ...now)
        })
        for (const step of steps) {
          yield* writers.take(step)
          yield* read
        }
        yield* writers.finish
        yield* read
        assert.strictEqual(
          seen.length,
          transactions.reduce((sum, { count, kept }) => sum + (kept ? count : 0), 0)
        )
      }),
    { fastCheck: { numRuns: runs(15) }, timeout: 60_000 }
  )

  it.effect("a transaction that is open in one workspace does not hold up another", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* WorkspaceClock
      const [one, two] = [yield* workspace, yield* workspace]
      const [taken, go] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const slow = yield* clock
        .next(one)
        .pipe(
          Effect.zipRight(Deferred.succeed(taken, undefined)),
          Effect.zipRight(Deferred.await(go)),
          transaction(sql),
          Effect.fork
        )
      yield* Deferred.await(taken)
      yield* transaction(sql)(clock.next(two))
      yield* Deferred.succeed(go, undefined)
      yield* Fiber.join(slow)
    })
  )

  it.effect("gives later keys though the clock runs backwards", () =>
    Effect.gen(function* () {
      const clock = yield* WorkspaceClock
      const id = yield* workspace
      yield* TestClock.setTime(1_790_000_000_000)
      const before = yield* clock.next(id)
      assert.strictEqual(before.getTime(), 1_790_000_000_000)
      yield* TestClock.setTime(1_000)
      const after = [yield* clock.next(id), yield* clock.next(id)]
      assert.deepStrictEqual(
        after.map((key) => key.getTime() - before.getTime()),
        [1, 2]
      )
      yield* TestClock.setTime(1_790_000_100_000)
      assert.strictEqual((yield* clock.next(id)).getTime(), 1_790_000_100_000)
    })
  )
})
