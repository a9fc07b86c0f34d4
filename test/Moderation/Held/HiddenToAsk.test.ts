import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Conflict, Unprocessable } from "#schema/Errors.ts"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { Observation } from "#src/Comments/Observation.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { NotAllowed } from "#src/Platforms/Port/PlatformError.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { FakePlatform, fails, HouseOnFakePlatform, lost } from "#test/FakePlatform.ts"
import { answer, lessons } from "../People.ts"
import { decided, detailOf, listening, rowOf, scene, worked, workStates } from "../Scene.ts"

/** The autopilot would hide this alone, and it is one of those that are checked. */
const checked = { text: "Check out my page for cheap followers friends anna please" }
const events = ["comment.received", "comment.hidden", "comment.review", "comment.needs_reply"] as const

/** A comment that the autopilot hides and asks about; the hide is queued. */
const asked = Effect.fn("asked")(function* (platform?: "instagram") {
  const { account, principal, workspaceId } = yield* scene(platform)
  const ears = yield* listening(workspaceId, events)
  const each = yield* Effect.forEach(events, (event) => listening(workspaceId, [event]))
  const { id, externalId } = yield* decided(account, "hide", checked)
  const row = rowOf(workspaceId, id)
  return {
    account,
    principal,
    workspaceId,
    id,
    row,
    waiting: Effect.flatMap(Comments, (comments) => comments.listWaiting(workspaceId, {})),
    there: Effect.map(FakePlatform, (platform) => platform.comment(account.externalId, externalId)),
    /** What one who listens to everything was told, and what those were who listen to one event each. */
    heard: Effect.map(ears, ({ of }) => of(id)),
    heardApart: Effect.map(
      Effect.forEach(each, (one) => one),
      (all) => all.flatMap(({ of }) => of(id))
    ),
    told: (observation: "Hidden" | "Unhidden" | "Removed" | "Edited") => {
      const observations: Record<typeof observation, Observation> = {
        Hidden: { _tag: "Hidden", externalId },
        Unhidden: { _tag: "Unhidden", externalId },
        Removed: { _tag: "Removed", externalId },
        Edited: { _tag: "Edited", externalId, text: "What a lovely cup of coffee", hasMedia: null }
      }
      return Effect.flatMap(Intake, ({ receive }) => receive(account, [observations[observation]]))
    }
  }
})

/** As above, and the platform has hidden it. */
const hidden = Effect.fn("hidden")(function* (platform?: "instagram") {
  const comment = yield* asked(platform)
  yield* worked
  return comment
})

