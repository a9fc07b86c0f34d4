import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { FakePlatform, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, detailOf, worked } from "#test/Moderation/Scene.ts"
import { asked, brandThat, down, edited, reply } from "./AnsweredQuestion.ts"

layer(HouseOnFakePlatform)("a question", (it) => {
  it.effect("is not answered alone for what it said before, nor once people hid it", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* brandThat("send", 2)
      const platform = yield* FakePlatform
      const { act, answer } = yield* Moderation
      const { receive } = yield* Intake
      for (const [happens, why, isHidden] of [
        [
          ({ externalId, id }: { readonly externalId: string; readonly id: CommentId }) =>
            Effect.zipRight(
              edited(account, externalId, "Your prices are a joke"),
              answer(principal, id, { answer: "keep" })
            ),
          "The comment was edited before the reply was posted",
          false
        ],
        [
          ({ externalId }: { readonly externalId: string }) => receive(account, [{ _tag: "Hidden", externalId }]),
          "The comment was hidden before the reply was posted",
          false
        ],
        [
          ({ id }: { readonly id: CommentId }) => act(principal, id, { action: "block" }),
          "The author was blocked before the reply was posted",
          false
        ],
        [
          ({ id }: { readonly id: CommentId }) => act(principal, id, { action: "hide" }),
          "The comment was hidden before the reply was posted",
          true
        ]
      ] as const) {
        platform.script(account.externalId, "reply", down)
        const comment = yield* decided(account, "keep", asked)
        yield* worked
        yield* happens(comment)
        for (let second = 0; second < 5; second++) {
          yield* TestClock.adjust("1 second")
          yield* worked
        }
        const { history, pending_action, replies } = yield* detailOf(workspaceId, comment.id)
        assert.deepStrictEqual([pending_action, replies], [null, []])
        assert.deepStrictEqual(
          history.flatMap(({ note, what }) => (what === "not replied" ? [note] : [])),
          [`${why}: ${reply}`]
        )
        const there = platform.comment(account.externalId, comment.externalId)
        assert.deepStrictEqual([there.hidden, there.replies], [isHidden, []])
      }
    })
  )

  it.effect("is not answered alone any more once that is switched off, and gets its draft where those are wanted", () =>
    Effect.gen(function* () {
      for (const mode of ["draft", "off"] as const) {
        const { account, heard, principal, workspaceId } = yield* brandThat("send", 2)
        const platform = yield* FakePlatform
        const { change } = yield* ProtectionSettings
        platform.script(account.externalId, "reply", down)
        const { externalId, id } = yield* decided(account, "keep", asked)
        yield* worked
        yield* Effect.orDie(change(principal, { answer_questions: mode }))
        for (let second = 0; second < 5; second++) {
          yield* TestClock.adjust("1 second")
          yield* worked
        }
        const { draft_reply, history, pending_action, status } = yield* detailOf(workspaceId, id)
        assert.deepStrictEqual([status, pending_action], ["visible", null])
        assert.strictEqual(draft_reply, mode === "draft" ? reply : null)
        assert.deepStrictEqual((yield* heard).of(id), mode === "draft" ? ["comment.needs_reply"] : [])
        assert.include(
          history.map(({ note }) => note),
          `The autopilot was told to answer no questions alone before the reply was posted: ${reply}`
        )
        assert.isEmpty(platform.comment(account.externalId, externalId).replies)
      }
    })
  )

  it.effect("is answered once where people answer it while the autopilot's own answer waits", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* brandThat("send", 2)
      const platform = yield* FakePlatform
      const { act } = yield* Moderation
      platform.script(account.externalId, "reply", down)
      const { externalId, id } = yield* decided(account, "keep", asked)
      yield* worked
      yield* act(principal, id, { action: "reply", text: "It is 49 kr, Kari." })
      for (let second = 0; second < 5; second++) {
        yield* TestClock.adjust("1 second")
        yield* worked
      }
      const { history, replies } = yield* detailOf(workspaceId, id)
      assert.deepStrictEqual(
        replies.map(({ text }) => text),
        ["It is 49 kr, Kari."]
      )
      assert.include(
        history.map(({ note }) => note),
        `Somebody replied before the reply was posted: ${reply}`
      )
      assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
    })
  )
})
