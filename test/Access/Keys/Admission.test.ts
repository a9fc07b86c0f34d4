import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Redacted, TestClock } from "effect"
import { Admission } from "#src/Access/Keys/Admission.ts"
import { AdmissionRepo } from "#src/Access/Keys/AdmissionRepo.ts"
import * as ApiKey from "#src/Access/Keys/ApiKey.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import type { RateLimit } from "#src/Access/Limits/RateLimit.ts"
import { RateLimits } from "#src/Access/Limits/RateLimits.ts"
import { RateLimitsRepo } from "#src/Access/Limits/RateLimitsRepo.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { addPerson, brand, TestAccess } from "../TestAccess.ts"

const limit: RateLimit = { perMinute: 70, burst: 25 }
const stranger = ApiKey.make(new Uint8Array(ApiKey.randomLength).fill(9))

const admission = Admission.layer.pipe(
  Layer.provideMerge(RateLimits.layer(limit)),
  Layer.provide([AdmissionRepo.layer, RateLimitsRepo.layer])
)

/** Several processes on the one database, each with connections of its own. */
class Instances extends Context.Tag("test/Instances")<Instances, ReadonlyArray<Context.Tag.Service<Admission>>>() {
  static readonly layer = Layer.scoped(
    Instances,
    Effect.gen(function* () {
      const { config } = yield* PgClient.PgClient
      const instance = admission.pipe(
        Layer.provide(postgres({ url: config.url ?? Redacted.make(""), maxConnections: 4 }))
      )
      return yield* Effect.replicateEffect(
        Effect.map(Layer.build(Layer.fresh(instance)), (built) => Context.get(built, Admission)),
        3
      )
    })
  )
}

const Doors = Layer.provideMerge(Layer.merge(Instances.layer, admission), TestAccess)

/** So many requests with a key at every instance, all at once; answers how many were let through. */
const hammer = Effect.fn("hammer")(function* (key: Redacted.Redacted, each: number) {
  const instances = yield* Instances
  const admitted = yield* Effect.all(
    instances.flatMap(({ admit }) => Array.from({ length: each }, () => admit(key))),
    { concurrency: "unbounded" }
  )
  return admitted.filter(({ rate }) => rate.allowed).length
})

layer(Doors)("admission", (it) => {
  it.effect("knows whom a key acts as, as authentication does, with the role of the moment", () =>
    Effect.gen(function* () {
      const { admit } = yield* Admission
      const keys = yield* Keys
      const members = yield* Members
      const { key, person, workspace } = yield* brand("owner")
      yield* addPerson(workspace.id, "owner")
      const same = Effect.gen(function* () {
        const { principal } = yield* admit(key.key)
        assert.deepStrictEqual(principal, yield* keys.authenticate(key.key))
        return principal.role
      })
      const change = { workspaceId: workspace.id, personId: person.id, actor: "Grace" }
      assert.strictEqual(yield* same, "owner")
      yield* members.change({ ...change, role: "viewer", limitedTo: null })
      assert.strictEqual(yield* same, "viewer")
      yield* members.remove(change)
      for (const gone of [Effect.asVoid(admit(key.key)), Effect.asVoid(keys.authenticate(key.key))]) {
        assert.strictEqual((yield* Effect.flip(gone)).code, "unauthorized")
      }
    })
  )

  it.effect("refuses as authentication does", () =>
    Effect.gen(function* () {
      const { admit } = yield* Admission
      const keys = yield* Keys
      const { revoke } = yield* KeyRevocation
      const { key, workspace } = yield* brand()
      yield* revoke(workspace.id, key.id, "Grace")
      for (const token of [Redacted.make(""), Redacted.make("stw_live_nonsense"), stranger, key.key]) {
        assert.deepStrictEqual(yield* Effect.flip(admit(token)), yield* Effect.flip(keys.authenticate(token)))
      }
    })
  )

  it.effect("lets through exactly a burst at once, whichever process is asked, and then as much as has come back", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(1_790_000_000_123)
      const { key } = yield* brand()
      assert.strictEqual(yield* hammer(key.key, 20), limit.burst)
      assert.strictEqual(yield* hammer(key.key, 5), 0)
      yield* TestClock.adjust("6 seconds")
      assert.strictEqual(yield* hammer(key.key, 10), 7)
      const other = yield* brand()
      assert.strictEqual(yield* hammer(other.key.key, 10), limit.burst)
    })
  )

  it.scoped("asks the database no more for a key over its limit, until something of it fits, or a second is over", () =>
    Effect.gen(function* () {
      const repo = yield* Effect.provide(AdmissionRepo, AdmissionRepo.layer)
      let asked = 0
      const counting = Layer.succeed(AdmissionRepo, {
        admit: (...one) =>
          Effect.suspend(() => {
            asked += 1
            return repo.admit(...one)
          })
      })
      const { admit } = Context.get(
        yield* Layer.build(Layer.fresh(Admission.layer).pipe(Layer.provide([counting]))),
        Admission
      )
      yield* TestClock.setTime(1_790_000_100_000)
      const { key, workspace } = yield* brand()
      const inTime = yield* Effect.replicateEffect(admit(key.key), limit.burst)
      assert.isTrue(inTime.every(({ rate }) => rate.allowed))
      const tooMany = yield* Effect.replicateEffect(admit(key.key), 200)
      assert.isFalse(tooMany.some(({ rate }) => rate.allowed))
      assert.strictEqual(asked, limit.burst + 1)
      // one in 857 ms fits
      yield* TestClock.adjust("800 millis")
      assert.deepStrictEqual((yield* admit(key.key)).rate, { allowed: false, remaining: 0, resetSeconds: 1 })
      assert.strictEqual(asked, limit.burst + 1)
      yield* TestClock.adjust("60 millis")
      const fitting = yield* Effect.all(
        Array.from({ length: 50 }, () => admit(key.key)),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(fitting.filter(({ rate }) => rate.allowed).length, 1)
      assert.strictEqual(asked, limit.burst + 2)
      yield* Effect.flatMap(KeyRevocation, ({ revoke }) => revoke(workspace.id, key.id, "Grace"))
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* Effect.flip(admit(key.key))).code, "unauthorized")
    })
  )

  it.effect("counts the same requests as the limit that is counted apart", () =>
    Effect.gen(function* () {
      const { admit } = yield* Admission
      const { take } = yield* RateLimits
      const { key } = yield* brand()
      const { principal, rate } = yield* admit(key.key)
      assert.deepStrictEqual(rate, { allowed: true, remaining: 24, resetSeconds: 1 })
      assert.deepInclude(yield* take(principal), { allowed: true, remaining: 23 })
      yield* Effect.replicateEffect(admit(key.key), 23)
      assert.deepStrictEqual((yield* admit(key.key)).rate, { allowed: false, remaining: 0, resetSeconds: 1 })
      assert.deepStrictEqual(yield* take(principal), { allowed: false, remaining: 0, resetSeconds: 1 })
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual((yield* admit(key.key)).rate, { allowed: true, remaining: 0, resetSeconds: 22 })
    })
  )
})