layer(HouseOnFakePlatform)("a comment that is hidden to ask whether that was right", (it) => {
  it.effect("waits from the moment that it was decided, and is hidden once the platform says so", () =>
    Effect.gen(function* () {
      const { heard, heardApart, id, row, there, waiting, workspaceId } = yield* asked()
      const before = yield* row
      assert.deepInclude(before, { status: "review", pending_action: "hide", hidden_at: null, announced: false })
      assert.deepStrictEqual(yield* heard, ["comment.review"])
      yield* worked
      const after = yield* row
      assert.deepInclude(after, { status: "review", pending_action: null, hidden_on_platform: true, announced: true })
      assert.isNotNull(after.hidden_at)
      assert.isTrue((yield* there).hidden)
      assert.deepStrictEqual(yield* heard, ["comment.review", "comment.hidden"])
      assert.sameMembers(yield* heardApart, ["comment.received", "comment.hidden", "comment.review"])
      const [item] = (yield* waiting).data
      assert.deepInclude(item, { id, leaning: "hide" })
      assert.match(item?.reason ?? "", /I hid it\. Was that right\?/)
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:done")
    })
  )

  it.effect("is found under review, not under hidden, and counts as waiting", () =>
    Effect.gen(function* () {
      const { id, workspaceId } = yield* hidden()
      const comments = yield* Comments
      const found = (status: "review" | "hidden" | "visible") =>
        Effect.map(comments.list(workspaceId, { status }, {}), ({ data }) => data.map((comment) => comment.id))
      assert.deepStrictEqual(yield* found("review"), [id])
      assert.isEmpty([...(yield* found("hidden")), ...(yield* found("visible"))])
      const report = yield* Effect.flatMap(Reports, ({ summary }) => summary(workspaceId, {}))
      assert.deepStrictEqual(report.comments, { received: 1, visible: 0, hidden: 0, deleted: 0, waiting: 1 })
      assert.isEmpty(report.hidden_by_category)
      const status = yield* Effect.flatMap(StatusReport, ({ get }) => get(workspaceId))
      assert.strictEqual(status.waiting, 1)
    })
  )

  it.effect("stays hidden when a person says that it was right, and is told and counted once", () =>
    Effect.gen(function* () {
      for (const [way, early] of [
        ["answer", false],
        ["act", false],
        ["answer", true],
        ["act", true]
      ] as const) {
        const { heardApart, id, principal, row, there, waiting, workspaceId } = yield* early ? asked() : hidden()
        const done =
          way === "answer"
            ? yield* answer(principal, id, "hide")
            : yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action: "hide" }))
        assert.isFalse(done.queued, "nothing more is asked of the platform")
        assert.isEmpty((yield* waiting).data)
        yield* worked
        assert.deepInclude(yield* row, { status: "hidden", hidden_on_platform: true, asking: null })
        assert.isTrue((yield* there).hidden)
        assert.strictEqual(yield* workStates(workspaceId, id), "hide:done")
        assert.sameMembers(yield* heardApart, ["comment.received", "comment.hidden", "comment.review"])
        assert.deepNestedInclude((yield* lessons(principal))[0], { verdict: "hide", agreed: true })
        const report = yield* Effect.flatMap(Reports, ({ summary }) => summary(workspaceId, {}))
        assert.deepStrictEqual(report.comments, { received: 1, visible: 0, hidden: 1, deleted: 0, waiting: 0 })
        assert.deepStrictEqual(
          report.hidden_by_category.map(({ category, count }) => [category, count]),
          [["spam", 1]]
        )
      }
    })
  )

  it.effect("is shown again when a person says that it was wrong, however they say it", () =>
    Effect.gen(function* () {
      for (const action of ["keep", "unhide", "allow", "reply"] as const) {
        const { id, heardApart, principal, row, there, waiting } = yield* hidden()
        const done = yield* action === "keep"
          ? answer(principal, id, "keep")
          : Effect.flatMap(Moderation, ({ act }) =>
              act(principal, id, action === "reply" ? { action, text: "Hello" } : { action })
            )
        assert.isTrue(done.queued, action)
        assert.isEmpty((yield* waiting).data)
        assert.deepInclude(yield* row, { status: "hidden", pending_action: "unhide" }, "hidden until it is shown")
        yield* worked
        assert.deepInclude(yield* row, { status: "visible", hidden_on_platform: false, hidden_at: null })
        assert.isFalse((yield* there).hidden)
        assert.lengthOf((yield* there).replies, action === "reply" ? 1 : 0)
        assert.sameMembers(yield* heardApart, ["comment.received", "comment.hidden", "comment.review"])
        assert.deepNestedInclude((yield* lessons(principal))[0], { verdict: "keep", agreed: false })
      }
    })
  )

  it.effect("ends visible when a person keeps it before the platform has hidden it", () =>
    Effect.gen(function* () {
      const { id, heardApart, principal, row, there } = yield* asked()
      yield* answer(principal, id, "keep")
      yield* worked
      assert.deepInclude(yield* row, { status: "visible", hidden_on_platform: false, announced: true })
      assert.isFalse((yield* there).hidden)
      assert.strictEqual((yield* heardApart).filter((event) => event === "comment.received").length, 1)
    })
  )

  it.effect("still waits where the platform takes no reply to what is hidden", () =>
    Effect.gen(function* () {
      const { id, principal, row } = yield* hidden("instagram")
      const refused = yield* Effect.flip(answer(principal, id, "reply", "Hello"))
      assert.instanceOf(refused, Unprocessable)
      assert.deepInclude(yield* row, { status: "review", hidden_on_platform: true })
    })
  )

  it.effect("leaves Needs you when it is archived, and stays hidden; it is back when that is undone", () =>
    Effect.gen(function* () {
      const { id, principal, row, waiting } = yield* hidden()
      const { act } = yield* Moderation
      assert.isFalse((yield* act(principal, id, { action: "archive" })).queued)
      assert.isEmpty((yield* waiting).data)
      assert.deepInclude(yield* row, { status: "review", archived: true, hidden_on_platform: true })
      yield* act(principal, id, { action: "unarchive" })
      assert.deepStrictEqual(
        (yield* waiting).data.map((item) => item.id),
        [id]
      )
    })
  )

  it.effect("asks nobody any longer when somebody shows it again on the platform, which teaches nothing", () =>
    Effect.gen(function* () {
      const { principal, row, there, told, waiting } = yield* hidden()
      yield* TestClock.adjust("2 minutes")
      ;(yield* there).hidden = false
      yield* told("Unhidden")
      const after = yield* row
      assert.deepInclude(after, { status: "visible", hidden_on_platform: false, hidden_at: null, asking: null })
      assert.deepInclude(after.decision, { by: "platform", outcome: "keep" })
      assert.isEmpty((yield* waiting).data)
      assert.isEmpty(yield* lessons(principal))
    })
  )

  it.effect(
    "keeps asking when the platform tells of our own hide, and when the author edits it: then about what it says now",
    () =>
      Effect.gen(function* () {
        for (const early of [true, false]) {
          const { heardApart, row, there, told, waiting } = yield* early ? asked() : hidden()
          yield* told("Hidden")
          yield* told("Edited")
          yield* worked
          assert.deepInclude(yield* row, { status: "review", hidden_on_platform: true })
          assert.isTrue((yield* there).hidden)
          const [item] = (yield* waiting).data
          assert.strictEqual(item?.text, "What a lovely cup of coffee")
          assert.sameMembers(yield* heardApart, ["comment.received", "comment.hidden", "comment.review"])
        }
      })
  )

  it.effect("is over when the comment is removed, before it is hidden and after", () =>
    Effect.gen(function* () {
      for (const early of [true, false]) {
        const { heardApart, id, principal, row, told, waiting, workspaceId } = yield* early ? asked() : hidden()
        yield* told("Removed")
        yield* worked
        assert.deepInclude(yield* row, { status: "deleted", asking: null, pending_action: null })
        assert.isEmpty((yield* waiting).data)
        assert.instanceOf(yield* Effect.flip(answer(principal, id, "keep")), Conflict)
        assert.strictEqual(yield* workStates(workspaceId, id), early ? "hide:cancelled" : "hide:done")
        const all = ["comment.received", "comment.review", ...(early ? [] : ["comment.hidden"])]
        assert.sameMembers(yield* heardApart, all)
      }
    })
  )

  it.effect("asks another question, and says so, when the platform refuses to hide it", () =>
    Effect.gen(function* () {
      const { account, heard, heardApart, row, waiting } = yield* asked()
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", fails(new NotAllowed({ reason: "Not today." })))
      yield* worked
      assert.deepInclude(yield* row, {
        status: "review",
        hidden_on_platform: false,
        hidden_at: null,
        pending_action: null
      })
      const [item] = (yield* waiting).data
      assert.strictEqual(item?.reason, "Facebook did not carry out the hide: Not today.")
      // who was told that it is hidden must hear that it is not
      assert.deepStrictEqual(yield* heard, ["comment.review", "comment.review"])
      assert.sameMembers(yield* heardApart, ["comment.received", "comment.review", "comment.review"])
    })
  )

  it.effect("is announced after half a minute in which the platform did not hide it, and not again when it does", () =>
    Effect.gen(function* () {
      const { account, heard, row } = yield* asked()
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", lost)
      yield* Effect.flatMap(WorkRunner, ({ drain }) => drain)
      yield* TestClock.adjust("31 seconds")
      yield* Effect.flatMap(WorkRunner, ({ announce }) => announce)
      assert.deepStrictEqual(yield* heard, ["comment.review", "comment.received"])
      yield* TestClock.adjust("10 minutes")
      yield* worked
      assert.deepStrictEqual(yield* heard, ["comment.review", "comment.received", "comment.hidden"])
      assert.deepInclude(yield* row, { status: "review", hidden_on_platform: true })
    })
  )

  it.effect("says in its history who did what, in order", () =>
    Effect.gen(function* () {
      const { id, principal, workspaceId } = yield* hidden()
      yield* answer(principal, id, "keep")
      yield* worked
      const { history } = yield* detailOf(workspaceId, id)
      assert.deepStrictEqual(history.map(({ actor, what }) => `${actor}: ${what}`).slice(1), [
        "Autopilot: decided: ask",
        "Facebook: hidden",
        "Ada Operator: keep",
        "Facebook: unhidden"
      ])
    })
  )
})
