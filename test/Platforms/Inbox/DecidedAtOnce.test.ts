import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { AccountProtectionSettings } from "#src/Autopilot/Settings/AccountProtectionSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { foreseeing } from "#src/Comments/Intake/Foreseeing.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { Observation } from "#src/Comments/Observation.ts"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { facebookAppSecret, observed, ownHouse } from "#test/House.ts"
import { detailOf, drained, listening, scene, texts, workStates } from "#test/Moderation/Scene.ts"
import { spansOf } from "#test/RecordingTracer.ts"
import { takenIn } from "../TakenIn.ts"

const decide = drained(Effect.flatMap(Decider, ({ drain }) => drain))

const push = Effect.fn("push")(function* (pageId: string, ...said: ReadonlyArray<readonly [string, string]>) {
  const { receive } = yield* PlatformIngest
  const changes = said.map(([id, message]) => ({
    field: "feed",
    value: {
      item: "comment",
      verb: "add",
      comment_id: id,
      post_id: `${pageId}_1`,
      from: { id: `9${id}`, name: "Dana Example" },
      message,
      created_time: 1_790_932_504
    }
  }))
  const body = new TextEncoder().encode(
    JSON.stringify({ object: "page", entry: [{ id: pageId, time: 1_790_932_505, changes }] })
  )
  yield* receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) })
})

const stored = (workspaceId: WorkspaceId) =>
  Effect.flatMap(
    PgClient.PgClient,
    (sql) => sql<{ readonly id: string; readonly text: string; readonly status: string; readonly records: number }>`
      SELECT id, text, status, (
        SELECT count(*)::int FROM decision_records r WHERE r.workspace_id = c.workspace_id AND r.comment_id = c.id
      ) AS records FROM comments c WHERE workspace_id = ${workspaceId} ORDER BY received_at, id`
  )

const statusesOf = (workspaceId: WorkspaceId) =>
  Effect.map(stored(workspaceId), (rows) => rows.map(({ records, status }) => `${status} ${records}`))

const written = (text: string, externalId = "1"): Observation => ({
  _tag: "Commented",
  comment: observed({ text, externalId, post: null })
})

