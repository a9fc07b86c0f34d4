import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, TestClock } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { DeliveryRetention } from "#src/Webhooks/Queue/DeliveryRetention.ts"
import { brand } from "#test/House.ts"
import { deliveriesOf, drainAll, occur, scenario, subscribe, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"

const forgetAll = Effect.flatMap(DeliveryRetention, ({ forget }) =>
  Effect.iterate(
    { last: yes, all: 0 },
    { while: ({ last }) => last > 0, body: ({ all }) => Effect.map(forget, (last) => ({ last, all: all + last })) }
  )
).pipe(Effect.map(({ all }) => all))
const yes = 1

describe("DeliveryRetention", () => {
  scenario(
    "throws away deliveries and their attempts 30 days after they ended, and nothing that is still to be sent",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      yield* subscribe(principal, url(1))
      yield* script.answer(url(1), answered(200), answered(404), answered(503))
      yield* Effect.replicateEffect(occur(workspaceId), 3)
      yield* drainAll
      const kept = Effect.all([
        Effect.map(deliveriesOf(workspaceId), (rows) => rows.map(({ state }) => state)),
        Effect.map(sql`SELECT 1 FROM delivery_attempts WHERE workspace_id = ${workspaceId}`, (rows) => rows.length)
      ])
      yield* TestClock.adjust("30 days")
      assert.strictEqual(yield* forgetAll, 0)
      assert.deepStrictEqual(yield* kept, [["delivered", "failed", "queued"], 3])
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* forgetAll, 2)
      assert.deepStrictEqual(yield* kept, [["queued"], 1])
    })
  )

  scenario(
    "goes in small batches, and waits for nobody who is at work on what it would throw away",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { forget } = yield* DeliveryRetention
      const { principal, workspaceId } = yield* brand()
      const { id } = yield* subscribe(principal, url(1))
      yield* sql`
        INSERT INTO deliveries (workspace_id, id, hook_id, event, body, created_at)
        SELECT ${workspaceId}, 'dlv_' || n, ${id}, 'comment.received', '{}', 'epoch'
        FROM generate_series(1, 1200) AS n`
      const [begun, goOn] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const holding = yield* sql`SELECT id FROM deliveries WHERE id = 'dlv_7' FOR NO KEY UPDATE`.pipe(
        Effect.zipLeft(Deferred.succeed(begun, undefined)),
        Effect.zipLeft(Deferred.await(goOn)),
        transaction(sql),
        Effect.fork
      )
      yield* Deferred.await(begun)
      assert.deepStrictEqual(yield* Effect.replicateEffect(forget, 4), [500, 500, 199, 0])
      yield* Deferred.succeed(goOn, undefined)
      yield* Fiber.join(holding)
      assert.strictEqual(yield* forget, 1)
    })
  )
})
