import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Option, SchemaAST, TestClock } from "effect"
import { CommentAction } from "#schema/resources/Comment.ts"
import { AnswerKind, ReplyText } from "#schema/resources/NeedsYou.ts"
import { tools } from "#schema/tools/Tools.ts"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { brand, member } from "#test/House.ts"
import { ask, Door, refused } from "./Asking.ts"
import { type Brand, received, standing } from "./Scenes.ts"

const acted = ({ text }: { readonly text: string }) => JSON.parse(text).data

/** A comment that the platform shows hidden. */
const hidden = Effect.fn("hidden")(function* (ours: Brand, externalId: string) {
  const id = yield* received(ours, { externalId, hidden: true })
  assert.isTrue((yield* standing(ours, id)).hidden_on_platform)
  return id
})

layer(Door)("a reply", (it) => {
  it.effect("to a hidden comment says that it will be shown again, and to another one does not", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { key } = ours
      const reply = { action: "reply", text: "Thank you" }
      const shown = yield* received(ours, { externalId: "shown" })
      const first = yield* ask("POST", `/api/v1/comments/${shown}/actions`, { key, json: reply })
      assert.deepStrictEqual(acted(first), { comment_id: shown, action: "reply", queued: true })

      const id = yield* hidden(ours, "hidden")
      const asked = ask("POST", `/api/v1/comments/${id}/actions`, { key, json: reply })
      const answered = yield* asked
      assert.match(acted(answered).note, /hidden.*will be shown again/)
      assert.strictEqual((yield* asked).text, answered.text)
      const other = yield* hidden(ours, "answered")
      const json = { answer: "reply", text: "Thank you" }
      const answer = ask("POST", `/api/v1/autopilot/needs-you/${other}/answer`, { key, json })
      const once = yield* answer
      assert.match(acted(once).note, /hidden.*will be shown again/)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual((yield* answer).text, once.text)
    })
  )

  it("is said to show a hidden comment again wherever it is offered", () => {
    for (const { ast } of [CommentAction, AnswerKind, ReplyText]) {
      assert.include(Option.getOrThrow(SchemaAST.getDescriptionAnnotation(ast)), "hidden")
    }
    for (const { description } of [tools.act_on_comment, tools.answer_needs_you]) assert.include(description, "hidden")
  })

  it.effect("that is asked for twice within a minute by one key is posted once, and answered alike", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { key: colleague } = yield* member(ours.workspaceId, "moderator")
      const id = yield* received(ours, { externalId: "twice" })
      const reply = (key: typeof colleague, text: string) =>
        ask("POST", `/api/v1/comments/${id}/actions`, { key, json: { action: "reply", text } })
      const queued = Effect.map(
        ask("GET", `/api/v1/comments/${id}`, { key: ours.key }),
        ({ text }) => acted({ text }).history.filter(({ what }: { readonly what: string }) => what === "reply").length
      )
      const first = yield* reply(ours.key, "Thank you")
      const again = yield* reply(ours.key, "Thank you")
      assert.deepStrictEqual([again.status, again.text], [first.status, first.text])
      assert.strictEqual(yield* queued, 1)
      yield* reply(ours.key, "Thank you, Kari")
      yield* TestClock.adjust("59 seconds")
      yield* reply(ours.key, "Thank you")
      assert.strictEqual(yield* queued, 2)
      yield* reply(colleague, "Thank you")
      assert.strictEqual(yield* queued, 3)
      yield* TestClock.adjust("2 seconds")
      yield* reply(ours.key, "Thank you")
      assert.strictEqual(yield* queued, 4)
    })
  )
})

layer(Door)("a private reply", (it) => {
  it.effect("is queued once, and is in the history; what is not possible is said in words", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { key } = ours
      const { key: viewer } = yield* member(ours.workspaceId, "viewer")
      const now = yield* DateTime.now
      const id = yield* received(ours, { externalId: "private", createdAt: now })
      const write = (to: string, text: string, as = key) =>
        ask("POST", `/api/v1/comments/${to}/private-reply`, { key: as, json: { text } })
      const first = yield* write(id, "What is its number?")
      assert.deepStrictEqual([first.status, acted(first)], [202, { comment_id: id, queued: true }])
      yield* TestClock.adjust("59 seconds")
      assert.strictEqual((yield* write(id, "What is its number?")).text, first.text)
      const detail = acted(yield* ask("GET", `/api/v1/comments/${id}`, { key }))
      assert.strictEqual(detail.pending_action.action, "private_reply")
      assert.deepStrictEqual(
        detail.history.flatMap(({ note, what }: { readonly note: string; readonly what: string }) =>
          what === "private reply" ? [note] : []
        ),
        ["What is its number?"]
      )
      assert.match(refused(yield* write(id, "Hello?"), 422, "unprocessable").message, /already sent/)
      yield* TestClock.adjust("1 minute")
      refused(yield* write(id, "What is its number?"), 422, "unprocessable")
      const old = yield* received(ours, { externalId: "old", createdAt: DateTime.subtract(now, { days: 7 }) })
      assert.match(refused(yield* write(old, "Hello?"), 422, "unprocessable").message, /within seven days/)
      refused(yield* write(id, "Hello?", viewer), 403, "forbidden")
      refused(yield* write(id, " "), 400, "invalid_request")
      refused(yield* write("com_none", "Hello?"), 404, "not_found")
    })
  )
})

layer(Door)("an undo", (it) => {
  it.effect("of a version that never was is 404, and says which there are", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const undo = (policy_version: number | null) =>
        ask("POST", "/api/v1/autopilot/undo", { key, json: { policy_version, since: "2026-01-01T00:00:00Z" } })
      assert.include(refused(yield* undo(1), 404, "not_found").message, "no guidance has been set yet")
      for (const guidance of ["Hide links.", "Hide swearing."]) {
        yield* ask("PUT", "/api/v1/autopilot/guidance", { key, json: { guidance } })
      }
      for (const version of [0, 3, -1, 2 ** 40]) {
        assert.include(refused(yield* undo(version), 404, "not_found").message, "from 1 to 2")
      }
      const runner = yield* PolicyTaskRunner
      for (const version of [null, 1, 2]) {
        assert.strictEqual((yield* undo(version)).status, 202)
        yield* Effect.repeat(runner.drain, { while: (count) => count > 0 })
      }
    })
  )
})
