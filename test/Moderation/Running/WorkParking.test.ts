import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Redacted, TestClock } from "effect"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { TokenExpired } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform, lost } from "#test/FakePlatform.ts"
import { decided, detailOf, listening, rowOf, scene, worked, workStates } from "../Scene.ts"

const expired = fails(new TokenExpired({ reason: "The session is over." }))

const reconnect = Effect.fn("reconnect")(function* ({ account }: Effect.Effect.Success<ReturnType<typeof scene>>) {
  const accounts = yield* Accounts
  yield* accounts.connect({
    workspaceId: account.workspaceId,
    platform: account.platform,
    externalId: account.externalId,
    name: "Fjord Coffee",
    token: Redacted.make("a new token"),
    actor: "Ada"
  })
})

layer(HouseOnFakePlatform)("platform work of an account whose token died", (it) => {
  it.effect("is parked, people are told once, and it goes on when the account is connected again", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const { account, workspaceId } = brand
      const platform = yield* FakePlatform
      const heard = yield* listening(workspaceId, ["account.disconnected", "comment.hidden", "comment.received"])
      platform.script(account.externalId, "hide", expired)
      const one = yield* decided(account, "hide")
      yield* worked
      const two = yield* decided(account, "hide")
      yield* worked
      assert.strictEqual(yield* workStates(workspaceId, one.id), "hide:parked")
      assert.strictEqual((yield* rowOf(workspaceId, one.id)).pending_action, "hide")
      const [told] = (yield* heard).bodies
      assert.deepNestedInclude(told, {
        event: "account.disconnected",
        reason: "The session is over.",
        account: { id: account.accountId, name: "Fjord Coffee" }
      })
      yield* TestClock.adjust("1 day")
      const later = yield* decided(account, "hide")
      yield* worked
      assert.lengthOf(platform.calls(account.externalId), 1)
      assert.strictEqual(yield* workStates(workspaceId, later.id), "hide:parked")
      yield* reconnect(brand)
      yield* worked
      for (const { id, externalId } of [one, two, later]) {
        assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
        assert.isTrue(platform.comment(account.externalId, externalId).hidden)
      }
      assert.deepStrictEqual(
        (yield* heard).events.filter((event) => event === "account.disconnected"),
        ["account.disconnected"]
      )
    })
  )

  it.effect("people are told again when the new token dies too", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const platform = yield* FakePlatform
      const heard = yield* listening(brand.workspaceId, ["account.disconnected"])
      platform.script(brand.account.externalId, "hide", expired, expired)
      const { id } = yield* decided(brand.account, "hide")
      yield* worked
      yield* reconnect(brand)
      yield* worked
      assert.lengthOf((yield* heard).events, 2)
      assert.strictEqual(yield* workStates(brand.workspaceId, id), "hide:parked")
      const told = (yield* detailOf(brand.workspaceId, id)).history.filter(({ what }) => what === "waiting")
      assert.lengthOf(told, 2)
    })
  )

  it.effect("keeps its order, and a reply that may have been posted is still read back", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const { account, principal, workspaceId } = brand
      const platform = yield* FakePlatform
      const { id, externalId } = yield* decided(account, "keep")
      const { act } = yield* Moderation
      platform.script(account.externalId, "reply", lost)
      platform.script(account.externalId, "findReply", expired)
      yield* act(principal, id, { action: "reply", text: "Thank you" })
      yield* act(principal, id, { action: "hide" })
      yield* worked
      yield* TestClock.adjust("1 second")
      yield* worked
      assert.strictEqual(yield* workStates(workspaceId, id), "reply:parked hide:queued")
      yield* TestClock.adjust("1 day")
      yield* worked
      yield* reconnect(brand)
      yield* worked
      assert.strictEqual(yield* workStates(workspaceId, id), "reply:done hide:done")
      const there = platform.comment(account.externalId, externalId)
      assert.deepStrictEqual([there.hidden, there.replies.length], [true, 1])
    })
  )

  it.effect("other accounts of the brand go on", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const other = yield* scene("youtube")
      const platform = yield* FakePlatform
      platform.script(brand.account.externalId, "hide", expired)
      yield* decided(brand.account, "hide")
      const free = yield* decided(other.account, "hide")
      yield* worked
      assert.strictEqual((yield* rowOf(other.workspaceId, free.id)).status, "hidden")
      const sql = yield* PgClient.PgClient
      const dead = yield* sql<{ readonly id: string }>`
        SELECT id FROM accounts WHERE disconnected_at IS NOT NULL AND workspace_id = ${brand.workspaceId}`
      assert.deepStrictEqual(dead, [{ id: brand.account.accountId }])
    })
  )
})
