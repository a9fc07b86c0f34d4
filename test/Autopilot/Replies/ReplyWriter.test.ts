import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import type { AnswerQuestions } from "#schema/resources/Autopilot.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Transient } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform, lost } from "#test/FakePlatform.ts"
import { decided, detailOf, drained, listening, rowOf, scene, worked } from "#test/Moderation/Scene.ts"

const question = "How much is shipping to Norway?"
const reply = "Shipping to Norway is 49 kr."

/** A brand that answers questions in a mode, and whose people have replied to the question `times`. */
const brandThat = Effect.fn("brandThat")(function* (mode: AnswerQuestions, times: number) {
  const ours = yield* scene()
  const moderation = yield* Moderation
  yield* Effect.flatMap(ProtectionSettings, (protections) =>
    Effect.orDie(protections.change(ours.principal, { answer_questions: mode }))
  )
  for (let time = 0; time < times; time++) {
    const { id } = yield* decided(ours.account, "keep", { text: question })
    yield* Effect.orDie(moderation.act(ours.principal, id, { action: "reply", text: reply }))
    yield* worked
    yield* TestClock.adjust("1 minute")
  }
  const heard = yield* listening(ours.workspaceId, ["comment.needs_reply"])
  return { ...ours, heard }
})

const edited = Effect.fn("edited")(function* (account: ObservedAccount, externalId: string, text: string) {
  yield* Effect.flatMap(Intake, ({ receive }) =>
    receive(account, [{ _tag: "Edited", externalId, text, hasMedia: null }])
  )
  yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
})

const down = fails(new Transient({ reason: "The platform is down." }))

const asked = { text: "Hello! How much is the shipping to Norway?" }
const likely = { text: "What does shipping to Norway cost?" }

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

  it.effect("is not answered from what another brand replied", () =>
    Effect.gen(function* () {
      yield* brandThat("send", 2)
      const { account, workspaceId } = yield* brandThat("send", 0)
      const { id } = yield* decided(account, "keep", asked)
      assert.isNull((yield* rowOf(workspaceId, id)).draft_reply)
    })
  )
})
