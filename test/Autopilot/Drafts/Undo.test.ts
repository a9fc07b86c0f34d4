import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { UndoForesight } from "#src/Autopilot/Drafts/UndoForesight.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, detailOf, drained, rowOf, scene, worked } from "#test/Moderation/Scene.ts"

const drain = drained(Effect.flatMap(PolicyTaskRunner, (runner) => runner.drain))
const sinceEver = DateTime.unsafeMake(0)

type Scene = Effect.Effect.Success<ReturnType<typeof scene>>

const undone = Effect.fn("undone")(function* (
  { principal, workspaceId }: Scene,
  policy_version: number | null,
  options: { readonly since?: DateTime.Utc; readonly only_by_guidance?: boolean } = {}
) {
  yield* TestClock.adjust("1 minute")
  const tasks = yield* PolicyTasks
  const { id } = yield* tasks.startUndo(principal, { policy_version, since: sinceEver, ...options })
  yield* drain
  yield* worked
  const { left_hidden, progress, status, taken_back } = yield* tasks.getUndo(workspaceId, id)
  assert.deepStrictEqual([status, progress.done], ["done", progress.total])
  return { taken_back, left_hidden }
})

const withoutSpam = ({ principal }: Scene) =>
  Effect.flatMap(ProtectionSettings, ({ change }) => change(principal, { scams: false, spam: false }))

/** A brand whose guidance hides mentions of Nike, with a comment hidden for that and one hidden as a scam. */
const overeager = Effect.gen(function* () {
  const ours = yield* scene()
  const guidance = yield* GuidanceSettings
  const early = yield* decided(ours.account, "hide")
  yield* Effect.orDie(guidance.replace(ours.principal, "Hide mentions of Nike."))
  yield* TestClock.adjust("1 minute")
  const mention = yield* decided(ours.account, "keep", { text: "I bought the same ones from Nike" })
  const scam = yield* decided(ours.account, "hide", {
    text: "Double your bitcoin, message me on WhatsApp +1 555 014 2299"
  })
  yield* worked
  const statuses = Effect.forEach([early, mention, scam], ({ id }) =>
    Effect.map(rowOf(ours.workspaceId, id), ({ status }) => status)
  )
  assert.deepStrictEqual(yield* statuses, ["hidden", "hidden", "hidden"])
  return { ...ours, early, mention, scam, statuses }
})

