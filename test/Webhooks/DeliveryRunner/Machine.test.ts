import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Clock, Effect, Either, FastCheck, Random, TestClock } from "effect"
import { brand } from "#test/House.ts"
import { type Met, met, ownWaits } from "../Answers.ts"
import { deliveriesOf, drainAll, hookOf, occur, scenario, start, subscribe, url } from "../Delivering.ts"
import { Script } from "../Script.ts"

const sequences = FastCheck.array(FastCheck.array(met(start), { minLength: 4, maxLength: 4 }), {
  minLength: 12,
  maxLength: 12
})

/** How often an attempt that met with these is made, and what the delivery is in the end. */
const expected = (all: ReadonlyArray<Met>) => {
  const index = all.findIndex(({ means }, index) => means !== "passing" || index === 3)
  const means = all[index]?.means
  return { tries: index + 1, state: means === "delivered" ? "delivered" : "failed", enabled: means !== "gone" }
}

describe("DeliveryRunner, whatever receivers do", () => {
  for (const seed of [1, 2]) {
    scenario(
      `attempts and states in the database follow the specification (${seed})`,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const script = yield* Script
        const [all = []] = FastCheck.sample(sequences, { numRuns: 1, seed })
        for (const [host, one] of all.entries()) {
          const { principal, workspaceId } = yield* brand()
          const hook = yield* subscribe(principal, url(host))
          yield* script.answer(
            url(host),
            ...one.map(({ result }) => Either.match(result, { onLeft: Effect.fail, onRight: Effect.succeed }))
          )
          yield* occur(workspaceId)
          const { enabled, state, tries } = expected(one)
          for (let index = 0; index < tries; index++) {
            const before = yield* Clock.currentTimeMillis
            assert.strictEqual(yield* drainAll, 1, "one attempt, and no other before it is due")
            const [delivery] = yield* deliveriesOf(workspaceId)
            assert.deepInclude(delivery, { attempts: index + 1, claimed_until: new Date(0) })
            if (delivery?.state !== "delivered") assert.strictEqual(delivery?.tries, index + 1)
            if (index === tries - 1) break
            const wait = one[index]?.asked.wait(before) ?? ownWaits[index] ?? 0
            assert.strictEqual((delivery?.due_at.getTime() ?? 0) - before, wait)
            yield* TestClock.adjust(wait)
          }
          const [delivery] = yield* deliveriesOf(workspaceId)
          assert.strictEqual(delivery?.state, state)
          assert.strictEqual((yield* hookOf(principal, hook.id)).enabled, enabled)
          const log = yield* sql<{ attempt: number; status: number | null }>`
            SELECT attempt, status FROM delivery_attempts WHERE workspace_id = ${workspaceId} ORDER BY attempt`
          assert.deepStrictEqual(
            log,
            one.slice(0, tries).map(({ result }, index) => ({
              attempt: index + 1,
              status: Either.isRight(result) ? result.right.status : null
            }))
          )
          yield* TestClock.adjust("1 minute")
          assert.strictEqual(yield* drainAll, 0)
        }
      }).pipe(Effect.withRandom(Random.fixed([0.5])))
    )
  }
})