layer(ownHouse)("what is decided as it comes in", (it) => {
  it.effect("is traced with the workspace, the account and how much there was", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      yield* push(account.externalId, ["1", texts.keep])
      const spans = yield* spansOf(takenIn)
      const aboutTake = spans.find(
        ({ attributes, name }) => name === "InboxRunner.take" && attributes["steward.workspace.id"] === workspaceId
      )
      assert.deepInclude(aboutTake?.attributes, {
        "steward.account.id": account.accountId,
        "steward.bodies.count": 1
      })
      const intake = yield* Intake
      yield* intake.receive(account, [written("What lovely tea", "2")])
      const decided = yield* spansOf(decide)
      const aboutDecide = decided.find(
        ({ attributes, name }) => name === "Decider.decide" && attributes["steward.workspace.id"] === workspaceId
      )
      assert.deepInclude(aboutDecide?.attributes, { "steward.comments.count": 1 })
    })
  )

  it.effect("has its record, its history, its event and its work, once however often it comes", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const heard = yield* listening(workspaceId, ["comment.received", "comment.review", "comment.hidden"])
      const said = Object.values(texts).map((text, n) => [`${n}`, text] as const)
      yield* push(account.externalId, ...said)
      yield* takenIn
      yield* push(account.externalId, ...said.toReversed())
      yield* takenIn
      assert.strictEqual(yield* decide, 0)
      assert.deepStrictEqual(yield* statusesOf(workspaceId), ["visible 1", "review 1", "visible 1"])
      const [hidden, asked, kept] = (yield* stored(workspaceId)).map(({ id }) => CommentId.make(id))
      if (hidden === undefined || asked === undefined || kept === undefined) return assert.fail("three were pushed")
      assert.strictEqual(yield* workStates(workspaceId, hidden), "hide:queued")
      assert.deepStrictEqual((yield* heard).of(hidden), [])
      assert.deepStrictEqual((yield* heard).of(asked), ["comment.review"])
      assert.deepStrictEqual((yield* heard).of(kept), ["comment.received"])
      assert.deepStrictEqual(
        (yield* detailOf(workspaceId, kept)).history.map(({ what }) => what),
        ["received", "decided: keep"]
      )
    })
  )

  it.effect("is decided later, and once, where the settings changed since it was judged", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const intake = yield* Intake
      const guidance = yield* GuidanceSettings
      const foresee = yield* foreseeing
      const told = [written("Nike is better")]
      const foreseen = yield* foresee({ ...account, name: "Fjord Coffee" }, told, new Map())
      yield* guidance.replace(principal, "Hide mentions of Nike.")
      yield* intake.take(account, told, undefined, foreseen)
      assert.deepStrictEqual(yield* statusesOf(workspaceId), ["pending 0"])
      yield* decide
      const [nike] = yield* stored(workspaceId)
      assert.strictEqual(yield* workStates(workspaceId, CommentId.make(nike?.id ?? "")), "hide:queued")
    })
  )

  it.effect("is decided later where the switches of its account, or all of them, changed since it was judged", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const intake = yield* Intake
      const own = yield* AccountProtectionSettings
      const all = yield* ProtectionSettings
      const foresee = yield* foreseeing
      const changes = [
        own.change(principal, account.accountId, { links: true }),
        own.remove(principal, account.accountId),
        all.change(principal, { answer_questions: "draft" })
      ]
      for (const [nth, change] of changes.entries()) {
        const told = [written("Lovely", String(nth))]
        const foreseen = yield* foresee({ ...account, name: "Fjord Coffee" }, told, new Map())
        yield* change
        yield* intake.take(account, told, undefined, foreseen)
        assert.strictEqual((yield* statusesOf(workspaceId)).at(-1), "pending 0")
        yield* decide
        assert.strictEqual((yield* statusesOf(workspaceId)).at(-1), "visible 1")
      }
    })
  )

  it.effect("is decided later where it says something else than what was judged, or more is told of it", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const intake = yield* Intake
      const foresee = yield* foreseeing
      const named = { ...account, name: "Fjord Coffee" }
      const foreseen = yield* foresee(named, [written(texts.hide, "1"), written(texts.keep, "2")], new Map())
      // news of a comment that nobody has told of yet
      yield* intake.receive(account, [{ _tag: "Edited", externalId: "2", text: texts.hide, hasMedia: null }])
      yield* intake.take(account, [written(texts.keep, "1"), written(texts.keep, "2")], undefined, foreseen)
      assert.deepStrictEqual(yield* statusesOf(workspaceId), ["pending 0", "pending 0"])
      yield* decide
      assert.deepStrictEqual(
        (yield* stored(workspaceId)).map(({ records, text }) => [text, records]),
        [
          [texts.keep, 1],
          [texts.hide, 1]
        ]
      )
    })
  )

  it.effect("is stored all the same where it cannot be decided, and the rest is decided", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const sql = yield* PgClient.PgClient
      yield* sql`ALTER TABLE decision_records ADD CONSTRAINT broken
        CHECK (workspace_id <> ${sql.literal(`'${workspaceId}'`)} OR outcome <> 'ask') NOT VALID`
      yield* push(account.externalId, ["1", texts.keep], ["2", texts.ask], ["3", texts.keep])
      yield* takenIn
      assert.deepStrictEqual(yield* statusesOf(workspaceId), ["visible 1", "pending 0", "visible 1"])
      yield* sql`ALTER TABLE decision_records DROP CONSTRAINT broken`
      yield* decide
      assert.deepStrictEqual(yield* statusesOf(workspaceId), ["visible 1", "review 1", "visible 1"])
    })
  )
})
