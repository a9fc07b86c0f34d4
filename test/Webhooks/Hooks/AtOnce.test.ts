import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Either, Fiber } from "effect"
import { Unauthorized, Unprocessable } from "#schema/Errors.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { brand, member } from "#test/House.ts"
import { DeliveryHouse, url } from "../Delivering.ts"
import { listed, subscribed } from "./Subscribing.ts"

layer(DeliveryHouse)("hooks, of what happens at once,", (it) => {
  it.effect("subscribed many times at once, an address and event make one hook", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* brand()
      const answers = yield* Effect.all(Effect.replicate(subscribed(principal, url(3)), 12), {
        concurrency: "unbounded"
      })
      assert.strictEqual(answers.filter(({ created }) => created).length, 1)
      assert.strictEqual(new Set(answers.map(({ hook }) => hook.id)).size, 1)
      assert.strictEqual((yield* listed(workspaceId)).length, 1)
    })
  )

  it.effect("of 101 subscriptions at once exactly 100 become hooks", () =>
    Effect.gen(function* () {
      const hooks = yield* Hooks
      const { principal, workspaceId } = yield* brand()
      const all = Array.from({ length: 101 }, (_, index) => Effect.either(subscribed(principal, url(4, `${index}`))))
      const answers = yield* Effect.all(all, { concurrency: "unbounded" })
      const refused = answers.flatMap(Either.match({ onLeft: (error) => [error], onRight: () => [] }))
      assert.strictEqual(refused.length, 1)
      assert.instanceOf(refused[0], Unprocessable)
      assert.include(refused[0]?.message ?? "", "100 hooks")
      const [first] = yield* listed(workspaceId)
      assert.strictEqual((yield* listed(workspaceId)).length, 100)
      if (first === undefined) return assert.fail("no hooks")

      assert.isFalse((yield* subscribed(principal, first.target_url)).created)
      yield* hooks.unsubscribe(principal, first.id)
      assert.isTrue((yield* subscribed(principal, url(4, "one-more"))).created)
      assert.instanceOf(yield* Effect.flip(subscribed(principal, url(4, "too-many"))), Unprocessable)
    })
  )

  it.effect("a key that is being revoked subscribes nothing more", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { revoke } = yield* KeyRevocation
      const { keyId, principal, workspaceId } = yield* brand()
      const [revoked, finish] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const revoking = yield* revoke(workspaceId, keyId, "Grace").pipe(
        Effect.zipRight(Deferred.succeed(revoked, undefined)),
        Effect.zipRight(Deferred.await(finish)),
        transaction(sql),
        Effect.fork
      )
      yield* Deferred.await(revoked)
      const subscribing = yield* Effect.fork(Effect.flip(subscribed(principal, url(7))))
      yield* Deferred.succeed(finish, undefined)
      yield* Fiber.join(revoking)
      const error = yield* Fiber.join(subscribing)
      assert.instanceOf(error, Unauthorized)
      assert.include(error.message, "revoked")
      assert.deepStrictEqual(yield* listed(workspaceId), [])
    })
  )

  it.effect("no hook outlives its key, whichever of the two is first", () =>
    Effect.gen(function* () {
      const { revoke } = yield* KeyRevocation
      const { workspaceId } = yield* brand()
      yield* Effect.forEach(
        Array.from({ length: 20 }, (_, index) => index),
        (round) =>
          Effect.gen(function* () {
            const { keyId, principal } = yield* member(workspaceId, "moderator")
            const subscribing = Effect.either(subscribed(principal, url(8, `${round}`)))
            const revoking = revoke(workspaceId, keyId, "Grace")
            const both = round % 2 === 0 ? [subscribing, revoking] : [revoking, subscribing]
            yield* Effect.all(both, { concurrency: "unbounded" })
          }),
        { concurrency: 4 }
      )
      assert.deepStrictEqual(yield* listed(workspaceId), [])
    })
  )
})
