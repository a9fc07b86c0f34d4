import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { FakePlatform, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer, lessons, named } from "./People.ts"
import { decided, detailOf, rowOf, scene, worked } from "./Scene.ts"

layer(HouseOnFakePlatform)("answering", (it) => {
  it.effect("answers are queued where the platform has to do something, and local where it has not", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const [one, two, three] = yield* Effect.all([
        decided(account, "ask"),
        decided(account, "ask", { text: "Best replica sunglasses, aaa quality" }),
        decided(account, "ask", { text: "Best replica bags, aaa quality, worldwide shipping" })
      ])
      assert.deepStrictEqual(yield* answer(principal, one.id, "hide"), {
        comment_id: one.id,
        answer: "hide",
        queued: true
      })
      assert.deepStrictEqual(yield* answer(principal, two.id, "keep"), {
        comment_id: two.id,
        answer: "keep",
        queued: false
      })
      assert.isTrue((yield* answer(principal, three.id, "reply", "Please do not")).queued)
      for (const { id } of [one, two, three]) assert.isNull((yield* rowOf(workspaceId, id)).waiting_since)
      yield* worked
      const statuses = yield* Effect.forEach([one, two, three], ({ id }) => rowOf(workspaceId, id))
      assert.deepStrictEqual(
        statuses.map(({ status }) => status),
        ["hidden", "visible", "visible"]
      )
    })
  )

  it.effect("the same answer again changes nothing, teaches nothing and is answered as the first time", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const other = yield* named(principal, "Grace")
      const { id, externalId } = yield* decided(account, "ask")
      const first = yield* answer(principal, id, "reply", "Please do not")
      yield* worked
      const before = { comment: yield* detailOf(workspaceId, id), lessons: yield* lessons(principal) }
      yield* TestClock.adjust("5 minutes")
      for (const who of [principal, other]) {
        assert.deepStrictEqual(yield* answer(who, id, "reply", "Please do not"), first)
      }
      yield* worked
      assert.deepStrictEqual({ comment: yield* detailOf(workspaceId, id), lessons: yield* lessons(principal) }, before)
      assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
    })
  )

  it.effect("an answer to a comment that nobody was asked about is safe to repeat too", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const platform = yield* FakePlatform
      const { id, externalId } = yield* decided(account, "keep")
      yield* answer(principal, id, "reply", "Thank you")
      yield* worked
      yield* answer(principal, id, "reply", "Thank you")
      yield* worked
      assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
    })
  )

  it.effect(
    "an answer to a comment that did not wait says so, and what had become of it; again, it says the same",
    () =>
      Effect.gen(function* () {
        const { account, principal } = yield* scene()
        const { id } = yield* decided(account, "keep")
        const first = yield* answer(principal, id, "hide")
        assert.strictEqual(
          first.note,
          "The comment did not wait for an answer: the autopilot had kept it. Your answer was taken all the same"
        )
        yield* worked
        yield* TestClock.adjust("5 minutes")
        assert.deepStrictEqual(yield* answer(principal, id, "hide"), first)
      })
  )

  it.effect("a reply that is longer than the platform takes says where it is cut, by answer and by action", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene("tiktok")
      const { act } = yield* Moderation
      const text = `Thank you for asking. ${"We open at nine. ".repeat(20)}`
      const one = yield* decided(account, "ask")
      const answered = yield* answer(principal, one.id, "reply", text)
      assert.strictEqual(
        answered.note,
        "TikTok takes 150 characters, so the reply is cut after “…We open at nine. We open”"
      )
      assert.deepStrictEqual(yield* answer(principal, one.id, "reply", text), answered)
      const two = yield* decided(account, "ask", { text: "Best replica bags, aaa quality, worldwide shipping" })
      const acted = yield* act(principal, two.id, { action: "reply", text })
      assert.strictEqual(acted.note, answered.note)
      assert.deepStrictEqual(yield* act(principal, two.id, { action: "reply", text }), acted)
      yield* worked
      const { replies } = yield* detailOf(workspaceId, one.id)
      assert.isTrue(replies[0]?.text.endsWith("We open at nine. We open"))
      assert.isUndefined((yield* act(principal, two.id, { action: "reply", text: "Thank you" })).note)
    })
  )

  it.effect("an answer still holds after the platform or the autopilot decided anew only if it says the same", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { receive } = yield* Intake
      const { id, externalId } = yield* decided(account, "ask")
      yield* answer(principal, id, "keep")
      yield* TestClock.adjust("5 minutes")
      yield* receive(account, [{ _tag: "Hidden", externalId }])
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
      assert.isTrue((yield* answer(principal, id, "keep")).queued)
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "visible")
    })
  )

  it.effect("an answer no longer holds once a reply kept what it had hidden", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { act } = yield* Moderation
      const { receive } = yield* Intake
      const { id, externalId } = yield* decided(account, "ask")
      yield* answer(principal, id, "hide")
      yield* worked
      yield* TestClock.adjust("5 minutes")
      yield* receive(account, [{ _tag: "Unhidden", externalId }])
      yield* act(principal, id, { action: "reply", text: "Hello" })
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "visible")
      yield* answer(principal, id, "hide")
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
    })
  )
})
