import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Exit, Layer } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { type HookId, KeyId, type WorkspaceId } from "#schema/Ids.ts"
import { accessServices } from "#src/Access/AccessServices.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { HookRemoval } from "#src/Webhooks/Hooks/HookRemoval.ts"
import { audited, brand, TestAccess } from "../TestAccess.ts"
import { addHook, refusedWith } from "./Acting.ts"

const hooksOf = Effect.fn("hooksOf")(function* (workspaceId: WorkspaceId) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ id: HookId }>`SELECT id FROM hooks WHERE workspace_id = ${workspaceId} ORDER BY id`
  return rows.map(({ id }) => id)
})

layer(TestAccess)("revoking a key", (it) => {
  it.effect("revoking takes the hooks of that key, and of no other, with it", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { revoke } = yield* KeyRevocation
      const { workspace, person, key } = yield* brand()
      const other = yield* keys.create({ workspaceId: workspace.id, personId: person.id, name: "Make" })
      yield* addHook(workspace.id, key.id)
      yield* addHook(workspace.id, key.id)
      const kept = yield* addHook(workspace.id, other.id)

      assert.deepStrictEqual(yield* revoke(workspace.id, key.id, "Grace"), { hooksRemoved: 2 })
      assert.deepStrictEqual(yield* hooksOf(workspace.id), [kept])
      yield* refusedWith(key.key)
      assert.strictEqual((yield* keys.authenticate(other.key)).key.id, other.id)
    })
  )

  it.effect("revoking twice changes nothing more", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { revoke } = yield* KeyRevocation
      const { workspace, key } = yield* brand()
      yield* revoke(workspace.id, key.id, "Grace")
      const before = [yield* keys.list(workspace.id), yield* audited(workspace.id)]
      assert.deepStrictEqual(yield* revoke(workspace.id, key.id, "Hopper"), { hooksRemoved: 0 })
      assert.deepStrictEqual([yield* keys.list(workspace.id), yield* audited(workspace.id)], before)
    })
  )

  it.effect("a key whose hooks cannot be removed stays good, and so do its hooks", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { workspace, key } = yield* brand()
      const hook = yield* addHook(workspace.id, key.id)
      const removal = Layer.effect(
        HookRemoval,
        Effect.map(PgClient.PgClient, (sql) => ({
          removeForKey: () =>
            Effect.orDie(Effect.zipRight(sql`DELETE FROM hooks`, sql`SELECT 1 / 0`)).pipe(Effect.as(1)),
          passOn: () => Effect.succeed(0),
          leave: () => Effect.succeed({ passed: 0, removed: 0 })
        }))
      )
      const failing = Layer.fresh(accessServices).pipe(Layer.provide(removal))
      const revoked = Effect.flatMap(KeyRevocation, ({ revoke }) => revoke(workspace.id, key.id, "Grace"))
      assert.isTrue(Exit.isFailure(yield* Effect.exit(Effect.provide(revoked, failing))))
      yield* keys.authenticate(key.key)
      assert.deepStrictEqual(yield* hooksOf(workspace.id), [hook])
      assert.strictEqual((yield* audited(workspace.id)).length, 2)
    })
  )

  it.effect("a key of another workspace is not found, and stays good", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { revoke } = yield* KeyRevocation
      const here = yield* brand()
      const there = yield* brand()
      const hook = yield* addHook(there.workspace.id, there.key.id)
      for (const id of [there.key.id, KeyId.make("key_nothing")]) {
        const error = yield* Effect.flip(revoke(here.workspace.id, id, "Grace"))
        assert.instanceOf(error, NotFound)
        assert.include(error.message, id)
      }
      assert.deepStrictEqual(yield* hooksOf(there.workspace.id), [hook])
      yield* keys.authenticate(there.key.key)
      assert.deepStrictEqual(
        (yield* keys.list(here.workspace.id)).map(({ id }) => id),
        [here.key.id]
      )
    })
  )
})
