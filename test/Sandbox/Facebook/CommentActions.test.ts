import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at, commentOnPage, control, dana, firstPost, graph, items, page, stateOf } from "../Driver.ts"

const sandbox = Layer.merge(SandboxServer.layer({ settings: { appSecret: "s3cret" } }), FetchHttpClient.layer)

const error = (body: unknown) => [at(body, "error", "code"), at(body, "error", "error_subcode")]

describe("acting", () => {
  it.effect("hides, unhides and counts, also when repeated", () =>
    Effect.gen(function* () {
      const id = yield* commentOnPage("spam")
      for (const hidden of ["true", "true", "false", "true"])
        assert.deepStrictEqual((yield* graph("POST", `/${id}`, { form: { is_hidden: hidden } })).body, {
          success: true
        })
      const state = yield* stateOf(id)
      assert.strictEqual(at(state, "hidden"), true)
      assert.deepStrictEqual(at(state, "calls"), { hide: 3, unhide: 1 })
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("replies as the page; the reply cannot be hidden", () =>
    Effect.gen(function* () {
      const id = yield* commentOnPage("Do you ship to Iceland?")
      const answer = yield* graph("POST", `/${id}/comments`, { json: { message: "Yes, in five days." } })
      const reply = String(at(answer.body, "id"))
      const { body } = yield* graph("GET", `/${reply}`, { query: { fields: "from,can_hide,parent{id},message" } })
      assert.deepStrictEqual(body, {
        id: reply,
        from: { id: page, name: "Nordlys Outdoor" },
        can_hide: false,
        parent: { id },
        message: "Yes, in five days."
      })
      const hide = yield* graph("POST", `/${reply}`, { form: { is_hidden: "true" } })
      assert.deepStrictEqual(error(hide.body), [200, undefined])
      const state = yield* stateOf(id)
      assert.deepStrictEqual(
        items(state, "replies").map((known) => [at(known, "id"), at(known, "author", "id"), at(known, "own")]),
        [[reply, page, true]]
      )
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("is without a removed comment and its replies", () =>
    Effect.gen(function* () {
      const id = yield* commentOnPage("gone")
      const reply = yield* commentOnPage("gone as well", { parentId: id })
      assert.deepStrictEqual((yield* graph("DELETE", `/${id}`)).body, { success: true })
      for (const gone of [id, reply]) {
        const { body } = yield* graph("POST", `/${gone}`, { form: { is_hidden: "true" } })
        assert.deepStrictEqual(error(body), [100, 33])
        assert.strictEqual(at(body, "error", "type"), "GraphMethodException")
        assert.strictEqual(at(yield* stateOf(gone), "removed"), true)
      }
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("blocks people: they cannot comment until unblocked", () =>
    Effect.gen(function* () {
      yield* commentOnPage("hello")
      const blocked = yield* graph("POST", `/${page}/blocked`, { json: { psid: [dana.id, "404"] } })
      assert.strictEqual(at(blocked.body, dana.id), true)
      assert.strictEqual(at(blocked.body, "404", "success"), false)
      const list = yield* graph("GET", `/${page}/blocked`)
      assert.deepStrictEqual(at(list.body, "data"), [{ id: dana.id, name: dana.name }])
      const again = { platform: "facebook", accountId: page, postId: firstPost, author: dana, text: "me again" }
      assert.strictEqual((yield* control("POST", "/comments", again)).status, 403)
      assert.deepStrictEqual((yield* graph("DELETE", `/${page}/blocked`, { query: { psid: dana.id } })).body, {
        success: true
      })
      assert.strictEqual((yield* control("POST", "/comments", again)).status, 201)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("needs the permission for what it does", () =>
    Effect.gen(function* () {
      yield* control("POST", "/tokens", {
        platform: "facebook",
        token: "READER",
        accountId: page,
        scopes: ["pages_read_engagement"]
      })
      const id = yield* commentOnPage("hello")
      const { status, body } = yield* graph("POST", `/${id}`, { token: "READER", form: { is_hidden: "true" } })
      assert.deepStrictEqual([status, ...error(body)], [403, 200, undefined])
    }).pipe(Effect.provide(sandbox))
  )
})
