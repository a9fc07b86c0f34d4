import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import {
  CommentRemoved,
  InvalidPlatformRequest,
  NotAllowed,
  RateLimited,
  Transient
} from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform, hangs } from "#test/FakePlatform.ts"
import { decided, detailOf, listening, rowOf, scene, worked, workStates } from "../Scene.ts"

const transient = fails(new Transient({ reason: "The platform is down." }))
const limited = (retryAfter: Duration.DurationInput, scope: "account" | "app") =>
  fails(new RateLimited({ reason: "Too many calls.", retryAfter: Duration.decode(retryAfter), scope }))
const drain = Effect.flatMap(WorkRunner, (runner) => runner.drain)

layer(HouseOnFakePlatform)("WorkRunner", (it) => {
  it.effect("retries transient failures after 1, 4, 15 and 60 seconds, then 5, 15, 30, 60 and 120 minutes", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", ...Array.from({ length: 10 }, () => transient))
      const { id } = yield* decided(account, "hide")
      yield* worked
      for (const [index, wait] of [1, 4, 15, 60, 300, 900, 1800, 3600, 7200].entries()) {
        yield* TestClock.adjust(Duration.millis(wait * 1000 - 1))
        yield* drain
        assert.lengthOf(platform.calls(account.externalId), index + 1, `before ${wait} s`)
        assert.strictEqual((yield* rowOf(workspaceId, id)).pending_action, "hide")
        yield* TestClock.adjust("1 millis")
        yield* drain
        assert.lengthOf(platform.calls(account.externalId), index + 2, `after ${wait} s`)
      }
      const row = yield* rowOf(workspaceId, id)
      assert.strictEqual(row.status, "review")
      assert.strictEqual(row.action_error, "The platform is down. Steward tried 10 times and gave up.")
    })
  )

  it.effect("an account whose token cannot be opened holds up no other in its batch", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const [broken, sound] = [yield* scene(), yield* scene()]
      const one = yield* decided(broken.account, "hide")
      const others = yield* Effect.replicateEffect(decided(sound.account, "hide"), 3)
      yield* sql`UPDATE accounts SET sealed_token = '\\x00' WHERE id = ${broken.account.accountId}`
      yield* worked
      assert.strictEqual(yield* workStates(broken.workspaceId, one.id), "hide:queued")
      for (const { id } of others) {
        assert.strictEqual(yield* workStates(sound.workspaceId, id), "hide:done")
        assert.strictEqual((yield* rowOf(sound.workspaceId, id)).status, "hidden")
      }
    })
  )

  it.effect("succeeds after failures, once, and says so in the history", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", transient, limited("3 seconds", "account"), transient)
      const heard = yield* listening(workspaceId, ["comment.hidden", "comment.received"])
      const { id, externalId } = yield* decided(account, "hide")
      yield* worked
      for (let second = 0; second < 20; second++) {
        yield* TestClock.adjust("1 second")
        yield* drain
      }
      assert.isTrue(platform.comment(account.externalId, externalId).hidden)
      assert.lengthOf(platform.calls(account.externalId), 4)
      const detail = yield* detailOf(workspaceId, id)
      assert.strictEqual(detail.status, "hidden")
      assert.isNull(detail.pending_action)
      assert.deepStrictEqual(
        detail.history.map(({ actor, what }) => `${actor}: ${what}`),
        ["Kari: received", "Autopilot: decided: hide", "Facebook: hidden"]
      )
      assert.deepStrictEqual((yield* heard).events, ["comment.hidden"])
    })
  )

  for (const error of [
    new NotAllowed({ reason: "The comment is on a page you do not manage." }),
    new InvalidPlatformRequest({ reason: "The platform does not take this text." })
  ]) {
    it.effect(`${error._tag}: a refusal for good goes to a person, in words, and counts as waiting`, () =>
      Effect.gen(function* () {
        const { account, workspaceId } = yield* scene()
        const platform = yield* FakePlatform
        const heard = yield* listening(workspaceId, ["comment.review", "comment.hidden", "comment.received"])
        platform.script(account.externalId, "hide", fails(error))
        const { id } = yield* decided(account, "hide")
        yield* worked
        const row = yield* rowOf(workspaceId, id)
        assert.strictEqual(row.status, "review")
        assert.strictEqual(row.action_error, error.reason)
        assert.isNull(row.pending_action)
        assert.isNotNull(row.waiting_since)
        assert.strictEqual(row.asking?.leaning, "hide")
        assert.include(row.asking?.reason ?? "", error.reason)
        assert.deepStrictEqual((yield* heard).of(id), ["comment.review"])
        assert.strictEqual(yield* workStates(workspaceId, id), "hide:refused")
        yield* TestClock.adjust("1 day")
        yield* worked
        assert.lengthOf(platform.calls(account.externalId), 1)
      })
    )
  }

  it.effect("a comment that is gone becomes deleted, and the rest of its work is dropped", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id } = yield* decided(account, "keep")
      const moderation = yield* Moderation
      yield* moderation.act(principal, id, { action: "reply", text: "Thank you" })
      yield* moderation.act(principal, id, { action: "hide" })
      platform.script(account.externalId, "reply", fails(new CommentRemoved({ reason: "The comment is gone." })))
      yield* worked
      const detail = yield* detailOf(workspaceId, id)
      assert.strictEqual(detail.status, "deleted")
      assert.isNull(detail.pending_action)
      assert.strictEqual(yield* workStates(workspaceId, id), "reply:cancelled hide:cancelled")
      assert.lengthOf(
        detail.history.filter(({ what }) => what === "deleted"),
        1
      )
      assert.lengthOf(platform.calls(account.externalId), 1)
    })
  )

  it.effect("a call that never ends is given up in time and tried again", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", hangs)
      const { id } = yield* decided(account, "hide")
      const first = yield* Effect.fork(drain)
      yield* platform.called(account.externalId, 1)
      yield* TestClock.adjust("55 seconds")
      yield* first
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "visible")
      yield* TestClock.adjust("1 second")
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
      assert.lengthOf(platform.calls(account.externalId), 2)
    })
  )

  it.effect("work on one comment is done in its order, whatever fails in between", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id, externalId } = yield* decided(account, "hide")
      yield* worked
      platform.script(account.externalId, "unhide", transient, transient)
      const moderation = yield* Moderation
      yield* moderation.act(principal, id, { action: "reply", text: "All is well" })
      yield* moderation.act(principal, id, { action: "block" })
      yield* TestClock.adjust("1 minute")
      yield* worked
      yield* TestClock.adjust("1 minute")
      yield* worked
      yield* TestClock.adjust("1 minute")
      yield* worked
      assert.deepStrictEqual(
        platform.calls(account.externalId).map(({ name }) => name),
        ["hide", "unhide", "unhide", "unhide", "reply", "block"]
      )
      const there = platform.comment(account.externalId, externalId)
      assert.deepStrictEqual([there.hidden, there.authorBlocked, there.replies.length], [false, true, 1])
      const row = yield* rowOf(workspaceId, id)
      assert.strictEqual(row.status, "visible")
      assert.deepStrictEqual(
        row.replies.map(({ text, by, name }) => ({ text, by, name })),
        [{ text: "All is well", by: "person", name: "Ada Operator" }]
      )
    })
  )
})
