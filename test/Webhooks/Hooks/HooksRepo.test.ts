import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Option } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { HookId, KeyId } from "#schema/Ids.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { ActiveKeys } from "#src/Webhooks/Hooks/ActiveKeys.ts"
import { HookHoldersRepo } from "#src/Webhooks/Hooks/HookHoldersRepo.ts"
import { HooksRepo } from "#src/Webhooks/Hooks/HooksRepo.ts"
import { brand, member } from "#test/House.ts"
import { addSettingsWebhook, DeliveryHouse, url } from "../Delivering.ts"

const insert = Effect.fn("insert")(function* ({ key, workspaceId }: KeyPrincipal, target_url: string, createdAt = 0) {
  const repo = yield* HooksRepo
  const ids = yield* Ids
  const [row] = yield* repo.insert({
    workspace_id: workspaceId,
    id: yield* ids.make("hook", HookId.make),
    events: ["comment.received"],
    target_url,
    target_key: target_url,
    target_host: "9.9.9.9",
    integration: "api",
    key_id: key.id,
    sealed_secret: Uint8Array.of(1),
    created_at: new Date(createdAt)
  })
  if (row === undefined) return yield* Effect.dieMessage("Nothing was inserted")
  const holders = yield* HookHoldersRepo
  yield* holders.addKey(workspaceId, row.id, key.id)
  return row
})

const at = new Date(5)

const spelt = (address: string) => ({ url: address, key: address })

layer(Layer.merge(HooksRepo.layer, HookHoldersRepo.layer).pipe(Layer.provideMerge(DeliveryHouse)))(
  "HooksRepo",
  (it) => {
    it.effect("answers what it inserted, and finds it by event and address until it is removed", () =>
      Effect.gen(function* () {
        const repo = yield* HooksRepo
        const { principal, workspaceId } = yield* brand()
        const row = yield* insert(principal, url(1))
        const find = repo.find(workspaceId, "comment.received", spelt(url(1)))
        assert.deepStrictEqual(yield* find, Option.some(row))
        assert.deepStrictEqual(yield* repo.find(workspaceId, "comment.hidden", spelt(url(1))), Option.none())
        assert.deepStrictEqual(yield* repo.find(workspaceId, "comment.received", spelt(`${url(1)}/`)), Option.none())
        assert.deepStrictEqual(yield* repo.remove(workspaceId, { id: row.id }, "Ada", at), [row])
        assert.deepStrictEqual(yield* find, Option.none())
        assert.notStrictEqual((yield* insert(principal, url(1))).id, row.id)
      })
    )

    it.effect("holds an event and address only once, also against who did not look", () =>
      Effect.gen(function* () {
        const { principal } = yield* brand()
        yield* insert(principal, url(2))
        const error = yield* Effect.flip(insert(principal, url(2)))
        assert.strictEqual(error._tag, "SqlError")
      })
    )

    it.effect("lists REST hooks newest first, and counts the webhooks of Settings too", () =>
      Effect.gen(function* () {
        const repo = yield* HooksRepo
        const { principal, workspaceId } = yield* brand()
        const oldest = yield* insert(principal, url(1), 1)
        const newest = yield* insert(principal, url(2), 3)
        const middle = yield* insert(principal, url(3), 2)
        const removed = yield* insert(principal, url(4), 4)
        yield* addSettingsWebhook(workspaceId, url(5), ["comment.hidden"])
        yield* repo.remove(workspaceId, { id: removed.id }, "Ada", at)
        assert.deepStrictEqual(yield* repo.list(workspaceId), [newest, middle, oldest])
        assert.strictEqual(yield* repo.count(workspaceId), 4)
      })
    )

    it.effect("removes what only the key asked for, once, and no webhook of Settings", () =>
      Effect.gen(function* () {
        const repo = yield* HooksRepo
        const holders = yield* HookHoldersRepo
        const { principal, workspaceId } = yield* brand()
        const colleague = yield* member(workspaceId, "moderator")
        const mine = [yield* insert(principal, url(1)), yield* insert(principal, url(2))]
        const theirs = yield* insert(colleague.principal, url(3))
        const settings = yield* addSettingsWebhook(workspaceId, url(4), ["comment.hidden"])
        const both = yield* insert(principal, url(5))
        yield* holders.addKey(workspaceId, both.id, colleague.principal.key.id)
        const removing = holders
          .dropKey(workspaceId, principal.key.id)
          .pipe(
            Effect.flatMap((ids) =>
              ids.length === 0 ? Effect.succeed([]) : repo.remove(workspaceId, { ids }, "Ada", at)
            )
          )
        const answers = yield* Effect.all([removing, removing, removing], { concurrency: "unbounded" })
        assert.sameMembers(
          answers.flat().map(({ id }) => id),
          mine.map(({ id }) => id)
        )
        assert.deepStrictEqual(yield* repo.remove(workspaceId, { id: settings }, "Ada", at), [])
        assert.sameDeepMembers([...(yield* repo.list(workspaceId))], [theirs, both])
        assert.strictEqual(yield* repo.count(workspaceId), 3)
        assert.sameMembers([...(yield* holders.dropKey(workspaceId, colleague.principal.key.id))], [theirs.id, both.id])
      })
    )

    it.effect("sees and touches nothing of another workspace", () =>
      Effect.gen(function* () {
        const repo = yield* HooksRepo
        const holders = yield* HookHoldersRepo
        const active = yield* ActiveKeys
        const here = yield* brand()
        const there = yield* brand()
        const row = yield* insert(there.principal, url(1))
        assert.deepStrictEqual(yield* repo.list(here.workspaceId), [])
        assert.strictEqual(yield* repo.count(here.workspaceId), 0)
        assert.deepStrictEqual(yield* repo.find(here.workspaceId, "comment.received", spelt(url(1))), Option.none())
        assert.deepStrictEqual(yield* repo.remove(here.workspaceId, { id: row.id }, "Ada", at), [])
        assert.deepStrictEqual(yield* holders.dropKey(here.workspaceId, there.keyId), [])
        assert.deepStrictEqual(yield* repo.remove(here.workspaceId, { ids: [row.id] }, "Ada", at), [])
        assert.isFalse(yield* active.hold(here.workspaceId, there.keyId))
        assert.deepStrictEqual(yield* repo.list(there.workspaceId), [row])
      })
    )

    it.effect("holds a key that counts until the transaction ends, and none that was revoked", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const active = yield* ActiveKeys
        const { revoke } = yield* KeyRevocation
        const { keyId, workspaceId } = yield* brand()
        const [held, finish] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const holding = yield* active
          .hold(workspaceId, keyId)
          .pipe(
            Effect.tap(Deferred.succeed(held, undefined)),
            Effect.zipLeft(Deferred.await(finish)),
            transaction(sql),
            Effect.fork
          )
        yield* Deferred.await(held)
        assert.isTrue(yield* active.hold(workspaceId, keyId))
        const revokeNow = sql`SELECT id FROM api_keys WHERE id = ${keyId} FOR UPDATE NOWAIT`
        assert.strictEqual((yield* Effect.flip(revokeNow))._tag, "SqlError")
        yield* Deferred.succeed(finish, undefined)
        assert.isTrue(yield* Fiber.join(holding))
        yield* revoke(workspaceId, keyId, "Grace")
        assert.isFalse(yield* active.hold(workspaceId, keyId))
        assert.isFalse(yield* active.hold(workspaceId, KeyId.make("key_unknown")))
      })
    )
  }
)
