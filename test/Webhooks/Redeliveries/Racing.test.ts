import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { DeliveryId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import type { AttemptResult } from "#src/Webhooks/Attempt/AttemptResult.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { DeliveriesRepo } from "#src/Webhooks/Queue/DeliveriesRepo.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { brand } from "#test/House.ts"
import { deliveriesOf, drainAll, occur, scenario, somebodyWaits, start, subscribe, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"
import { manager } from "../Settings.ts"
import { drainOut, statesOf } from "./Draining.ts"

describe("sending again while an attempt is under way", () => {
  scenario(
    "while an attempt is in flight, waits for that one",
    Effect.gen(function* () {
      const script = yield* Script
      const { drain } = yield* DeliveryRunner
      const { request } = yield* Redeliveries
      const { principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, url(1))
      const released = yield* Deferred.make<void>()
      yield* script.answer(url(1), Effect.zipRight(Deferred.await(released), answered(200)))
      yield* occur(workspaceId)
      const attempt = yield* Effect.fork(drain)
      yield* script.called(url(1), 1)
      const [row] = yield* deliveriesOf(workspaceId)
      yield* request(manager(principal), hook.id, { delivery_id: row?.id ?? DeliveryId.make("") })
      assert.strictEqual(yield* drain, 0)
      yield* Deferred.succeed(released, undefined)
      yield* Fiber.join(attempt)
      yield* drainOut
      assert.strictEqual((yield* script.sent).length, 1)
      assert.deepStrictEqual(yield* statesOf(workspaceId), ["1 delivered"])
    })
  )

  scenario(
    "asked for while an attempt is being written down, gives the next a number of its own",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const script = yield* Script
      const repo = yield* DeliveriesRepo
      const { request } = yield* Redeliveries
      const { principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, url(1))
      yield* script.answer(url(1), answered(200))
      yield* occur(workspaceId)
      const [before] = yield* deliveriesOf(workspaceId)
      const delivery_id = before?.id ?? DeliveryId.make("")
      const arrived: AttemptResult = {
        workspace_id: workspaceId,
        id: delivery_id,
        claimed_until: 0,
        outcome: "delivered",
        due_at: null,
        ...{ started: start, ended: start, status: 200, address: null, excerpt: null, error: null }
      }
      const [begun, goOn] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const settling = yield* repo
        .record([arrived], "wait")
        .pipe(
          Effect.zipLeft(Deferred.succeed(begun, undefined)),
          Effect.zipLeft(Deferred.await(goOn)),
          transaction(sql),
          Effect.fork
        )
      yield* Deferred.await(begun)
      const asking = yield* Effect.fork(request(manager(principal), hook.id, { delivery_id }))
      yield* somebodyWaits
      yield* Deferred.succeed(goOn, undefined)
      assert.deepStrictEqual(yield* Fiber.join(settling), [])
      yield* Fiber.join(asking)
      assert.strictEqual(yield* drainAll, 1)
      const [after] = yield* deliveriesOf(workspaceId)
      assert.deepInclude(after, { state: "delivered", attempts: 2 })
    })
  )
})
