import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Layer, Scope } from "effect"
import { deliveryWorker } from "#src/Webhooks/Send/DeliveryWorker.ts"
import { brand } from "#test/House.ts"
import { deliveriesOf, occur, ownDeliveryHouse, subscribe, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"

/** A worker that runs until its scope is closed, by the time of the machine. */
const startWorker = Effect.gen(function* () {
  const scope = yield* Scope.make()
  yield* Layer.buildWithScope(Layer.fresh(deliveryWorker), scope)
  return Scope.close(scope, Exit.void)
})

const scenario = <A, E>(name: string, body: Effect.Effect<A, E, Layer.Layer.Success<typeof ownDeliveryHouse>>) =>
  it.live(name, () => Effect.provide(body, ownDeliveryHouse))

const untilDelivered = (workspaceId: Parameters<typeof deliveriesOf>[0]) =>
  Effect.delay(deliveriesOf(workspaceId), "5 millis").pipe(
    Effect.repeat({ until: (rows) => rows.every(({ state }) => state === "delivered") })
  )

describe("deliveryWorker", () => {
  scenario(
    "sends what is signalled and writes it down, while another receiver never answers",
    Effect.gen(function* () {
      const script = yield* Script
      const silent = yield* brand()
      const quick = yield* brand()
      yield* subscribe(silent.principal, url(1))
      yield* subscribe(quick.principal, url(2))
      yield* script.answer(url(1), Effect.never)
      const stop = yield* startWorker
      yield* Effect.replicateEffect(occur(silent.workspaceId), 3)
      yield* script.called(url(1), 1)
      yield* Effect.replicateEffect(occur(quick.workspaceId), 40)
      yield* untilDelivered(quick.workspaceId)
      assert.strictEqual((yield* script.sent).filter((call) => call.url === url(2)).length, 40)

      yield* stop
      assert.strictEqual((yield* script.sent).filter((call) => call.url === url(1)).length, 1)
      for (const delivery of yield* deliveriesOf(silent.workspaceId)) {
        assert.deepInclude(delivery, { state: "queued", attempts: 0, tries: 0, claimed_until: new Date(0) })
      }
    })
  )

  scenario(
    "finds what nobody signalled",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { principal, workspaceId } = yield* brand()
      const { id } = yield* subscribe(principal, url(1))
      const stop = yield* startWorker
      yield* sql`
        INSERT INTO deliveries (workspace_id, id, hook_id, sequence, event, body, created_at)
        VALUES (${workspaceId}, 'dlv_unsignalled', ${id}, 1, 'comment.received', '{}', 'epoch')`
      yield* sql`
        INSERT INTO undelivered (workspace_id, delivery_id, hook_id, state, due_at)
        VALUES (${workspaceId}, 'dlv_unsignalled', ${id}, 'queued', 'epoch')`
      yield* sql`INSERT INTO hook_queues VALUES (${workspaceId}, ${id})`
      yield* untilDelivered(workspaceId)
      yield* stop
    })
  )

  scenario(
    "works on after PostgreSQL has ended its connections",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      yield* subscribe(principal, url(1))
      yield* script.answer(url(1), answered(200))
      const stop = yield* startWorker
      yield* sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`.pipe(Effect.sandbox, Effect.ignore)
      yield* occur(workspaceId).pipe(Effect.sandbox, Effect.retry({ times: 20 }))
      yield* untilDelivered(workspaceId)
      yield* stop
    })
  )
})
