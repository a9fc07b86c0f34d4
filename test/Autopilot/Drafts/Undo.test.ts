import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
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
  const { status, taken_back } = yield* tasks.getUndo(workspaceId, id)
  assert.strictEqual(status, "done")
  return taken_back
})

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
      assert.strictEqual(yield* undone(ours, 1), 2)
      assert.deepStrictEqual(yield* ours.statuses, ["hidden", "visible", "visible"])
      const { decision, history } = yield* detailOf(ours.workspaceId, ours.mention.id)
      assert.deepInclude(decision, { by: "person", outcome: "keep" })
      assert.match(decision?.reason ?? "", /^.+ took back what was hidden under version 1 of the guidance$/)
      assert.isTrue(history.some(({ note }) => note === decision?.reason))
    })
  )

  it.effect("leaves what a protection hid where only the guidance is to be undone", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      assert.strictEqual(yield* undone(ours, 1, { only_by_guidance: true }), 1)
      assert.deepStrictEqual(yield* ours.statuses, ["hidden", "visible", "hidden"])
    })
  )

  it.effect("knows the time before the first guidance, and a time since when", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      assert.strictEqual(yield* undone(ours, null, { since: yield* DateTime.now }), 0)
      assert.strictEqual(yield* undone(ours, null), 1)
      assert.deepStrictEqual(yield* ours.statuses, ["visible", "hidden", "hidden"])
    })
  )

  it.effect("leaves what people decided, teaches nothing, and counts as corrections", () =>
    Effect.gen(function* () {
      const ours = yield* overeager
      yield* answer(ours.principal, ours.scam.id, "hide")
      const sql = yield* PgClient.PgClient
      const learned = sql`SELECT comment_id, verdict FROM answers WHERE workspace_id = ${ours.workspaceId}`
      const before = yield* learned
      assert.strictEqual(yield* undone(ours, 1), 1)
      assert.deepStrictEqual(yield* learned, before)
      assert.deepStrictEqual(yield* ours.statuses, ["hidden", "visible", "hidden"])
      const { this_week } = yield* Effect.flatMap(StatusReport, (report) => report.get(ours.workspaceId))
      assert.strictEqual(this_week.corrections, 1)
      assert.strictEqual(yield* undone(ours, 1), 0)
    })
  )
})
