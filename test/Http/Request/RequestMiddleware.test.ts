import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runs } from "#test/Runs.ts"
import { ask, Caller, errorOf, refused } from "../Asking.ts"
import { endpoints } from "../Endpoints.ts"
import { garbage } from "../Inputs/Garbage.ts"

const comments = "/api/v1/comments"

layer(Caller.door)("a path", (it) => {
  it.effect("that is not there is 404, whoever asks", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const path of [
        "/nowhere",
        "/api/v1",
        "/api/v2/me",
        "/api/v1/comments/a/b",
        "/%zz",
        "/%ff",
        "/%00",
        "/mee"
      ]) {
        for (const asked of [{}, { key }]) {
          for (const method of ["GET", "POST", "DELETE"]) {
            const error = refused(yield* ask(method, path, asked), 404, "not_found")
            const where = path.startsWith("/api/") ? "; /docs lists all that there is" : ""
            assert.strictEqual(error.message, `There is nothing at ${path}${where}`)
          }
        }
      }
      const long = refused(yield* ask("GET", `/${"a".repeat(8000)}`), 404, "not_found")
      assert.isBelow(long.message.length, 300)
    })
  )

  it.effect("with another method is 405, and says which it takes", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const cases = [
        ["PUT", comments, "GET, HEAD"],
        ["GET", `${comments}/com_x/actions`, "POST"],
        ["POST", "/api/v1/autopilot/guidance", "GET, HEAD, PUT"],
        ["PUT", "/api/v1/hooks", "POST, GET, HEAD"],
        ["PUT", "/api/v1/hooks/samples/message.received", "GET, HEAD"],
        ["OPTIONS", "/API/v1//me/", "GET, HEAD"],
        ["PATCH", "/healthz", "GET, HEAD"],
        ["DELETE", "/readyz", "GET, HEAD"],
        ["POST", "/api/v1/openapi.json", "GET, HEAD"],
        ["PUT", "/webhooks/facebook", "GET, HEAD, POST"]
      ] as const
      for (const [method, path, allow] of cases) {
        const answered = yield* ask(method, path, { key })
        refused(answered, 405, "method_not_allowed")
        assert.strictEqual(answered.headers.get("allow"), allow, path)
      }
    })
  )

  it.effect("with an id that nothing has is 404, however odd or long the id", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const ids = ["com_x", "x".repeat(101), "x".repeat(9000), "%00", "com_%00", "%2500", "%252500%2F", "%zz"]
      for (const id of [
        ...ids,
        ";",
        ";a=b",
        "com_x;v=1",
        "a%2Fb",
        "%F0%9F%98%80",
        "'%20OR%201=1--",
        "%25",
        ":id",
        "*",
        "null",
        "__proto__"
      ]) {
        refused(yield* ask("GET", `${comments}/${id}`, { key }), 404, "not_found")
        refused(yield* ask("DELETE", `/api/v1/hooks/${id}`, { key }), 404, "not_found")
        const [action, answer] = [{ action: "hide" }, { answer: "hide" }]
        refused(yield* ask("POST", `${comments}/${id}/actions`, { key, json: action }), 404, "not_found")
        refused(yield* ask("POST", `/api/v1/autopilot/needs-you/${id}/answer`, { key, json: answer }), 404, "not_found")
      }
    })
  )

  it.effect("asked with HEAD answers as to GET, without a body", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const path of [
        ...endpoints.filter(({ method }) => method === "GET").map((one) => one.path),
        "/nowhere",
        "/healthz"
      ]) {
        const [head, get] = [yield* ask("HEAD", path, { key }), yield* ask("GET", path, { key })]
        assert.deepStrictEqual([head.status, head.text], [get.status, ""])
        assert.strictEqual(head.headers.get("content-type"), get.headers.get("content-type"))
      }
    })
  )
})

layer(Caller.door)("the x-request-id", (it) => {
  it.effect("of a request comes back when it is sane, and else is a new one", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const idFor = (id: string, path: string) =>
        Effect.map(ask("GET", path, { key, headers: { "x-request-id": id } }), ({ headers }) =>
          headers.get("x-request-id")
        )
      for (const path of ["/api/v1/me", "/nowhere", "/healthz"]) {
        for (const sane of ["a", "req_1.2-3_X", "0".repeat(128)]) assert.strictEqual(yield* idFor(sane, path), sane)
        for (const odd of ["", "a b", "a,b", "<script>", "é", "0".repeat(129)]) {
          assert.match((yield* idFor(odd, path)) ?? "", /^req_[0-9a-f]{32}$/)
        }
      }
      const answers = yield* Effect.replicateEffect(ask("GET", "/nowhere"), 20)
      assert.strictEqual(new Set(answers.map(({ headers }) => headers.get("x-request-id"))).size, 20)
    })
  )
})

const bodiless = ["GET", "HEAD", "get"]

layer(Caller.door)("whatever is sent", (it) => {
  it.effect.prop(
    "is answered in JSON, or as a page to who asks for one, and never with our fault",
    [garbage],
    ([{ body, hasKey, headers, method, path, query }]) =>
      Effect.gen(function* () {
        const { key } = yield* Caller
        const sent = bodiless.includes(method) ? {} : { body }
        const asked = { headers, ...sent, ...(hasKey && headers.authorization === undefined ? { key } : {}) }
        const answered = yield* ask(method, query === "" ? path : `${path}?${query}`, asked)
        assert.isBelow(answered.status, 500, answered.text)
        assert.isNotNull(answered.headers.get("x-request-id"))
        if (method === "HEAD") return assert.strictEqual(answered.text, "")
        const isPage = headers.accept === "text/html" && !/^\/(api|healthz|readyz)\b/.test(path)
        if (isPage) return assert.notMatch(answered.headers.get("content-type") ?? "", /json/)
        if (path === "/" && answered.status === 303) return assert.strictEqual(answered.text, "")
        if (answered.status >= 400) errorOf(answered)
        else assert.isObject(JSON.parse(answered.text))
      }),
    { fastCheck: { numRuns: runs(100) } }
  )
})
