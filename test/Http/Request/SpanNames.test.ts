import { assert, it } from "@effect/vitest"
import { headersOf } from "#src/Composition/Telemetry.ts"
import { spanNames } from "#src/Http/Request/SpanNames.ts"

it("a span is called by the route and not by the address", () => {
  const nameOf = spanNames([
    { method: "GET", path: "/api/v1/comments" },
    { method: "GET", path: "/api/v1/comments/:id" },
    { method: "POST", path: "/api/v1/comments/:id/actions" }
  ])
  const cases = [
    ["GET", "/api/v1/comments?status=hidden", "GET /api/v1/comments"],
    ["GET", "/api/v1/comments/com_1", "GET /api/v1/comments/{id}"],
    ["POST", "/api/v1/comments/com_1/actions", "POST /api/v1/comments/{id}/actions"],
    ["GET", "/nowhere/at/all", "GET"]
  ] as const
  for (const [method, url, name] of cases) assert.strictEqual(nameOf({ method, url }), name)
})

it("the collector's headers are read as the convention has them", () => {
  assert.deepStrictEqual(headersOf("Api-Key=a%20b==, x-team = one,nonsense,=x"), {
    "api-key": "a b==",
    "x-team": "one"
  })
  assert.deepStrictEqual(headersOf(""), {})
  assert.deepStrictEqual(headersOf("a=%"), { a: "%" })
})
