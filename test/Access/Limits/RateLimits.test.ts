import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, TestClock } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { KeyId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import type { RateLimit } from "#src/Access/Limits/RateLimit.ts"
import { RateLimits } from "#src/Access/Limits/RateLimits.ts"
import { RateLimitsRepo } from "#src/Access/Limits/RateLimitsRepo.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"

const limit: RateLimit = { perMinute: 70, burst: 25 }

const principal = (workspace: string, key: string): Principal => ({
  workspaceId: WorkspaceId.make(workspace),
  workspaceName: "Fjord Coffee",
  personId: PersonId.make("usr_1"),
  personName: "Ada",
  role: "owner",
  limitedTo: null,
  key: { id: KeyId.make(key), name: "Zapier", prefix: "stw_live_1234" }
})

/** Several processes on one database, each with connections of its own. */
class Instances extends Context.Tag("test/Instances")<Instances, ReadonlyArray<Context.Tag.Service<RateLimits>>>() {
  static readonly layer = Layer.scoped(
    Instances,
    Effect.gen(function* () {
      const url = yield* testDatabaseUrl
      const instance = RateLimits.layer(limit).pipe(
        Layer.provide(RateLimitsRepo.layer),
        Layer.provide(PgClient.layer({ url, maxConnections: 4 })),
        Layer.orDie
      )
      return yield* Effect.replicateEffect(
        Effect.map(Layer.build(Layer.fresh(instance)), (built) => Context.get(built, RateLimits)),
        3
      )
    })
  )
}

/** So many requests of a key at every instance, all at once; answers how many were let through. */
const hammer = Effect.fn("hammer")(function* (who: Principal, each: number) {
  const instances = yield* Instances
  const states = yield* Effect.all(
    instances.flatMap(({ take }) => Array.from({ length: each }, () => take(who))),
    { concurrency: "unbounded" }
  )
  return states.filter(({ allowed }) => allowed).length
})

layer(Instances.layer)("the limit of a key", (it) => {
  it.effect("is one for all processes: exactly a burst at once, and then as much as has come back", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(1_790_000_000_123)
      const who = principal("ws_1", "key_1")
      assert.strictEqual(yield* hammer(who, 20), limit.burst)
      assert.strictEqual(yield* hammer(who, 5), 0)
      yield* TestClock.adjust("6 seconds")
      assert.strictEqual(yield* hammer(who, 10), 7)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* hammer(who, 20), limit.burst)
    })
  )

  it.effect("is its own, though another has the same name in another workspace", () =>
    Effect.gen(function* () {
      const [first, second, elsewhere] = [principal("ws_2", "a"), principal("ws_2", "b"), principal("ws_3", "a")]
      assert.strictEqual(yield* hammer(first, 10), limit.burst)
      assert.strictEqual(yield* hammer(second, 10), limit.burst)
      assert.strictEqual(yield* hammer(elsewhere, 10), limit.burst)
    })
  )

  it.effect("says what is left, and when to come back", () =>
    Effect.gen(function* () {
      const [one] = yield* Instances
      if (one === undefined) return assert.fail("There is no instance")
      const take = one.take(principal("ws_4", "key_1"))
      assert.deepStrictEqual(yield* take, { allowed: true, remaining: 24, resetSeconds: 1 })
      yield* Effect.replicateEffect(take, 24)
      assert.deepInclude(yield* take, { allowed: false, remaining: 0, resetSeconds: 1 })
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* take, { allowed: true, remaining: 0, resetSeconds: 22 })
    })
  )
})
