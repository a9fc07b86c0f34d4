import { SqlClient } from "@effect/sql"
import { assert, it, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Option, Queue } from "effect"
import { Signals } from "#src/Database/Signals.ts"
import { InboxRepo } from "#src/Platforms/Inbox/InboxRepo.ts"
import { keepTogether } from "#src/Platforms/Inbox/KeepTogether.ts"
import { PagesAtWork } from "#src/Platforms/Inbox/PagesAtWork.ts"
import { House } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"

it.effect("a page is at work until the last who takes something in of it is done, also where it fails", () =>
  Effect.gen(function* () {
    const { during, has } = yield* PagesAtWork
    const [first, second] = [yield* Deferred.make<void, string>(), yield* Deferred.make<void>()]
    const one = yield* Effect.fork(Effect.exit(during("facebook", "1")(Deferred.await(first))))
    const other = yield* Effect.fork(during("facebook", "1")(Deferred.await(second)))
    yield* Effect.yieldNow()
    assert.isTrue(has("facebook", "1"))
    assert.isFalse(has("instagram", "1"))
    yield* Deferred.fail(first, "broken")
    yield* Fiber.join(one)
    assert.isTrue(has("facebook", "1"))
    yield* Deferred.succeed(second, undefined)
    yield* Fiber.join(other)
    assert.isFalse(has("facebook", "1"))
  }).pipe(Effect.provide(PagesAtWork.layer))
)

layer(Layer.mergeAll(InboxRepo.layer, PagesAtWork.layer).pipe(Layer.provideMerge(House)))("a webhook", (it) => {
  it.scoped("wakes whoever takes in, unless all of its pages are at work, and others of these are beside it", () =>
    Effect.gen(function* () {
      const keep = yield* keepTogether
      const atWork = yield* PagesAtWork
      const [viral, small] = [(yield* scene()).account.externalId, (yield* scene()).account.externalId]
      const signalled = yield* Effect.flatMap(Signals, (signals) => signals.subscribe("inbox"))
      let number = 0
      const isSignalled = Effect.fn("isSignalled")(function* (pages: ReadonlyArray<string>, length = 8) {
        number += 1
        const body = new Uint8Array(length).fill(number)
        const pushed = {
          platform: "facebook",
          body,
          digest: body,
          receivedAt: new Date(0),
          externalIds: pages
        } as const
        assert.sameMembers([...(yield* keep(pushed))], [...pages])
        yield* Effect.replicateEffect(Effect.yieldNow(), 10)
        return (yield* Queue.takeAll(signalled)).length > 0
      })
      assert.isTrue(yield* isSignalled([viral]))
      yield* Effect.gen(function* () {
        assert.isFalse(yield* isSignalled([viral]))
        assert.isFalse(yield* isSignalled([viral], 70_000))
        assert.isTrue(yield* isSignalled([small]))
        assert.isTrue(yield* isSignalled([viral, small]))
      }).pipe(atWork.during("facebook", viral))
      assert.isTrue(yield* isSignalled([viral]))
    })
  )

  it.scoped("of a page that is not at work is kept while one of a page at work has to wait", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const keep = yield* keepTogether
      const atWork = yield* PagesAtWork
      const [viral, small] = [yield* scene(), yield* scene()]
      const pushed = (page: string, said: string) => {
        const body = new TextEncoder().encode(said)
        return { platform: "facebook", body, digest: body, receivedAt: new Date(0), externalIds: [page] } as const
      }
      const [first, second] = [pushed(viral.account.externalId, "one"), pushed(viral.account.externalId, "two")]
      const [isWritten, isOver] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const elsewhere = yield* sql`
        INSERT INTO inbox (workspace_id, account_id, digest, body, received_at)
        VALUES (${viral.workspaceId}, ${viral.account.accountId}, ${first.digest}, ${first.body}, 'epoch')`.pipe(
        Effect.zipRight(Deferred.succeed(isWritten, undefined)),
        Effect.zipRight(Deferred.await(isOver)),
        sql.withTransaction,
        Effect.fork
      )
      yield* Deferred.await(isWritten)
      yield* Effect.gen(function* () {
        const waiting = yield* Effect.fork(Effect.all([keep(first), keep(second)], { concurrency: 2 }))
        yield* Effect.replicateEffect(Effect.yieldNow(), 10)
        assert.deepStrictEqual(yield* keep(pushed(small.account.externalId, "three")), [small.account.externalId])
        assert.isTrue(Option.isNone(yield* Fiber.poll(waiting)))
        yield* Deferred.succeed(isOver, undefined)
        yield* Fiber.join(waiting)
      }).pipe(atWork.during("facebook", viral.account.externalId))
      yield* Fiber.join(elsewhere)
      const rows = yield* sql<{ readonly said: string }>`
        SELECT convert_from(body, 'UTF8') AS said FROM inbox
        WHERE workspace_id = ${viral.workspaceId} ORDER BY number`
      assert.deepStrictEqual(
        rows.map(({ said }) => said),
        ["one", "two"]
      )
    })
  )
})
