import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Duration, Effect, FastCheck, Fiber, TestClock } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { CommentRemoved, NotAllowed, RateLimited, Transient } from "#src/Platforms/Port/PlatformError.ts"
import {
  type Answer,
  FakePlatform,
  fails,
  HouseOnFakePlatform,
  hangs,
  hangsWhenDone,
  lost
} from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
import { drained, listening, rowOf, scene, texts, worked, worksOf } from "./Scene.ts"

const drain = Effect.flatMap(WorkRunner, (runner) => runner.drain)

const limited = new RateLimited({ reason: "Slower.", retryAfter: Duration.minutes(5), scope: "account" })
const gone = fails(new CommentRemoved({ reason: "It is gone." }))
const refuses = fails(new NotAllowed({ reason: "It is your own." }))
const unanswered = fails(new Transient({ reason: "Not got to.", unanswered: true }))

/** A brand whose platform takes 50 comments in one call, and so many comments to be hidden. */
const viral = Effect.fn("viral")(function* (count: number, most = 50) {
  const { account, workspaceId } = yield* scene()
  const platform = yield* FakePlatform
  if (most > 1) platform.takesMany(account.externalId, most)
  const heard = yield* listening(workspaceId, ["comment.hidden", "comment.review", "comment.received"])
  yield* Effect.flatMap(Intake, (intake) =>
    intake.receive(
      account,
      Array.from({ length: count }, (_, n) => ({
        _tag: "Commented" as const,
        comment: observed({ externalId: `viral_${n}`, text: texts.hide })
      }))
    )
  )
  yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly id: CommentId }>`
    SELECT id FROM comments WHERE workspace_id = ${workspaceId} ORDER BY length(external_id), external_id`
  const ids = rows.map(({ id }) => id)
  const calls = () =>
    platform.calls(account.externalId).map(({ name, commentId }) => [name, commentId.split(" ").length])
  const script = (name: "hide" | "hide_many", ...answers: ReadonlyArray<Answer>) =>
    platform.script(account.externalId, name, ...answers)
  return { account, calls, heard, ids, platform, script, workspaceId }
})

const standing = (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>) =>
  Effect.forEach(ids, (id) =>
    Effect.gen(function* () {
      const { action_error, hidden_on_platform, pending_action, status } = yield* rowOf(workspaceId, id)
      // until when it waits depends on which of several answers came last
      const works = (yield* worksOf(workspaceId, id)).map(({ attempts, last_error, state }) =>
        state === "queued" ? [state, attempts] : [state, attempts, last_error]
      )
      return [status, hidden_on_platform, pending_action, action_error, works]
    })
  )

