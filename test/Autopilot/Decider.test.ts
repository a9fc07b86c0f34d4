import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Option, Schema, TestClock } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { autopilotServices, modelServices } from "#src/Autopilot/AutopilotServices.ts"
import { decide } from "#src/Autopilot/Decide.ts"
import { Decider } from "#src/Autopilot/Decider.ts"
import { DecisionRecord } from "#src/Autopilot/Decision.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { fraudulent, genuine, promotional } from "#test/Autopilot/Examples.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer } from "#test/Moderation/People.ts"
import {
  commented,
  decided,
  detailOf,
  drained,
  listening,
  rowOf,
  scene,
  texts,
  worked
} from "#test/Moderation/Scene.ts"
import { counted } from "#test/Telemetry/Counted.ts"

const drain = Effect.flatMap(Decider, (decider) => decider.drain)

const sample = [fraudulent, genuine, promotional].flatMap((list) => list.filter((_, index) => index % 4 === 0))

const recordsOf = (workspaceId: WorkspaceId) =>
  Effect.flatMap(
    PgClient.PgClient,
    (sql) => sql<{ readonly comment_id: CommentId; readonly outcome: string; readonly record: unknown }>`
      SELECT comment_id, outcome, record FROM decision_records WHERE workspace_id = ${workspaceId} ORDER BY at`
  )

layer(HouseOnFakePlatform)("Decider", (it) => {
  it.effect("each comment is decided once, by however many deciders, and nothing stays pending", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const heard = yield* listening(workspaceId, ["comment.received", "comment.review"])
      const outcomes = ["hide", "keep", "ask"]
      const before = outcomes.map((outcome) => counted("steward.decisions", { outcome }))
      const ids = yield* Effect.forEach(sample, (text) => Effect.map(commented(account, { text }), ({ id }) => id))
      yield* Effect.replicateEffect(drained(drain), 4, { concurrency: "unbounded", discard: true })
      const records = yield* recordsOf(workspaceId)
      assert.sameMembers(
        records.map(({ comment_id }) => comment_id),
        ids
      )
      const made = outcomes.map((outcome) => records.filter((record) => record.outcome === outcome).length)
      assert.deepStrictEqual(
        outcomes.map((outcome, index) => counted("steward.decisions", { outcome }) - (before[index] ?? 0)),
        made
      )
      const hides = records.filter(({ outcome }) => outcome === "hide").length
      assert.lengthOf((yield* heard).events, ids.length - hides)
      for (const id of ids) {
        const { history, status } = yield* detailOf(workspaceId, id)
        assert.notStrictEqual(status, "pending")
        assert.lengthOf(
          history.filter(({ what }) => what.startsWith("decided")),
          1
        )
      }
    })
  )

  it.effect("a record read back from the database gives the same decision again", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const guidance = yield* GuidanceSettings
      yield* guidance.replace(principal, "Hide mentions of Nike. Keep complaints. Ask me about refunds.")
      const asked = yield* decided(account, "ask")
      yield* answer(principal, asked.id, "hide")
      for (const text of [...sample, `${texts.ask}!`, "Nike is better", "I want a refund"]) {
        yield* commented(account, { text })
      }
      yield* drained(drain)
      const records = yield* recordsOf(workspaceId)
      assert.lengthOf(records, sample.length + 4)
      const decode = Schema.decodeUnknown(DecisionRecord)
      const kinds = new Set<string>()
      for (const { outcome, record } of records) {
        const { decision, input } = yield* decode(record)
        assert.deepStrictEqual(decide(input), decision)
        assert.strictEqual(decision.outcome, outcome)
        kinds.add(input.recall !== null ? "recalled" : decision.ruleMatched !== null ? "ruled" : outcome)
      }
      assert.sameMembers([...kinds], ["recalled", "ruled", "hide", "keep", "ask"])
    })
  )

  it.effect("a comment whose decider died is decided by another when the claim ends", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const comments = yield* Comments
      const { id } = yield* commented(account)
      const now = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
      assert.lengthOf(yield* comments.claimPending(new Date(now), new Date(now + 30_000), 10), 1)
      assert.strictEqual(yield* drain, 0)
      yield* TestClock.adjust("30 seconds")
      assert.strictEqual(yield* drain, 1)
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "visible")
    })
  )

  it.effect("a person who is faster than a decider under way is not overruled", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const comments = yield* Comments
      const { id } = yield* commented(account, { text: texts.hide })
      const moderation = yield* Moderation
      const overtaken: typeof comments = {
        ...comments,
        claimPending: (...claim) =>
          Effect.zipLeft(
            comments.claimPending(...claim),
            Effect.orDie(moderation.answer(principal, id, { answer: "keep" }))
          )
      }
      const alone = [modelServices(Option.none()), Layer.succeed(Comments, overtaken)] as const
      const slow = Layer.provide(autopilotServices, [...alone])
      assert.strictEqual(yield* drain.pipe(Effect.provide(Layer.fresh(slow))), 1)
      yield* worked
      const row = yield* rowOf(workspaceId, id)
      assert.strictEqual(row.status, "visible")
      assert.deepInclude(row.decision, { outcome: "keep", by: "person" })
      assert.isEmpty(yield* recordsOf(workspaceId))
    })
  )

  it.effect("a comment that cannot be decided keeps none of those it was claimed with from being decided", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const comments = yield* Comments
      const ids = yield* Effect.forEach([texts.hide, texts.keep, texts.hide], (text) =>
        Effect.map(commented(account, { text }), ({ id }) => id)
      )
      const broken: typeof comments = {
        ...comments,
        change: (workspace, id, decide) =>
          comments.change(workspace, id, (comment, at) =>
            Effect.zipLeft(decide(comment, at), id === ids[1] ? Effect.dieMessage("The disk is full") : Effect.void)
          )
      }
      const alone = [modelServices(Option.none()), Layer.succeed(Comments, broken)] as const
      yield* drain.pipe(Effect.provide(Layer.fresh(Layer.provide(autopilotServices, [...alone]))))
      const statuses = yield* Effect.forEach(ids, (id) => Effect.map(rowOf(workspaceId, id), ({ status }) => status))
      assert.deepStrictEqual(
        statuses.map((status) => status === "pending"),
        [false, true, false]
      )
      assert.lengthOf(yield* recordsOf(workspaceId), 2)
    })
  )

  it.effect("an edit is decided anew, by what it says now", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const { id, externalId } = yield* decided(account, "keep")
      yield* TestClock.adjust("1 minute")
      const edit = { _tag: "Edited", externalId, text: texts.hide, hasMedia: null } as const
      yield* Effect.flatMap(Intake, ({ receive }) => receive(account, [edit]))
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "pending")
      yield* drained(drain)
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
      assert.deepStrictEqual(
        (yield* recordsOf(workspaceId)).map(({ outcome }) => outcome),
        ["keep", "hide"]
      )
    })
  )
})
