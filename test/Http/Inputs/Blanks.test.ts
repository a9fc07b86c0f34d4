import { HttpApi } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Option, SchemaAST } from "effect"
import { StewardApi } from "#schema/api/Api.ts"
import { brand } from "#test/House.ts"
import { bodyOf, call, connected, eras } from "#test/Mcp/Assistant.ts"
import { ask, Door, refused } from "../Asking.ts"
import { clicked, met, received, waiting } from "../Scenes.ts"

/** Every parameter of a query that the contract has, by the path it goes with. */
const parameters = (() => {
  const found: Array<{ readonly path: string; readonly names: ReadonlyArray<string> }> = []
  HttpApi.reflect(StewardApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint: { path, urlParamsSchema } }) => {
      if (Option.isNone(urlParamsSchema) || path.includes(":")) return
      const names = SchemaAST.getPropertySignatures(urlParamsSchema.value.ast).map(({ name }) => String(name))
      found.push({ path, names })
    }
  })
  return found
})()

const scene = Effect.gen(function* () {
  const ours = yield* brand()
  yield* received(ours)
  yield* waiting(ours, { externalId: "waits" })
  yield* met(ours)
  return ours
})

layer(Door)("a blank", (it) => {
  it.effect("in any filter of a list or a report is no filter", () =>
    Effect.gen(function* () {
      const { key } = yield* scene
      for (const { names, path } of parameters) {
        const whole = yield* ask("GET", path, { key })
        assert.strictEqual(whole.status, 200, path)
        for (const blank of ["", "%20", "+"]) {
          for (const asked of [...names.map((name) => [name]), names]) {
            const query = asked.map((name) => `${name}=${blank}`).join("&")
            const answered = yield* ask("GET", `${path}?${query}`, { key })
            assert.strictEqual(answered.status, 200, `${path}?${query}: ${answered.text}`)
            assert.strictEqual(answered.text, whole.text, `${path}?${query}`)
          }
        }
        refused(yield* ask("GET", `${path}?${names[0]}x=`, { key }), 400, "invalid_request")
      }
    })
  )

  it.scoped("in any argument of a tool that filters is no filter", () =>
    Effect.gen(function* () {
      const { key } = yield* scene
      const filters = {
        list_comments: (parameters.find(({ path }) => path.endsWith("/comments"))?.names ?? []).filter(
          (name) => name !== "archived"
        ),
        list_needs_you: ["limit", "cursor"],
        get_report: parameters.find(({ path }) => path.endsWith("/reports/summary"))?.names ?? []
      }
      for (const options of Object.values(eras)) {
        const client = yield* connected({ key }, options)
        for (const tool of ["list_comments", "list_needs_you", "get_report"] as const) {
          const whole = bodyOf(yield* call(client, tool))
          for (const blank of ["", " ", null]) {
            const given = Object.fromEntries(filters[tool].map((name) => [name, blank]))
            assert.deepStrictEqual(bodyOf(yield* call(client, tool, given)), whole)
          }
        }
      }
    })
  )

  it.effect("in an optional field of a body is as if it was not sent, and in a required one is refused", () =>
    Effect.gen(function* () {
      const ours = yield* scene
      const { key } = ours
      const click_id = yield* clicked(ours)
      const id = yield* received(ours, { externalId: "acted on" })
      const { id: contact } = yield* met(ours)
      const send = (method: string, path: string, json: unknown) => ask(method, `/api/v1${path}`, { key, json })
      for (const blank of ["", " ", "\u200b\ufeff", null]) {
        const sale = yield* send("POST", "/conversions", { click_id, value: 5, currency: blank, occurred_at: blank })
        assert.deepInclude(JSON.parse(sale.text).data, { currency: "USD", value: 5 })
        const archived = yield* send("POST", `/comments/${id}/actions`, { action: "archive", text: blank })
        assert.strictEqual(archived.status, 200, archived.text)
        const changed = yield* send("PATCH", "/autopilot/protections", { answer_questions: blank, scams: true })
        assert.strictEqual(changed.status, 200, changed.text)
        refused(yield* send("PATCH", "/autopilot/protections", { scams: blank }), 400, "invalid_request")
        for (const name of ["click_id", "value"]) {
          const sent = { click_id, value: 5, [name]: blank }
          const { issues } = refused(yield* send("POST", "/conversions", sent), 400, "invalid_request")
          assert.deepStrictEqual(
            issues.map(({ path }) => path),
            [name]
          )
        }
        for (const [path, sent] of [
          [`/comments/${id}/actions`, { action: "reply", text: blank }],
          [`/comments/${id}/private-reply`, { text: blank }],
          [`/autopilot/needs-you/${id}/answer`, { answer: "reply", text: blank }]
        ] as const) {
          refused(yield* send("POST", path, sent), 400, "invalid_request")
        }
        if (blank !== "")
          refused(yield* send("PUT", "/autopilot/guidance", { guidance: blank }), 400, "invalid_request")
      }
      const [email, phone] = ["dana@example.com", "+4722864400"]
      yield* send("PATCH", `/contacts/${contact}`, { email, phone })
      const kept = yield* send("PATCH", `/contacts/${contact}`, { email: "", phone: " ", add_tags: ["vip"] })
      assert.deepInclude(JSON.parse(kept.text).data, { email, phone, tags: ["vip"] })
      const removed = yield* send("PATCH", `/contacts/${contact}`, { email: null, add_tags: null, fields: null })
      assert.deepInclude(JSON.parse(removed.text).data, { email: null, phone })
      refused(yield* send("PATCH", `/contacts/${contact}`, { email: "", fields: null }), 400, "invalid_request")
    })
  )
})

layer(Door)("a query", (it) => {
  it.effect("that is not UTF-8 is 400 in words, as is an id, once somebody is let in", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (const [part, path] of [
        ["query", "/comments?ad_id=%ff%fe"],
        ["query", "/contacts?q=caf%e9"],
        ["query", "/me?%ff=1"],
        ["query", "/comments/com_1?a=%ED%A0%80"],
        ["path", "/comments/%ff%fe"],
        ["path", "/hooks/samples/%c3"]
      ] as const) {
        const { issues, message } = refused(yield* ask("GET", `/api/v1${path}`, { key }), 400, "invalid_request")
        assert.match(message, new RegExp(`^The ${part} must be UTF-8`))
        assert.deepStrictEqual(
          issues.map((issue) => issue.path),
          [part]
        )
        refused(yield* ask("GET", `/api/v1${path}`), 401, "unauthorized")
      }
      assert.strictEqual((yield* ask("GET", "/api/v1/contacts?q=100%", { key })).status, 200)
    })
  )

  it.effect("tells a name that objects have of their own, however it is spelled", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (const name of ["__proto__", "%5F%5Fproto%5F%5F", "constructor", "%63onstructor"]) {
        for (const path of ["/me", "/comments", "/contacts", "/reports/summary"]) {
          const asked = ask("GET", `/api/v1${path}?${name}=1`, { key })
          const { issues } = refused(yield* asked, 400, "invalid_request")
          assert.deepStrictEqual(
            issues.map((issue) => issue.path),
            [decodeURIComponent(name)]
          )
        }
      }
      const body = '{"action":"hide","\\u005f_proto__":{"text":"x"}}'
      const headers = { "content-type": "application/json" }
      const asked = ask("POST", "/api/v1/comments/com_1/actions", { key, body, headers })
      assert.include(refused(yield* asked, 400, "invalid_request").message, "__proto__")
    })
  )
})
