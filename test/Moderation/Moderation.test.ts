import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Forbidden, NotFound, Unprocessable } from "#schema/Errors.ts"
import { CommentId } from "#schema/Ids.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { connect, member } from "#test/House.ts"
import { answer } from "./People.ts"
import { decided, detailOf, scene, worked } from "./Scene.ts"

layer(HouseOnFakePlatform)("who may moderate what", (it) => {
  for (const [role, allowed] of [
    ["owner", true],
    ["admin", true],
    ["manager", true],
    ["moderator", true],
    ["viewer", false]
  ] satisfies ReadonlyArray<readonly [Role, boolean]>) {
    it.effect(`${role}: ${allowed ? "may" : "may not"}`, () =>
      Effect.gen(function* () {
        const { account, workspaceId } = yield* scene()
        const { principal } = yield* member(workspaceId, role)
        const { id } = yield* decided(account, "ask")
        const before = yield* detailOf(workspaceId, id)
        const { act } = yield* Moderation
        if (allowed) {
          yield* act(principal, id, { action: "archive" })
          yield* answer(principal, id, "keep")
          return
        }
        assert.instanceOf(yield* Effect.flip(act(principal, id, { action: "archive" })), Forbidden)
        const error = yield* Effect.flip(answer(principal, id, "keep"))
        assert.instanceOf(error, Forbidden)
        assert.include(error.message, "To moderate, you need the role")
        assert.deepStrictEqual(yield* detailOf(workspaceId, id), before)
      })
    )
  }

  it.effect("a role that was lost is lost with the next call of the key", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const members = yield* Members
      const keys = yield* Keys
      const { key, personId } = yield* member(workspaceId, "moderator")
      const { id } = yield* decided(account, "ask")
      yield* answer(yield* keys.authenticate(key), id, "keep")
      yield* members.change({ workspaceId, personId, role: "viewer", limitedTo: null, actor: "Grace" })
      assert.instanceOf(yield* Effect.flip(answer(yield* keys.authenticate(key), id, "hide")), Forbidden)
      yield* members.remove({ workspaceId, personId, actor: "Grace" })
      assert.strictEqual((yield* Effect.flip(keys.authenticate(key))).code, "unauthorized")
    })
  )

  it.effect("who is limited to some accounts moderates those alone", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const other = yield* connect(workspaceId, "youtube")
      const { principal } = yield* member(workspaceId, "moderator", [account.accountId])
      const own = yield* decided(account, "ask")
      const foreign = yield* decided(other, "ask")
      yield* answer(principal, own.id, "keep")
      const error = yield* Effect.flip(answer(principal, foreign.id, "keep"))
      assert.instanceOf(error, Forbidden)
      assert.include(error.message, "limited to other accounts")
      const { act } = yield* Moderation
      assert.instanceOf(yield* Effect.flip(act(principal, foreign.id, { action: "hide" })), Forbidden)
    })
  )

  it.effect("nobody reaches a comment of another brand, and who may not moderate does not learn what exists", () =>
    Effect.gen(function* () {
      const { account } = yield* scene()
      const { principal, workspaceId } = yield* scene()
      const { principal: viewer } = yield* member(workspaceId, "viewer")
      const { id } = yield* decided(account, "ask")
      const { act } = yield* Moderation
      assert.instanceOf(yield* Effect.flip(answer(principal, id, "hide")), NotFound)
      assert.instanceOf(yield* Effect.flip(act(principal, CommentId.make("com_0"), { action: "hide" })), NotFound)
      assert.instanceOf(yield* Effect.flip(answer(viewer, id, "hide")), Forbidden)
    })
  )

  it.effect("what a platform does not allow is refused in words and changes nothing", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene("instagram")
      const { id } = yield* decided(account, "hide")
      yield* worked
      const before = yield* detailOf(workspaceId, id)
      const { act } = yield* Moderation
      const reply = yield* Effect.flip(answer(principal, id, "reply", "Hello"))
      assert.instanceOf(reply, Unprocessable)
      assert.include(reply.message, "Instagram does not let brands reply to a hidden comment")
      const block = yield* Effect.flip(act(principal, id, { action: "block" }))
      assert.instanceOf(block, Unprocessable)
      assert.include(block.message, "blocking works on Facebook only")
      assert.deepStrictEqual(yield* detailOf(workspaceId, id), before)
    })
  )
})
