import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { FakePlatform, HouseOnFakePlatform, lost } from "#test/FakePlatform.ts"
import { decided, detailOf, rowOf, worked } from "#test/Moderation/Scene.ts"
import { asked, brandThat, down, edited, likely, reply } from "./AnsweredQuestion.ts"

layer(HouseOnFakePlatform)("a question", (it) => {
  it.effect("that is edited once it was answered is not answered alone again", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* brandThat("send", 2)
      const { externalId, id } = yield* decided(account, "keep", asked)
      yield* worked
      yield* edited(account, externalId, "Hello! How much is the shipping to Norway please?")
      yield* worked
      const { draft_reply, pending_action, replies } = yield* detailOf(workspaceId, id)
      assert.deepStrictEqual([draft_reply, pending_action, replies.length], [null, null, 1])
    })
  )

  it.effect("that was answered is not told again for a word that an edit changes, and is for what it asks anew", () =>
    Effect.gen(function* () {
      const { account, heard, principal, workspaceId } = yield* brandThat("draft", 2)
      const { externalId, id } = yield* decided(account, "keep", likely)
      const { act } = yield* Moderation
      yield* edited(account, externalId, "And what does shipping to Norway cost?")
      assert.lengthOf((yield* heard).of(id), 2, "nobody has answered it")
      yield* act(principal, id, { action: "reply", text: "49 kr, and free from 500 kr." })
      yield* worked
      for (const text of ["What does shiping to Norway cost please?", "What does shipping to Norway cost, thanks"]) {
        yield* edited(account, externalId, text)
        assert.deepInclude(yield* rowOf(workspaceId, id), { status: "visible", draft_reply: null, text })
        assert.lengthOf((yield* heard).of(id), 2)
      }
      yield* edited(account, externalId, "What does shipping to Sweden cost?")
      assert.lengthOf((yield* heard).of(id), 3)
    })
  )

  it.effect("is not answered by what was replied to a comment before an edit made this question of it", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* brandThat("send", 0)
      const { act } = yield* Moderation
      for (let time = 0; time < 3; time++) {
        const { externalId, id } = yield* decided(account, "keep", asked)
        yield* act(principal, id, { action: "reply", text: "Yes, always." })
        yield* worked
        yield* edited(account, externalId, "Is your leather fake?")
        yield* edited(account, externalId, "Is your coffee old?")
        yield* TestClock.adjust("1 minute")
      }
      for (const text of ["Is your coffee old?", "Is your leather fake?"]) {
        const { id } = yield* decided(account, "keep", { text })
        yield* worked
        assert.deepInclude(yield* rowOf(workspaceId, id), { draft_reply: null, replies: [] })
      }
      const { id } = yield* decided(account, "keep", asked)
      yield* worked
      assert.lengthOf((yield* rowOf(workspaceId, id)).replies, 1, "the question that was answered is")
    })
  )

  for (const [broken, isPosted] of [
    ["refused for a while", false],
    ["posted and not confirmed", true]
  ] as const) {
    it.effect(`that is edited while its answer is ${broken} is answered once, as it reads then`, () =>
      Effect.gen(function* () {
        const { account, workspaceId } = yield* brandThat("send", 2)
        const platform = yield* FakePlatform
        const edits = [
          ["Your prices are a joke", isPosted],
          ["Hi! How much is the shipping to Norway?", true]
        ] as const
        for (const [text, isAnswered] of edits) {
          platform.script(account.externalId, "reply", isPosted ? lost : down)
          const { externalId, id } = yield* decided(account, "keep", asked)
          yield* worked
          yield* edited(account, externalId, text)
          for (let second = 0; second < 5; second++) {
            yield* TestClock.adjust("1 second")
            yield* worked
          }
          const { history, pending_action, replies } = yield* detailOf(workspaceId, id)
          assert.isNull(pending_action)
          assert.deepStrictEqual(
            replies.map((one) => one.text),
            isAnswered ? [reply] : []
          )
          assert.lengthOf(platform.comment(account.externalId, externalId).replies, replies.length)
          const unsaid = history.filter(({ what }) => what === "not replied").map(({ actor, note }) => [actor, note])
          const why = isPosted
            ? "The autopilot's earlier reply is there"
            : "The comment was edited before the reply was posted"
          const isDropped = !isPosted || text.startsWith("Hi")
          assert.deepStrictEqual(unsaid, isDropped ? [["Autopilot", `${why}: ${reply}`]] : [])
        }
      })
    )
  }
})
