import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { lessons } from "./People.ts"
import { decided, detailOf, rowOf, scene, worked } from "./Scene.ts"

layer(HouseOnFakePlatform)("acting", (it) => {
  it.effect("acting on a waiting comment takes it out of Needs you, and teaches as the matching answer", () =>
    Effect.gen(function* () {
      for (const [action, verdict] of [
        ["hide", "hide"],
        ["unhide", "keep"],
        ["allow", "keep"],
        ["reply", "keep"]
      ] as const) {
        const { account, principal, workspaceId } = yield* scene()
        const { id } = yield* decided(account, "ask")
        const { act } = yield* Moderation
        yield* act(principal, id, action === "reply" ? { action, text: "Hello" } : { action })
        const row = yield* rowOf(workspaceId, id)
        assert.strictEqual(row.status, "visible", action)
        assert.isNull(row.waiting_since)
        const [lesson] = yield* lessons(principal)
        assert.deepNestedInclude(lesson, { verdict, agreed: verdict === "hide" })
      }
    })
  )

  it.effect("archiving and blocking teach nothing, and a reply to a comment that is up says nothing new", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const { id } = yield* decided(account, "keep")
      const { act } = yield* Moderation
      yield* act(principal, id, { action: "archive" })
      yield* act(principal, id, { action: "block" })
      yield* act(principal, id, { action: "reply", text: "Hello" })
      assert.isEmpty(yield* lessons(principal))
    })
  )

  it.effect("says what needs no platform: archive, unarchive, allow on a visible comment, hide on a hidden one", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { act } = yield* Moderation
      const up = yield* decided(account, "keep")
      const down = yield* decided(account, "hide")
      yield* worked
      for (const action of ["archive", "unarchive", "allow", "unhide"] as const) {
        assert.isFalse((yield* act(principal, up.id, { action })).queued, action)
      }
      assert.isFalse((yield* act(principal, down.id, { action: "hide" })).queued)
      assert.isTrue((yield* act(principal, down.id, { action: "allow" })).queued)
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, down.id)).status, "visible")
      const { history } = yield* detailOf(workspaceId, up.id)
      assert.deepStrictEqual(
        history.slice(2).map(({ actor, what }) => `${actor}: ${what}`),
        ["Ada Operator: archive", "Ada Operator: unarchive", "Ada Operator: allow", "Ada Operator: unhide"]
      )
      const twice = yield* detailOf(workspaceId, up.id)
      yield* act(principal, up.id, { action: "unarchive" })
      assert.deepStrictEqual(yield* detailOf(workspaceId, up.id), twice)
    })
  )
})
