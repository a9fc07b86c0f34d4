import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { routeTable } from "#src/Http/Routing/RouteTable.ts"
import { endpoints } from "../Endpoints.ts"

const find = routeTable(endpoints)
const value = FastCheck.string({ minLength: 1 }).map((text) => text.toWellFormed().replaceAll("\u0000", "0"))

describe("the routes of the contract", () => {
  it.prop(
    "are found however their paths are spelled, with what stands for the names in them",
    [FastCheck.constantFrom(...endpoints), value, FastCheck.boolean(), FastCheck.boolean(), FastCheck.boolean()],
    ([endpoint, text, loud, slashes, query]) => {
      const spelled = endpoint.path
        .split("/")
        .map((segment) => (segment.startsWith(":") ? encodeURIComponent(text) : loud ? segment.toUpperCase() : segment))
        .join(slashes ? "//" : "/")
      const [named] = /(?<=:)\w+/.exec(endpoint.path) ?? []
      const found = find(endpoint.method, spelled + (slashes ? "/" : "") + (query ? "?a=/b" : ""))
      assert.strictEqual(found?.route.name, endpoint.name)
      assert.deepStrictEqual(found?.path, named === undefined ? {} : { [named]: text })
    }
  )

  it("are answered to HEAD as to GET, and not to another method or path", () => {
    assert.strictEqual(find("HEAD", "/api/v1/me")?.route.name, "me.get")
    for (const [method, path] of [
      ["POST", "/api/v1/me"],
      ["GET", "/api/v1/me/me"],
      ["GET", "/api/v1"],
      ["GET", "/api/v1/comments/%00"],
      ["GET", "/"]
    ] as const) {
      assert.isUndefined(find(method, path), `${method} ${path}`)
    }
  })

  it("hold an id as it was meant, where a % begins no escape, and find what is not UTF-8", () => {
    assert.deepStrictEqual(find("GET", "/api/v1/comments/100%")?.path, { id: "100%" })
    assert.deepStrictEqual(find("GET", "/api/v1/comments/%zz%2f")?.path, { id: "%zz/" })
    assert.deepStrictEqual(find("GET", "/api/v1/comments/a%ff")?.path, { id: "a\ufffd" })
  })

  it("without a name in them come before those with one", () => {
    const both = routeTable([
      { method: "GET", path: "/a/:id" },
      { method: "GET", path: "/a/b" }
    ])
    assert.strictEqual(both("GET", "/A/b")?.route.path, "/a/b")
    assert.strictEqual(both("GET", "/a/c")?.route.path, "/a/:id")
  })
})
