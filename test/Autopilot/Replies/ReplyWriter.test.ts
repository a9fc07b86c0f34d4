import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, detailOf, rowOf, worked } from "#test/Moderation/Scene.ts"
import { asked, brandThat, likely, reply } from "./AnsweredQuestion.ts"

layer(HouseOnFakePlatform)("a question", (it) => {
  it.effect("is left alone while answering is off, and not said to need a reply", () =>
    Effect.gen(function* () {
      const { account, heard, workspaceId } = yield* brandThat("off", 2)
      const { id } = yield* decided(account, "keep", asked)
      assert.isNull((yield* rowOf(workspaceId, id)).draft_reply)
      assert.deepStrictEqual((yield* heard).of(id), [])
    })
  )

  it.effect("gets a draft for approval, with where it comes from", () =>
    Effect.gen(function* () {
      const { account, heard, workspaceId } = yield* brandThat("draft", 2)
      const { id } = yield* decided(account, "keep", asked)
      const { draft_reply, history, pending_action } = yield* detailOf(workspaceId, id)
      assert.deepStrictEqual([draft_reply, pending_action], [reply, null])
      assert.isTrue(history.some(({ note, what }) => what === "drafted a reply" && note?.startsWith("As “How much")))
      assert.deepStrictEqual((yield* heard).of(id), ["comment.needs_reply"])
    })
  )

  it.effect("is answered alone when sure, once, and needs no reply", () =>
    Effect.gen(function* () {
      const { account, heard, workspaceId } = yield* brandThat("send", 2)
      const { id } = yield* decided(account, "keep", asked)
      yield* worked
      const { draft_reply, replies, status } = yield* detailOf(workspaceId, id)
      assert.deepStrictEqual([draft_reply, status], [null, "visible"])
      assert.deepStrictEqual(
        replies.map(({ by, name, text }) => ({ by, name, text })),
        [{ by: "autopilot", name: null, text: reply }]
      )
      assert.isEmpty((yield* heard).of(id))
    })
  )

  it.effect("is drafted and not sent where the autopilot is not sure", () =>
    Effect.gen(function* () {
      const seldom = yield* brandThat("send", 1)
      const often = yield* brandThat("send", 2)
      const elsewhere = { ...asked, post: { externalId: "post-2", caption: "The sale", url: null } }
      for (const [{ account, workspaceId }, comment] of [
        [seldom, asked],
        [often, likely],
        [often, elsewhere],
        [often, { ...asked, parentExternalId: "another" }]
      ] as const) {
        const { id } = yield* decided(account, "keep", comment)
        yield* worked
        const { draft_reply, replies } = yield* detailOf(workspaceId, id)
        assert.deepStrictEqual([draft_reply, replies], [reply, []])
      }
    })
  )

  it.effect("that waits for a person has its draft with it, and one that is hidden has none", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* brandThat("send", 2)
      const guidance = yield* GuidanceSettings
      yield* Effect.orDie(guidance.replace(principal, "Ask me about shipping."))
      const waiting = yield* decided(account, "keep", asked)
      yield* Effect.orDie(guidance.replace(principal, "Hide mentions of Nike."))
      const hidden = yield* decided(account, "keep", { text: "What does shipping to Norway cost at Nike?" })
      assert.deepInclude(yield* rowOf(workspaceId, waiting.id), { status: "review", draft_reply: reply })
      assert.deepInclude(yield* rowOf(workspaceId, hidden.id), { pending_action: "hide", draft_reply: null })
    })
  )

  it.effect("is drafted from a fact of the guidance, and never sent without a person", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* brandThat("send", 0)
      const guidance = yield* GuidanceSettings
      const told = "If people ask about shipping to Norway, answer: It takes three days. Returns are free for 60 days."
      const { does, unclear } = yield* Effect.orDie(guidance.replace(principal, told))
      assert.isUndefined(unclear)
      assert.match(does.join(), /Takes “It takes three days” and “Returns are free for 60 days” for facts/u)
      for (const [text, draft] of [
        ["How long does shipping to Norway take?", "It takes three days."],
        ["Are returns free?", "Returns are free for 60 days."],
        ["How long does shipping to Sweden take?", null]
      ] as const) {
        const { id } = yield* decided(account, "keep", { text })
        yield* worked
        const { draft_reply, replies } = yield* detailOf(workspaceId, id)
        assert.deepStrictEqual([draft_reply, replies], [draft, []])
      }
    })
  )

  it.effect("is not answered from what another brand replied", () =>
    Effect.gen(function* () {
      yield* brandThat("send", 2)
      const { account, workspaceId } = yield* brandThat("send", 0)
      const { id } = yield* decided(account, "keep", asked)
      assert.isNull((yield* rowOf(workspaceId, id)).draft_reply)
    })
  )
})
