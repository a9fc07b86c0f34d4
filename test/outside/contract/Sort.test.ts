import { assert, describe, it } from "@effect/vitest"
import { Option } from "effect"
import type { Exchange } from "./Exchange.ts"
import { isTurnedAway, type Operation, type Stray, strayOf } from "./Sort.ts"

const operations: ReadonlyArray<Operation> = [
  { method: "GET", path: "/api/v1/comments", query: ["limit"], takesKey: true },
  { method: "GET", path: "/api/v1/comments/{id}", query: [], takesKey: true }
]

const bearer = [{ name: "Authorization", value: "Bearer nonsense" }]
const asked = (method: string, path: string, headers = bearer) => ({ method, url: `http://door.test${path}`, headers })
const answered = (request: Exchange["request"], status: number, text?: string): Exchange => ({
  request,
  response: { status, content: text === undefined ? {} : { text } }
})
const error = (code: string) => JSON.stringify({ code, message: "No.", request_id: "1" })

describe("a recorded request", () => {
  it("leaves the contract in one of these ways, or not", () => {
    const cases: ReadonlyArray<readonly [Exchange["request"], Stray | null]> = [
      [asked("GET", "/api/v1/comments?limit=5"), null],
      [asked("GET", "/api/v1/comments/com_1"), null],
      [asked("GET", "/api/v1/comments/%zz"), null],
      [asked("GET", "/api/v1/comments?limt=5"), "unknown parameter"],
      [asked("GET", "/api/v1/comments", []), "no key"],
      [asked("GET", "/api/v1/comments", [{ name: "authorization", value: "Basic eDp4" }]), "no key"],
      [asked("HEAD", "/api/v1/comments"), "HEAD"],
      [asked("GET", "/API/v1//comm%65nts/"), "another spelling"],
      [asked("GET", "/api/v1/comments/"), "another spelling"],
      [asked("GET", "/api/v1/comments/a/b"), "no operation"],
      [asked("PUT", "/api/v1/comments"), "no operation"],
      [asked("GET", "/healthz"), "another door"],
      [asked("GET", "/api/v1/healthz"), "no operation"]
    ]
    for (const [request, stray] of cases) {
      const found = strayOf(operations, answered(request, 200))
      assert.deepStrictEqual(found, Option.fromNullable(stray), `${request.method} ${request.url}`)
    }
  })

  it("counts as blank where null or nothing stands for absent, and not where it is meant", () => {
    const sent = (body: unknown) =>
      answered({ ...asked("GET", "/api/v1/comments"), postData: { text: JSON.stringify(body) } }, 200)
    const blanks = [{ guidance: null }, { fields: null }, { text: " " }, { add_tags: null, email: null }]
    for (const body of blanks) assert.deepStrictEqual(strayOf(operations, sent(body)), Option.some("blank"))
    const meant = [{ guidance: "" }, { email: null }, { phone: "" }, { policy_version: null }, { links: false }]
    for (const body of meant) assert.deepStrictEqual(strayOf(operations, sent(body)), Option.none())
  })

  it("that leaves it is turned away with the error of a status, or the server does more than it says", () => {
    const request = asked("GET", "/")
    assert.isTrue(isTurnedAway("no operation", answered(request, 404, error("not_found"))))
    assert.isTrue(isTurnedAway("no key", answered(request, 401, error("unauthorized"))))
    assert.isTrue(isTurnedAway("HEAD", answered(request, 200)))
    const wrong: ReadonlyArray<readonly [Stray, Exchange]> = [
      ["no operation", answered(request, 200, "{}")],
      ["no operation", answered(request, 404, "{}")],
      ["no operation", answered(request, 404, error("nonsense"))],
      ["no operation", answered(request, 403, error("forbidden"))],
      ["unknown parameter", answered(request, 200, "{}")],
      ["no key", answered(request, 500, error("internal"))],
      ["another spelling", answered(request, 200, "{}")],
      ["HEAD", answered(request, 200, "{}")]
    ]
    for (const [stray, exchange] of wrong) assert.isFalse(isTurnedAway(stray, exchange), stray)
  })
})
