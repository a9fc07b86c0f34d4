import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Option, Schema, TestClock } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { autopilotServices, modelServices } from "#src/Autopilot/AutopilotServices.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { DecisionRecord } from "#src/Autopilot/Decide/Decision.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { wholeRecords } from "#src/Autopilot/Replay/StoredRecord.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { PendingComments } from "#src/Comments/Pending/PendingComments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { fraudulent, genuine, promotional } from "#test/Autopilot/Examples.ts"
import { ownHouseOnFakePlatform } from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
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
      ${wholeRecords(sql, workspaceId)} ORDER BY d.at`
  )

layer(ownHouseOnFakePlatform)("Decider", (it) => {
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

  it.effect("a comment whose decider died is decided by another when its turn ends", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const sql = yield* PgClient.PgClient
      const { id } = yield* commented(account)
      const now = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
      yield* sql`
        INSERT INTO turns (workspace_id, queue, lane, claimed_until, taken_at)
        VALUES (${workspaceId}, 'deciding', '', ${new Date(now + 30_000)}, ${new Date(now)})`
      assert.strictEqual(yield* drain, 0)
      yield* TestClock.adjust("30 seconds")
      assert.strictEqual(yield* drain, 1)
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "visible")
    })
  )

  it.effect("a person who is faster than a decider under way is not overruled", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const comments = yield* PendingComments
      const { id } = yield* commented(account, { text: texts.hide })
      const moderation = yield* Moderation
      const overtaken: typeof comments = {
        ...comments,
        withPending: (limit, lease, work) =>
          comments.withPending(limit, lease, (workspace, pending) =>
            Effect.zipRight(
              Effect.orDie(moderation.answer(principal, id, { answer: "keep" })),
              work(workspace, pending)
            )
          )
      }
      const alone = [modelServices(Option.none()), Layer.succeed(PendingComments, overtaken)] as const
      const slow = Layer.provide(autopilotServices, [...alone])
      assert.strictEqual(yield* drain.pipe(Effect.provide(Layer.fresh(slow))), 1)
      yield* worked
      const row = yield* rowOf(workspaceId, id)
      assert.strictEqual(row.status, "visible")
      assert.deepInclude(row.decision, { outcome: "keep", by: "person" })
      assert.isEmpty(yield* recordsOf(workspaceId))
    })
  )

  it.effect("a comment that cannot be decided takes back only itself, and is tried again after a while", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const sql = yield* PgClient.PgClient
      const ids = yield* Effect.forEach(
        [texts.hide, texts.keep, `${texts.keep}, says the bad one`, texts.hide, texts.keep],
        (text) => Effect.map(commented(account, { text }), ({ id }) => id)
      )
      const pending = Effect.forEach(ids, (id) => rowOf(workspaceId, id)).pipe(
        Effect.map((rows) => rows.map(({ status }) => status === "pending"))
      )
      yield* sql`ALTER TABLE comments ADD CONSTRAINT broken
        CHECK (text NOT LIKE '%the bad one' OR status = 'pending') NOT VALID`
      yield* drained(drain)
      assert.deepStrictEqual(yield* pending, [false, false, true, false, false])
      assert.lengthOf(yield* recordsOf(workspaceId), 4)
      yield* sql`ALTER TABLE comments DROP CONSTRAINT broken`
      assert.strictEqual(yield* drain, 0)
      yield* TestClock.adjust("30 seconds")
      yield* drained(drain)
      assert.deepStrictEqual(yield* pending, [false, false, false, false, false])
      assert.lengthOf(yield* recordsOf(workspaceId), 5)
    })
  )

  it.effect(
    "hundreds of comments are decided with few statements, each with its record, its history and its event",
    () =>
      Effect.gen(function* () {
        const { account, workspaceId } = yield* scene()
        const sql = yield* PgClient.PgClient
        const { receive } = yield* Intake
        const count = 200
        const said = Array.from({ length: count }, (_, n) => ({
          _tag: "Commented" as const,
          comment: observed({
            externalId: `many-${n}`,
            text: `${texts.keep} ${n}`,
            author: { externalId: `a-${n}`, name: `A ${n}`, handle: "" }
          })
        }))
        assert.strictEqual(yield* receive(account, said), count)
        assert.strictEqual(yield* drain, count)
        const [found] = yield* sql<Record<string, number>>`
        SELECT count(*)::int AS comments, count(DISTINCT received_at)::int AS received,
          count(DISTINCT decided_at)::int AS decided, count(DISTINCT contact_id)::int AS contacts,
          (SELECT count(*)::int FROM decision_records WHERE workspace_id = ${workspaceId}) AS records,
          (SELECT count(*)::int FROM comment_history WHERE workspace_id = ${workspaceId}) AS history,
          (SELECT decided FROM decision_counts WHERE workspace_id = ${workspaceId}) AS counted
        FROM comments WHERE workspace_id = ${workspaceId} AND status = 'visible'`
        assert.deepStrictEqual(found, {
          comments: count,
          // a time for each would lie in the future
          received: 1,
          decided: 1,
          contacts: count,
          records: count,
          history: 2 * count,
          counted: count
        })
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
