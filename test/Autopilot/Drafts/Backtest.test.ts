import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Clock, Effect, TestClock } from "effect"
import type { BacktestRequest } from "#schema/resources/policy/Backtest.ts"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { member } from "#test/House.ts"
import { answer } from "#test/Moderation/People.ts"
import { commented, decided, drained, rowOf, scene } from "#test/Moderation/Scene.ts"

const drain = drained(Effect.flatMap(PolicyTaskRunner, (runner) => runner.drain))

type Scene = Effect.Effect.Success<ReturnType<typeof scene>>

const tried = Effect.fn("tried")(function* ({ principal, workspaceId }: Scene, request: BacktestRequest) {
  yield* TestClock.adjust("1 minute")
  const tasks = yield* PolicyTasks
  const { id, status } = yield* tasks.startBacktest(principal, request)
  assert.strictEqual(status, "queued")
  yield* drain
  const done = yield* tasks.getBacktest(workspaceId, id)
  assert.strictEqual(done.status, "done")
  assert.deepStrictEqual(done.progress.done, done.progress.total)
  return done.result ?? assert.fail("It is done, and has no result")
})

layer(HouseOnFakePlatform)("a backtest", (it) => {
  it.effect("tells what the draft would hide, keep and ask otherwise, and changes nothing", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      const promotional = yield* decided(ours.account, "keep", { text: "Stridex is so much better than this" })
      const scam = yield* decided(ours.account, "hide")
      const refund = yield* decided(ours.account, "keep", { text: "Where can I ask for a refund?" })
      const before = yield* Effect.forEach([promotional, scam, refund], ({ id }) => rowOf(ours.workspaceId, id))
      const result = yield* tried(ours, {
        draft: {
          guidance: "Our competitors are Stridex and Vantalo. Ask me about refunds.",
          protections: { scams: false, spam: false }
        }
      })
      assert.strictEqual(result.compared, 3)
      const changes = [result.newly_hidden, result.newly_kept, result.newly_asked]
      assert.deepStrictEqual(
        changes.map(({ examples }) => examples.map(({ comment_id }) => comment_id)),
        [[promotional.id], [scam.id], [refund.id]]
      )
      assert.include(result.newly_hidden.examples[0]?.after_reason ?? "", "Stridex")
      const after = yield* Effect.forEach([promotional, scam, refund], ({ id }) => rowOf(ours.workspaceId, id))
      assert.deepStrictEqual(after, before)
    })
  )

  it.effect("leaves out comments whose text was deleted, also where people had answered them", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      const { id } = yield* decided(ours.account, "ask", {
        author: { externalId: "5550001", name: "Quentin", handle: "" }
      })
      yield* answer(ours.principal, id, "hide")
      yield* decided(ours.account, "hide")
      yield* Effect.flatMap(Erasures, ({ eraseAuthor }) =>
        eraseAuthor({ workspaceId: ours.workspaceId, actor: "Ada" }, ours.account.accountId, "5550001")
      )
      const result = yield* tried(ours, { draft: { guidance: "Hide mentions of Stridex." } })
      assert.strictEqual(result.compared, 1)
      assert.strictEqual(result.agreement.answered, 0)
    })
  )

  it.effect("shows twenty comments of a kind, or as many as it is asked for", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      yield* Effect.forEach(Array.from({ length: 25 }), (_, index) =>
        commented(ours.account, { text: `Stridex number ${index} is so much better than this` })
      )
      const draft = { guidance: "Hide mentions of Stridex." }
      const shown = Effect.fn(function* (request: BacktestRequest) {
        const { count, examples } = (yield* tried(ours, request)).newly_hidden
        return [count, examples.length]
      })
      assert.deepStrictEqual(yield* shown({ draft }), [25, 20])
      assert.deepStrictEqual(yield* shown({ draft, examples: 200 }), [25, 25])
      assert.deepStrictEqual(yield* shown({ draft, examples: 3 }), [25, 3])
    })
  )

  it.effect("agrees with people by what it would have decided without their answer to that very comment", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      const asked = yield* decided(ours.account, "ask")
      yield* answer(ours.principal, asked.id, "hide")
      const kept = yield* decided(ours.account, "keep", { text: "Stridex is so much better than this" })
      yield* answer(ours.principal, kept.id, "hide")
      const result = yield* tried(ours, { draft: { guidance: "Our competitors are Stridex and Vantalo." } })
      assert.deepStrictEqual(result.agreement, {
        answered: 2,
        before: { decided_alone: 1, agreed: 0, rate: 0 },
        after: { decided_alone: 1, agreed: 1, rate: 1 }
      })
    })
  )

  it.effect("replays as many of the newest as it is asked for, over many pages", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      yield* decided(ours.account, "hide")
      yield* Effect.forEach(Array.from({ length: 205 }), (_, index) =>
        commented(ours.account, { text: `What a lovely cup number ${index}` })
      )
      const draft = { protections: { scams: false, spam: false } }
      assert.strictEqual((yield* tried(ours, { draft, limit: 205 })).newly_kept.count, 0)
      const all = yield* tried(ours, { draft })
      assert.strictEqual(all.compared, 206)
      assert.strictEqual(all.newly_kept.count, 1)
    })
  )

  it.effect("of an empty workspace finds nothing", () =>
    Effect.gen(function* () {
      const result = yield* tried(yield* scene(), { draft: { protections: { links: true } } })
      assert.deepInclude(result, { compared: 0, same: 0 })
      assert.isNull(result.agreement.before.rate)
    })
  )

  it.effect("is begun anew when the process that ran it died, and done once", () =>
    Effect.gen(function* () {
      const { principal, workspaceId, account } = yield* scene()
      yield* decided(account, "hide")
      yield* TestClock.adjust("1 minute")
      const tasks = yield* PolicyTasks
      const { id } = yield* tasks.startBacktest(principal, { draft: { protections: { scams: false } } })
      const until = (yield* Clock.currentTimeMillis) + 10 * 60_000
      const sql = yield* PgClient.PgClient
      yield* sql`
        UPDATE policy_tasks SET status = 'running', claimed_until = ${new Date(until)} WHERE id = ${id}`
      yield* drain
      assert.strictEqual((yield* tasks.getBacktest(workspaceId, id)).status, "running")
      yield* TestClock.setTime(until)
      yield* drain
      assert.strictEqual((yield* tasks.getBacktest(workspaceId, id)).result?.compared, 1)
    })
  )

  it.effect("is for those who may change the autopilot, one at a time", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* scene()
      const tasks = yield* PolicyTasks
      const draft = { protections: { links: true } }
      const moderator = yield* member(workspaceId, "moderator")
      assert.strictEqual((yield* Effect.flip(tasks.startBacktest(moderator.principal, { draft }))).code, "forbidden")
      yield* tasks.startBacktest(principal, { draft })
      assert.strictEqual((yield* Effect.flip(tasks.startBacktest(principal, { draft }))).code, "conflict")
      yield* drain
      yield* tasks.startBacktest(principal, { draft })
    })
  )
})