layer(HouseOnFakePlatform)("hides of one account", (it) => {
  it.effect("go fifty to a call, and each is told of once", () =>
    Effect.gen(function* () {
      const { calls, heard, ids, workspaceId } = yield* viral(120)
      yield* worked
      assert.deepStrictEqual(calls(), [
        ["hide_many", 50],
        ["hide_many", 50],
        ["hide_many", 20]
      ])
      const rows = yield* Effect.forEach(ids, (id) => rowOf(workspaceId, id))
      assert.deepStrictEqual(new Set(rows.map(({ status }) => status)), new Set(["hidden"]))
      const { of } = yield* heard
      for (const id of ids) assert.deepStrictEqual(of(id), ["comment.hidden"])
    })
  )

  it.effect("fare each for itself: gone, refused, not got to, and half of them over a limit", () =>
    Effect.gen(function* () {
      const { calls, ids, script, workspaceId } = yield* viral(50)
      const throttled = Array.from({ length: 25 }, () => fails(limited))
      const well: Answer = { does: true, told: "success" }
      script("hide", gone, refuses, unanswered, ...Array.from({ length: 22 }, () => well), ...throttled)
      yield* worked
      const states = yield* Effect.forEach(ids, (id) => Effect.map(worksOf(workspaceId, id), ([work]) => work))
      const count = (state: string) => states.filter((work) => work?.state === state).length
      assert.deepStrictEqual([count("done"), count("cancelled"), count("refused"), count("queued")], [22, 1, 1, 26])
      // a refused call does not count as an attempt, and all of the account waits for as long as it says
      assert.strictEqual(states.filter((work) => work?.attempts === 0).length, 25)
      const waits = states.flatMap((work) => (work?.state === "queued" ? [work.due_at.getTime()] : []))
      assert.deepStrictEqual(new Set(waits), new Set([Duration.toMillis("5 minutes")]))
      yield* TestClock.adjust("5 minutes")
      yield* worked
      // by attempt: of what was not got to there is one
      assert.sameDeepMembers(calls(), [
        ["hide_many", 50],
        ["hide_many", 25],
        ["hide", 1]
      ])
      assert.lengthOf(
        (yield* Effect.forEach(ids, (id) => rowOf(workspaceId, id))).filter((row) => row.status === "hidden"),
        48
      )
    })
  )

  it.effect("are done again where nobody learned of the first time, half as many to a call", () =>
    Effect.gen(function* () {
      const { account, calls, heard, ids, platform, script } = yield* viral(40)
      script("hide_many", lost, hangsWhenDone, hangs)
      yield* drain
      yield* TestClock.adjust("1 second")
      const again = yield* Effect.fork(drain)
      yield* platform.called(account.externalId, 3)
      yield* TestClock.adjust("50 seconds")
      yield* Fiber.join(again)
      yield* TestClock.adjust("4 seconds")
      yield* worked
      assert.deepStrictEqual(
        calls().map(([, size]) => size),
        [40, 25, 15, 12, 12, 12, 4]
      )
      const { of } = yield* heard
      for (const id of ids) assert.deepStrictEqual(of(id), ["comment.hidden"])
    })
  )

  it.effect("go one by one where the platform does not take the call as a whole, and none is refused for it", () =>
    Effect.gen(function* () {
      const { account, calls, ids, platform, script, workspaceId } = yield* viral(8)
      script("hide_many", refuses)
      platform.scriptOf(account.externalId, "hide", "viral_3", gone)
      yield* worked
      assert.deepStrictEqual(
        calls().map(([name]) => name),
        ["hide_many", ...Array(8).fill("hide")]
      )
      const rows = yield* Effect.forEach(ids, (id) => rowOf(workspaceId, id))
      assert.deepStrictEqual(
        rows.map(({ status }) => status),
        ids.map((_, n) => (n === 3 ? "deleted" : "hidden"))
      )
    })
  )

  it.effect("that a stopped process was at are done by the next one, and told of once", () =>
    Effect.gen(function* () {
      const { account, calls, heard, ids, platform, script, workspaceId } = yield* viral(30)
      script("hide_many", hangsWhenDone)
      const stopped = yield* Effect.fork(drain)
      yield* platform.called(account.externalId, 1)
      yield* Fiber.interrupt(stopped)
      yield* worked
      assert.strictEqual(calls().length, 3)
      for (const id of ids) assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
      assert.lengthOf((yield* heard).events, 30)
    })
  )

  it.effect("come to the same together as one by one, whatever the platform answers", () =>
    Effect.gen(function* () {
      const answers: ReadonlyArray<Answer> = [
        { does: true, told: "success" },
        lost,
        gone,
        refuses,
        unanswered,
        fails(limited),
        fails(new RateLimited({ reason: "Slower.", retryAfter: Duration.minutes(1), scope: "account" }))
      ]
      const mixes = FastCheck.array(FastCheck.constantFrom(...answers), { minLength: 2, maxLength: 12 })
      for (const mix of FastCheck.sample(mixes, { numRuns: 6, seed: 2 })) {
        const [many, single] = [yield* viral(mix.length), yield* viral(mix.length, 1)]
        for (const { account, platform } of [many, single]) {
          for (const [n, answer] of mix.entries()) platform.scriptOf(account.externalId, "hide", `viral_${n}`, answer)
        }
        yield* drain
        yield* drain
        assert.deepStrictEqual(
          yield* standing(many.workspaceId, many.ids),
          yield* standing(single.workspaceId, single.ids)
        )
        assert.strictEqual(many.calls().length, 1)
      }
    })
  )
})
