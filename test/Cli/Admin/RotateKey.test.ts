import { FetchHttpClient } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Either, Fiber, Layer } from "effect"
import { Idempotency } from "#src/Access/Idempotency/Idempotency.ts"
import { IdempotentAnswersRepo } from "#src/Access/Idempotency/IdempotentAnswersRepo.ts"
import { Readiness } from "#src/Database/Health/Readiness.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import type { KeyRing } from "#src/Database/Secrets/SecretKey.ts"
import { everythingSealed, key, rotation, start } from "#test/Database/Secrets/Keys.ts"
import { brand, houseOn } from "#test/House.ts"
import { locking } from "#test/Moderation/Scene.ts"
import { printed, unused } from "../Printed.ts"

const rotateUnder = (...keys: KeyRing) =>
  printed({ ...unused, admin: rotation.pipe(Layer.provide(SecretBox.layer(...keys))) }, ["admin", "rotate-key"])

const opens = Effect.fn("opens")(function* (...keys: KeyRing) {
  const { open } = yield* SecretBox.pipe(Effect.provide(SecretBox.layer(...keys)))
  const all = yield* everythingSealed
  const opened = yield* Effect.forEach(all, ({ purpose, sealed }) => Effect.either(open(purpose, sealed)))
  return { all: all.length, opened: opened.filter(Either.isRight).length }
})

describe("admin rotate-key", () => {
  it.effect("seals everything anew under the first key, and says when the old one may go", () =>
    Effect.gen(function* () {
      yield* brand()
      const { all } = yield* opens(key(7))
      assert.isAtLeast(all, 2)
      yield* start([key(7)])
      yield* start([key(8), key(7)])
      const { err, failed, out } = yield* rotateUnder(key(8), key(7))
      assert.deepStrictEqual([err, failed], ["", false])
      assert.match(out, new RegExp(`^Sealed ${all} secrets anew under the key`))
      assert.match(out, /Nothing is sealed under the key [0-9a-f]{8} any more: take it out of STEWARD_SECRET_KEY/)
      assert.deepStrictEqual(yield* opens(key(8)), { all, opened: all })
      assert.deepStrictEqual(yield* opens(key(7)), { all, opened: 0 })
      yield* start([key(8)])
      // the process of this house has the old key alone
      const problem = yield* Effect.flatMap(Readiness, ({ problem }) => problem)
      assert.match(problem ?? "", /which this process does not have: add it to STEWARD_SECRET_KEY/)
      assert.match((yield* rotateUnder(key(8))).out, /^Nothing had to be sealed anew/)
    }).pipe(Effect.provide([houseOn(FetchHttpClient.layer), BunContext.layer]), Effect.scoped)
  )

  it.effect("seals answers that are kept for repeats anew, and they are still given", () =>
    Effect.gen(function* () {
      const { principal } = yield* brand()
      const answer = Effect.succeed({ status: 201, body: '{"signing_secret":"whsec_0123"}' })
      const request = new Uint8Array(32)
      const given = yield* Effect.flatMap(Idempotency, ({ once }) => once(principal, "k", request)(answer))
      yield* start([key(7)])
      yield* start([key(8), key(7)])
      yield* rotateUnder(key(8), key(7))
      const afterwards = Idempotency.layer.pipe(Layer.provide([IdempotentAnswersRepo.layer, SecretBox.layer(key(8))]))
      const repeated = yield* Effect.flatMap(Idempotency, ({ once }) =>
        once(principal, "k", request)(Effect.dieMessage("It was done again"))
      ).pipe(Effect.provide(afterwards))
      assert.deepStrictEqual(repeated, given)
    }).pipe(Effect.provide([houseOn(FetchHttpClient.layer), BunContext.layer]), Effect.scoped)
  )

  it.effect("that is killed half way has lost nothing: both keys open all, and the next one does the rest", () =>
    Effect.gen(function* () {
      yield* brand()
      const { all } = yield* opens(key(7))
      yield* start([key(7)])
      yield* start([key(8), key(7)])
      // as after a kill: what comes later than the first is still under the old key
      const sql = yield* SqlClient.SqlClient
      const [, second] = yield* sql<{ readonly id: string }>`SELECT id FROM accounts ORDER BY id`
      const unlock = yield* locking(sql`SELECT FROM accounts WHERE id = ${second?.id ?? ""} FOR UPDATE`)
      const rotating = yield* Effect.fork(rotateUnder(key(8), key(7)))
      yield* Effect.repeat(opens(key(8)), { until: ({ opened }) => opened > 0 })
      yield* Fiber.interrupt(rotating)
      // what was cut off may still wait for the row, and would go on once it is free
      yield* Effect.repeat(
        sql<{ readonly waiting: number }>`
          SELECT count(pg_cancel_backend(pid))::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        { until: ([found]) => found?.waiting === 0 }
      )
      yield* unlock
      const { opened: done } = yield* opens(key(8))
      assert.isAbove(done, 0)
      assert.isBelow(done, all)
      assert.deepStrictEqual(yield* opens(key(8), key(7)), { all, opened: all })
      assert.match((yield* rotateUnder(key(8), key(7))).out, new RegExp(`^Sealed ${all - done} secrets? anew`))
      assert.deepStrictEqual(yield* opens(key(8)), { all, opened: all })
    }).pipe(Effect.provide([houseOn(FetchHttpClient.layer), BunContext.layer]), Effect.scoped)
  )

  it.effect("leaves what it cannot open, says so, and goes on where it was", () =>
    Effect.gen(function* () {
      yield* brand()
      const { all } = yield* opens(key(7))
      yield* start([key(7)])
      yield* start([key(8), key(7)])
      const sql = yield* SqlClient.SqlClient
      const [lost] = yield* sql<{ readonly id: string; readonly sealed_token: Uint8Array }>`
        SELECT id, sealed_token FROM accounts ORDER BY id LIMIT 1`
      const damaged = (lost?.sealed_token ?? new Uint8Array()).map((byte, at) => (at === 30 ? byte ^ 1 : byte))
      yield* sql`UPDATE accounts SET sealed_token = ${damaged} WHERE id = ${lost?.id ?? ""}`
      const first = yield* rotateUnder(key(8), key(7))
      assert.isTrue(first.failed)
      assert.match(first.out, /Something is still sealed under the key/)
      assert.match(first.err, /None of the given keys opens 1 secret\./)
      assert.deepStrictEqual(yield* opens(key(8)), { all, opened: all - 1 })
      yield* sql`UPDATE accounts SET sealed_token = ${lost?.sealed_token ?? null} WHERE id = ${lost?.id ?? ""}`
      assert.match((yield* rotateUnder(key(8), key(7))).out, /^Sealed 1 secret anew/)
      assert.deepStrictEqual(yield* opens(key(8)), { all, opened: all })
    }).pipe(Effect.provide([houseOn(FetchHttpClient.layer), BunContext.layer]), Effect.scoped)
  )
})
