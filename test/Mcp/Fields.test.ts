import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { brand } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { received, waiting } from "#test/Http/Scenes.ts"
import { bodyOf, call, connected, errorIn, textOf } from "./Assistant.ts"

layer(Door)("fields", (it) => {
  it.scoped("narrow what a program and what a model reads, and the id stays", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const comment_id = yield* waiting(ours, { externalId: "w" })
      yield* received(ours, { externalId: "r", text: "What a lovely cup" })
      const client = yield* connected(ours)
      const listed = yield* call(client, "list_comments", { fields: ["status"], limit: 1 })
      const { data, next_cursor } = bodyOf(listed)
      assert.deepStrictEqual(Object.keys(Object(data)[0]), ["id", "status"])
      assert.notInclude(textOf(listed), "lovely")
      assert.include(textOf(listed), `call list_comments again with the same arguments and cursor "${next_cursor}"`)
      const one = yield* call(client, "get_comment", { comment_id, fields: ["external_id", "history"] })
      assert.deepStrictEqual(Object.keys(Object(bodyOf(one)["data"])), ["id", "external_id", "history"])
      assert.include(textOf(one), 'external_id "w"')
      const asked = yield* call(client, "list_needs_you", { fields: ["reason"] })
      assert.deepStrictEqual(Object.keys(Object(bodyOf(asked)["data"])[0]), ["id", "reason"])
      const report = yield* call(client, "get_report", { fields: ["replies"] })
      assert.deepStrictEqual(Object.keys(Object(bodyOf(report)["data"])), ["replies"])
    })
  )

  it.scoped("that a switch lacks are named with what they take", () =>
    Effect.gen(function* () {
      const client = yield* connected(yield* brand())
      const lacking = [
        [{ protection: "links" }, "on", /^is required for links: true hides such comments, false leaves them up$/],
        [{ protection: "answer_questions" }, "mode", /^is required for answer_questions: off, draft .* or send$/]
      ] as const
      for (const [given, path, words] of lacking) {
        const error = errorIn(yield* call(client, "set_protection", given))
        const [issue] = "issues" in error ? error.issues : []
        assert.strictEqual(issue?.path, path)
        assert.match(issue?.message ?? "", words)
      }
    })
  )

  it.scoped("numbers that come as text are numbers, and what is none is refused", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      yield* received(ours, { externalId: "a" })
      yield* received(ours, { externalId: "b" })
      const client = yield* connected(ours)
      assert.lengthOf(Object(bodyOf(yield* call(client, "list_comments", { limit: "1" }))["data"]), 1)
      for (const limit of ["1e1", "0x1", "two", "101", "1.5"]) {
        const error = errorIn(yield* call(client, "list_comments", { limit }))
        assert.deepStrictEqual("issues" in error ? error.issues.map(({ path }) => path) : [], ["limit"], limit)
      }
    })
  )

  it.scoped("a name for what waits that people use is told with the status", () =>
    Effect.gen(function* () {
      const client = yield* connected(yield* brand())
      const error = errorIn(yield* call(client, "list_comments", { status: "needs_you" }))
      assert.match(error.message, /did you mean "review"\?/)
    })
  )

  it.scoped("that are not known are told with the nearest, and blank ones are none", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      yield* received(ours)
      const client = yield* connected(ours)
      const error = errorIn(yield* call(client, "list_comments", { fields: ["id", "statsu"] }))
      assert.strictEqual(error.code, "invalid_request")
      assert.match(error.message, /did you mean "status"\?/)
      assert.deepStrictEqual("issues" in error ? error.issues.map(({ path }) => path) : [], ["fields.1"])
      for (const fields of [[], "", null]) {
        const { data } = bodyOf(yield* call(client, "list_comments", { fields }))
        assert.isAbove(Object.keys(Object(data)[0]).length, 20)
      }
    })
  )
})
