import { assert, layer } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { RateLimited, TokenExpired, Transient } from "#src/Platforms/Port/PlatformError.ts"
import { Poller } from "#src/Platforms/Reading/Poller.ts"
import { connect, House } from "#test/House.ts"
import { scene, drained as untilDone } from "#test/Moderation/Scene.ts"
import { poller } from "../Polling.ts"

const healthOf = Effect.fn("healthOf")(function* (workspaceId: WorkspaceId, id: AccountId) {
  const all = yield* Effect.flatMap(Accounts, ({ list }) => list(workspaceId))
  return all.find((account) => account.id === id)?.health
})

const drained = untilDone(Effect.flatMap(Poller, ({ drain }) => drain))

layer(House)("the health of an account", (it) => {
  it.effect(
    "is told by its readings: failing since the first that failed, and well again with the next that does not",
    () =>
      Effect.gen(function* () {
        const { workspaceId } = yield* scene()
        const { accountId, externalId } = yield* connect(workspaceId, "youtube")
        const trouble = [
          new Transient({ reason: "YouTube could not be reached." }),
          new RateLimited({ reason: "Too fast.", retryAfter: Duration.seconds(1), scope: "account" }),
          new Transient({ reason: "YouTube has a problem of its own." })
        ]
        const { layer: polls } = poller((account, nth) => {
          const error = account === externalId ? trouble[nth] : undefined
          return error === undefined ? Effect.succeed([]) : Effect.fail(error)
        })
        yield* Effect.gen(function* () {
          const fresh = { state: "connected", since: null, reason: null, last_poll_at: null, last_push_at: null }
          assert.deepStrictEqual<unknown>(yield* healthOf(workspaceId, accountId), fresh)
          yield* TestClock.adjust("1 minute")
          yield* drained
          const since = "1970-01-01T00:01:00.000Z"
          const first = { ...fresh, state: "failing", since, reason: "YouTube could not be reached." }
          assert.deepStrictEqual<unknown>(yield* healthOf(workspaceId, accountId), first)
          yield* TestClock.adjust("5 minutes")
          yield* drained
          assert.deepStrictEqual<unknown>(yield* healthOf(workspaceId, accountId), first)
          yield* TestClock.adjust("5 minutes")
          yield* drained
          const later = { ...first, reason: "YouTube has a problem of its own." }
          assert.deepStrictEqual<unknown>(yield* healthOf(workspaceId, accountId), later)
          yield* TestClock.adjust("1 hour")
          yield* drained
          const well = { ...fresh, last_poll_at: "1970-01-01T01:11:00.000Z" }
          assert.deepStrictEqual<unknown>(yield* healthOf(workspaceId, accountId), well)
        }).pipe(Effect.provide(polls))
      })
  )

  it.effect("a token that died disconnects it, and a new one makes it well", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene()
      const { accountId } = yield* connect(workspaceId, "youtube")
      const { layer: polls } = poller(() => Effect.fail(new TokenExpired({ reason: "The connection has expired." })))
      yield* Effect.provide(drained, polls)
      const health = yield* healthOf(workspaceId, accountId)
      assert.deepInclude(health, { state: "disconnected", reason: "The connection has expired." })
    })
  )

  it.effect("pushes are noted to the minute", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const { pushed } = yield* Accounts
      const last = Effect.map(healthOf(workspaceId, account.accountId), (health) => health?.last_push_at)
      yield* TestClock.setTime(Date.parse("2026-03-01T09:00:00.000Z"))
      yield* pushed(workspaceId, account.accountId)
      yield* TestClock.adjust("30 seconds")
      yield* pushed(workspaceId, account.accountId)
      assert.strictEqual(yield* last, "2026-03-01T09:00:00.000Z")
      yield* TestClock.adjust("31 seconds")
      yield* pushed(workspaceId, account.accountId)
      assert.strictEqual(yield* last, "2026-03-01T09:01:01.000Z")
    })
  )
})
