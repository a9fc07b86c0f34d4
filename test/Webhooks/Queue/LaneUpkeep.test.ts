import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { LaneUpkeep } from "#src/Webhooks/Queue/LaneUpkeep.ts"
import { brand } from "#test/House.ts"
import { addSettingsWebhook, drainAll, occur, scenario, subscribe, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"

const lanes = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly hook_id: string }>`SELECT hook_id FROM hook_queues ORDER BY hook_id`
).pipe(Effect.map((rows) => rows.map(({ hook_id }) => hook_id)))

const tidy = Effect.flatMap(LaneUpkeep, (upkeep) => upkeep.tidy)

describe("the lanes that are looked at", () => {
  scenario(
    "are those of hooks in whose queue something is, until it has ended",
    Effect.gen(function* () {
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      const good = yield* subscribe(principal, url(1))
      const bad = yield* subscribe(principal, url(2), "comment.received", "zapier")
      assert.deepStrictEqual(yield* lanes, [])
      yield* script.answer(url(2), answered(503))
      yield* occur(workspaceId)
      assert.sameMembers(yield* lanes, [good.id, bad.id])
      assert.strictEqual(yield* drainAll, 2)
      assert.deepStrictEqual(yield* lanes, [bad.id])
      yield* tidy
      assert.deepStrictEqual(yield* lanes, [bad.id])
    })
  )

  scenario(
    "go once what was queued is held, and come again with it",
    Effect.gen(function* () {
      const settings = yield* SettingsWebhooks
      const { workspaceId } = yield* brand()
      const id = yield* addSettingsWebhook(workspaceId, url(1), ["comment.received"])
      yield* occur(workspaceId)
      yield* settings.pause({ workspaceId, actor: "Ada" }, id)
      yield* tidy
      assert.deepStrictEqual(yield* lanes, [])
      yield* occur(workspaceId)
      assert.deepStrictEqual(yield* lanes, [])
      yield* settings.resume({ workspaceId, actor: "Ada" }, id)
      assert.strictEqual(yield* drainAll, 2)
    })
  )

  scenario(
    "come where a process queued without saying so",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { principal, workspaceId } = yield* brand()
      yield* subscribe(principal, url(1))
      yield* occur(workspaceId)
      yield* sql`DELETE FROM hook_queues`
      assert.strictEqual(yield* drainAll, 0)
      yield* tidy
      assert.strictEqual(yield* drainAll, 1)
    })
  )

  scenario(
    "stay where something is about to be queued",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { principal, workspaceId } = yield* brand()
      yield* subscribe(principal, url(1))
      yield* occur(workspaceId)
      yield* sql`UPDATE undelivered SET state = 'cancelled', finished_at = due_at`
      const [queued, commit] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const queueing = yield* occur(workspaceId).pipe(
        Effect.zipRight(Deferred.succeed(queued, undefined)),
        Effect.zipRight(Deferred.await(commit)),
        transaction(sql),
        Effect.fork
      )
      yield* Deferred.await(queued)
      yield* tidy
      yield* Deferred.succeed(commit, undefined)
      yield* Fiber.join(queueing)
      assert.strictEqual(yield* drainAll, 1)
    })
  )
})
