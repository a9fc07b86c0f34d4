import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { meet } from "#test/Contacts/Meeting.ts"
import { brand, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { ask, Door, refused } from "../Asking.ts"

const path = "/api/v1/contacts"

/** A brand that knows Dana. */
const acquainted = Effect.gen(function* () {
  const ours = yield* brand()
  return { ...ours, id: yield* meet(ours.accounts.facebook, "5550001") }
})

layer(Door)("contacts", (it) => {
  it.effect("are listed, read and changed with any key, a viewer's too", () =>
    Effect.gen(function* () {
      const { id, workspaceId } = yield* acquainted
      const { key } = yield* member(workspaceId, "viewer")
      const { contacts } = yield* clientOf(key)
      const payload = { email: "dana@Example.com", fields: { size: "M" }, add_tags: ["VIP"] }
      const { data } = yield* contacts.update({ path: { id }, payload })
      assert.deepInclude<object>(data, { email: "dana@example.com", tags: ["VIP"], fields: { size: "M" } })
      assert.deepStrictEqual((yield* contacts.get({ path: { id } })).data, { ...data, sales: [] })
      const urlParams = { tag: "vip", has: "email", q: "dana", can_message: "false", limit: 1 } as const
      assert.deepStrictEqual(yield* contacts.list({ urlParams }), { data: [data], next_cursor: null })
      const [tag] = (yield* contacts.tags()).data
      assert.deepInclude(tag, { name: "VIP", contacts: 1 })
    })
  )

  it.effect("answer a filter that makes no sense with what would be right", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const wrong = {
        "?platform=facebok": "platform",
        "?has=emails": "has",
        "?can_message=yes": "can_message",
        "?updated_since=2026-10-02T10:00:00": "updated_since",
        "?limit=101": "limit",
        "?cursor=abc": "cursor",
        "?emial=dana@example.com": "emial",
        [`?q=${"x".repeat(201)}`]: "q",
        [`?tag=${"x".repeat(401)}`]: "tag",
        "?q=a%00b": "q",
        "?email=%00": "email",
        "?email=dana": "email"
      }
      for (const [query, name] of Object.entries(wrong)) {
        const error = refused(yield* ask("GET", path + query, { key }), 400, "invalid_request")
        assert.deepStrictEqual(
          error.issues.map(({ path }) => path),
          [name]
        )
      }
    })
  )

  it.effect("are all there for names of tags of which none says anything, and none for a tag that nobody has", () =>
    Effect.gen(function* () {
      const { key } = yield* acquainted
      const whole = yield* ask("GET", path, { key })
      for (const tag of [",", "%20,%20,", ",,,"]) {
        assert.strictEqual((yield* ask("GET", `${path}?tag=${tag}`, { key })).text, whole.text, tag)
      }
      assert.include((yield* ask("GET", `${path}?tag=,nobody,`, { key })).text, '"data":[]')
    })
  )

  it.effect("find whatever text is searched for without failing", () =>
    Effect.gen(function* () {
      const { key } = yield* acquainted
      const texts = [
        "%",
        "_",
        "\\",
        "'",
        '"',
        "$1",
        "(",
        "\ufeff",
        "👍",
        "dan%",
        "a\\'b",
        ...FastCheck.sample(FastCheck.fullUnicodeString(), 20)
      ]
      for (const text of texts.filter((one) => !one.includes("\u0000"))) {
        const query = new URLSearchParams({ q: text, tag: text })
        assert.strictEqual((yield* ask("GET", `${path}?${query}`, { key })).status, 200, JSON.stringify(text))
      }
    })
  )

  it.effect("refuse a change with every problem it has, and change nothing", () =>
    Effect.gen(function* () {
      const { id, key } = yield* acquainted
      const before = (yield* ask("GET", `${path}/${id}`, { key })).text
      const wrong: ReadonlyArray<readonly [unknown, ReadonlyArray<string>]> = [
        [{}, ["body"]],
        [{ add_tags: [] }, ["body"]],
        [{ email: "x", phone: "x", add_tags: [","] }, ["email", "phone", "add_tags.0"]],
        [{ emial: "dana@example.com" }, ["emial"]],
        [{ add_tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, ["add_tags"]],
        [{ fields: { size: 1 } }, ["fields.size"]],
        [{ phone: 12 }, ["phone"]],
        [{ email: "x".repeat(255) }, ["email"]]
      ]
      for (const [json, paths] of wrong) {
        const error = refused(yield* ask("PATCH", `${path}/${id}`, { key, json }), 400, "invalid_request")
        assert.deepStrictEqual(
          error.issues.map(({ path }) => path),
          paths,
          JSON.stringify(json)
        )
      }
      assert.strictEqual((yield* ask("GET", `${path}/${id}`, { key })).text, before)
    })
  )

  it.effect("that nobody has are not found", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (const id of ["con_unknown", "%00", "con_%00", "a".repeat(500), "%F0%9F%91%8D"]) {
        refused(yield* ask("GET", `${path}/${id}`, { key }), 404, "not_found")
        refused(yield* ask("PATCH", `${path}/${id}`, { key, json: { add_tags: ["VIP"] } }), 404, "not_found")
      }
      refused(yield* ask("GET", path), 401, "unauthorized")
    })
  )
})
