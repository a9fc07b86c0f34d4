import { assert, describe } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { turn } from "#test/Turn.ts"
import { anotherDrain, drainAll, scenario, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"
import { attemptsLogged, oneDelivery } from "./Claiming.ts"

describe("DeliveryRunner, stopped in the middle,", () => {
  scenario(
    "a shutdown gives the delivery back at once, and the attempt does not count",
    Effect.gen(function* () {
      const script = yield* Script
      const { delivery, workspaceId } = yield* oneDelivery(url(1))
      yield* script.answer(url(1), Effect.never, answered(200))
      const { drain } = yield* DeliveryRunner
      const hanging = yield* Effect.fork(drain)
      yield* script.called(url(1), 1)
      yield* Fiber.interrupt(hanging)
      assert.deepInclude(yield* delivery, { state: "queued", attempts: 0, claimed_until: new Date(0) })
      assert.strictEqual(yield* yield* anotherDrain, 1)
      assert.deepInclude(yield* delivery, { state: "delivered", attempts: 1 })
      assert.deepStrictEqual(yield* attemptsLogged(workspaceId), [1])
    })
  )

  scenario(
    "interrupted at any moment, it has either written down the outcome or given the delivery back",
    Effect.gen(function* () {
      const script = yield* Script
      const { drain } = yield* DeliveryRunner
      for (let turns = 0; turns < 25; turns++) {
        const { delivery, workspaceId } = yield* oneDelivery(url(turns))
        yield* script.answer(url(turns), Effect.zipRight(turn, answered(200)))
        const fiber = yield* Effect.fork(drain)
        yield* Effect.replicateEffect(turn, turns)
        yield* Fiber.interrupt(fiber)
        const { attempts, claimed_until, state } = yield* delivery
        assert.deepStrictEqual(claimed_until, new Date(0))
        assert.strictEqual(attempts, state === "delivered" ? 1 : 0)
        yield* drainAll
        assert.deepInclude(yield* delivery, { state: "delivered", attempts: 1 })
        assert.deepStrictEqual(yield* attemptsLogged(workspaceId), [1])
      }
    })
  )
})
