import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Unprocessable } from "#schema/Errors.ts"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer, lessons } from "../People.ts"
import { detailOf, worked, workStates } from "../Scene.ts"
import { asked, hidden } from "./HiddenToAsk.ts"

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