layer(HouseOnFakePlatform)("an undo", (it) => {
  it.effect("shows again, at the platform, what a policy version hid, and says who and why", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      yield* withoutSpam(ours)
      assert.deepStrictEqual(yield* undone(ours, 1), { taken_back: 2, left_hidden: 0 })
      assert.deepStrictEqual(yield* ours.statuses, ["hidden", "visible", "visible"])
      const { decision, history } = yield* detailOf(ours.workspaceId, ours.mention.id)
      assert.deepInclude(decision, { by: "person", outcome: "keep" })
      assert.match(decision?.reason ?? "", /^.+ took back what was hidden under version 1 of the guidance$/)
      assert.isTrue(history.some(({ note }) => note === decision?.reason))
    })
  )

  it.effect("leaves hidden what the settings of today would hide as well, and counts it", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      const foresight = yield* UndoForesight
      const both = yield* decided(ours.account, "hide", {
        text: "Like Nike? Double your bitcoin, message me on WhatsApp +1 555 014 2299"
      })
      yield* worked
      yield* TestClock.adjust("1 minute")
      const foreseen = yield* foresight.of(ours.workspaceId, { version: 1, since: new Date(0), onlyByGuidance: false })
      assert.deepInclude(foreseen, { shows: 1, isMore: false, leaves: 0, staysToday: 2 })
      assert.deepStrictEqual(
        foreseen.examples.map(({ id }) => id),
        [ours.mention.id]
      )
      assert.deepStrictEqual(yield* undone(ours, 1), { taken_back: 1, left_hidden: 2 })
      assert.deepStrictEqual(yield* ours.statuses, ["hidden", "visible", "hidden"])
      assert.strictEqual((yield* rowOf(ours.workspaceId, both.id)).status, "hidden")
    })
  )

  it.effect("leaves hidden what was deleted with its author: nobody knows whether it was a scam", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      const author = { externalId: "5550001", name: "Quentin", handle: "" }
      const scam = yield* decided(ours.account, "hide", { author })
      const mention = yield* decided(ours.account, "keep", { text: "Nike has them in blue as well", author })
      yield* worked
      yield* Effect.flatMap(Erasures, ({ eraseAuthor }) =>
        eraseAuthor({ workspaceId: ours.workspaceId, actor: "Ada" }, ours.account.accountId, "5550001")
      )
      yield* TestClock.adjust("1 minute")
      const foresight = yield* UndoForesight
      const foreseen = yield* foresight.of(ours.workspaceId, { version: 1, since: new Date(0), onlyByGuidance: false })
      assert.deepInclude(foreseen, { shows: 1, staysToday: 3 })
      assert.deepStrictEqual(yield* undone(ours, 1), { taken_back: 1, left_hidden: 3 })
      for (const { id } of [scam, mention]) {
        assert.strictEqual((yield* rowOf(ours.workspaceId, id)).status, "hidden")
      }
    })
  )

  it.effect("shows nothing again that a person would be asked about today, such as a threat", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      const threat = yield* decided(ours.account, "keep", {
        text: "Nike drivers know better. I will find your driver and break his legs"
      })
      yield* worked
      assert.deepStrictEqual(yield* undone(ours, 1, { only_by_guidance: true }), { taken_back: 1, left_hidden: 1 })
      assert.strictEqual((yield* rowOf(ours.workspaceId, threat.id)).status, "hidden")
    })
  )

  it.effect("takes a mistake back that newer guidance has mended, and not what the newer guidance hides", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      const guidance = yield* GuidanceSettings
      const other = yield* decided(ours.account, "keep", { text: "Nike and Puma are cheaper" })
      yield* worked
      yield* Effect.orDie(guidance.replace(ours.principal, "Hide mentions of Puma."))
      assert.deepStrictEqual(yield* undone(ours, 1, { only_by_guidance: true }), { taken_back: 1, left_hidden: 1 })
      assert.strictEqual((yield* rowOf(ours.workspaceId, other.id)).status, "hidden")
      assert.deepStrictEqual(yield* ours.statuses, ["hidden", "visible", "hidden"])
    })
  )

  it.effect("leaves what a protection hid where only the guidance is to be undone", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      yield* withoutSpam(ours)
      assert.deepStrictEqual(yield* undone(ours, 1, { only_by_guidance: true }), { taken_back: 1, left_hidden: 0 })
      assert.deepStrictEqual(yield* ours.statuses, ["hidden", "visible", "hidden"])
    })
  )

  it.effect("takes back what the names of competitors hid, since they come of the guidance alone", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      const guidance = yield* GuidanceSettings
      yield* Effect.orDie(guidance.replace(ours.principal, "Our competitors are Stridex and Vantalo."))
      yield* TestClock.adjust("1 minute")
      const named = yield* decided(ours.account, "hide", { text: "Stridex is so much better than this" })
      const scam = yield* decided(ours.account, "hide", {
        text: "Double your bitcoin, message me on WhatsApp +1 555 014 2299"
      })
      yield* worked
      assert.strictEqual((yield* rowOf(ours.workspaceId, named.id)).decision?.category, "competitors")
      yield* TestClock.adjust("1 minute")
      const { of } = yield* UndoForesight
      const foreseen = yield* of(ours.workspaceId, { version: 1, since: new Date(0), onlyByGuidance: true })
      assert.deepStrictEqual([foreseen.shows, foreseen.leaves], [1, 1])
      assert.deepStrictEqual(yield* undone(ours, 1, { only_by_guidance: true }), { taken_back: 1, left_hidden: 0 })
      const rows = yield* Effect.forEach([named, scam], ({ id }) => rowOf(ours.workspaceId, id))
      assert.deepStrictEqual(
        rows.map(({ status }) => status),
        ["visible", "hidden"]
      )
    })
  )

  it.effect("knows the time before the first guidance, and a time since when", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      yield* withoutSpam(ours)
      const none = yield* undone(ours, null, { since: yield* DateTime.now })
      assert.deepStrictEqual(none, { taken_back: 0, left_hidden: 0 })
      assert.deepStrictEqual(yield* undone(ours, null), { taken_back: 1, left_hidden: 0 })
      assert.deepStrictEqual(yield* ours.statuses, ["visible", "hidden", "hidden"])
    })
  )

  it.effect("leaves what people decided, teaches nothing, and counts as no correction of the autopilot", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      yield* answer(ours.principal, ours.scam.id, "hide")
      const sql = yield* PgClient.PgClient
      const learned = sql`SELECT comment_id, verdict FROM answers WHERE workspace_id = ${ours.workspaceId}`
      const before = yield* learned
      assert.deepStrictEqual(yield* undone(ours, 1), { taken_back: 1, left_hidden: 0 })
      assert.deepStrictEqual(yield* learned, before)
      assert.deepStrictEqual(yield* ours.statuses, ["hidden", "visible", "hidden"])
      const { this_week } = yield* Effect.flatMap(StatusReport, (report) => report.get(ours.workspaceId))
      assert.strictEqual(this_week.corrections, 0, "nobody looked at a comment")
      assert.deepStrictEqual(yield* undone(ours, 1), { taken_back: 0, left_hidden: 0 })
    })
  )
})
