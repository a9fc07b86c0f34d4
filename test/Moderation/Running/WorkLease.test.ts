import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Fiber, TestClock } from "effect"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import {
  crashes,
  crashesWhenDone,
  doesLate,
  FakePlatform,
  HouseOnFakePlatform,
  hangs,
  hangsWhenDone,
  stalls
} from "#test/FakePlatform.ts"
import { commented, decided, detailOf, drained, locking, rowOf, scene, worked, workStates } from "../Scene.ts"

const drain = Effect.flatMap(WorkRunner, (runner) => runner.drain)

layer(HouseOnFakePlatform)("the lease of platform work", (it) => {
  for (const [name, crash] of [
    ["before it acted", crashes],
    ["after it acted", crashesWhenDone]
  ] as const) {
    it.effect(`work of a process that died ${name} is taken over when the lease ends, and not before`, () =>
      Effect.gen(function* () {
        const { account, workspaceId } = yield* scene()
        const platform = yield* FakePlatform
        platform.script(account.externalId, "hide", crash)
        const { id, externalId } = yield* decided(account, "hide")
        yield* worked
        yield* TestClock.adjust("59999 millis")
        yield* drained(drain)
        assert.lengthOf(platform.calls(account.externalId), 1)
        assert.strictEqual((yield* rowOf(workspaceId, id)).pending_action, "hide")
        yield* TestClock.adjust("1 millis")
        yield* drained(drain)
        assert.lengthOf(platform.calls(account.externalId), 2)
        assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
        assert.isTrue(platform.comment(account.externalId, externalId).hidden)
      })
    )
  }

  it.effect("a process that is stopped gives its work back at once", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id, externalId } = yield* decided(account, "hide")
      platform.script(account.externalId, "hide", hangs)
      const stopped = yield* Effect.fork(drain)
      yield* platform.called(account.externalId, 1)
      yield* Fiber.interrupt(stopped)
      yield* drained(drain)
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:done")
      assert.isTrue(platform.comment(account.externalId, externalId).hidden)
    })
  )

  for (const [name, answer] of [
    ["has done", hangsWhenDone],
    ["is still at", doesLate("25 seconds")]
  ] as const) {
    it.effect(
      `a process that is stopped gives back a reply that the platform ${name}, and it is not posted again`,
      () =>
        Effect.gen(function* () {
          const { account, principal, workspaceId } = yield* scene()
          const platform = yield* FakePlatform
          const { id, externalId } = yield* decided(account, "keep")
          yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action: "reply", text: "Thank you" }))
          platform.script(account.externalId, "reply", answer)
          const stopped = yield* Effect.fork(drain)
          yield* platform.called(account.externalId, 1)
          yield* Fiber.interrupt(stopped)
          yield* drained(drain)
          yield* TestClock.adjust("30 seconds")
          yield* drained(drain)
          assert.strictEqual(yield* workStates(workspaceId, id), "reply:done")
          assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
          assert.deepStrictEqual(
            platform.calls(account.externalId).map(({ name }) => name),
            ["reply", "findReply"]
          )
        })
    )
  }

  it.effect("runners side by side never take the same piece", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const moderation = yield* Moderation
      const ids = yield* Effect.forEach(Array.from({ length: 12 }), () =>
        Effect.tap(commented(account), ({ id }) =>
          Effect.zipRight(
            moderation.act(principal, id, { action: "reply", text: "Thank you" }),
            moderation.act(principal, id, { action: "hide" })
          )
        )
      )
      yield* TestClock.adjust("1 second")
      yield* Effect.replicateEffect(drained(drain), 5, { concurrency: "unbounded", discard: true })
      yield* worked
      assert.lengthOf(platform.calls(account.externalId), 24)
      for (const { id, externalId } of ids) {
        const there = platform.comment(account.externalId, externalId)
        assert.deepStrictEqual([there.hidden, there.replies.length], [true, 1])
        const calls = platform.calls(account.externalId).filter(({ commentId }) => commentId === externalId)
        assert.deepStrictEqual(
          calls.map(({ name }) => name),
          ["reply", "hide"]
        )
        assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
      }
    })
  )

  it.effect("a process that comes to itself after its work was taken over changes nothing", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", stalls("70 seconds"))
      const { id } = yield* decided(account, "hide")
      const first = yield* Effect.fork(drain)
      yield* platform.called(account.externalId, 1)
      yield* TestClock.adjust("60 seconds")
      assert.strictEqual(yield* drain, 1)
      const taken = yield* detailOf(workspaceId, id)
      assert.strictEqual(taken.status, "hidden")
      yield* TestClock.adjust("10 seconds")
      yield* first
      assert.deepStrictEqual(yield* detailOf(workspaceId, id), taken)
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:done")
      yield* TestClock.adjust("1 hour")
      yield* worked
      assert.lengthOf(platform.calls(account.externalId), 2)
    })
  )

  it.effect("of two that did the same work, since the first was held up, one tells of it", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id } = yield* decided(account, "hide")
      const sql = yield* PgClient.PgClient
      const unlock = yield* locking(sql`SELECT 1 FROM workspaces WHERE id = ${workspaceId} FOR UPDATE`)
      const first = yield* Effect.fork(drain)
      yield* platform.called(account.externalId, 1)
      yield* TestClock.adjust("60 seconds")
      const second = yield* Effect.fork(drain)
      yield* platform.called(account.externalId, 2)
      yield* unlock
      yield* first
      yield* second
      const { history, status } = yield* detailOf(workspaceId, id)
      assert.strictEqual(status, "hidden")
      assert.lengthOf(
        history.filter(({ what }) => what === "hidden"),
        1
      )
    })
  )
})
