import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Redacted, Schema } from "effect"
import { apiPrefix } from "#schema/api/Api.ts"
import { brand, member } from "#test/House.ts"
import { type Asked, ask, Door } from "../Asking.ts"
import { LibraryServer } from "./LibraryServer.ts"

const Refused = Schema.parseJson(Schema.Struct({ issues: Schema.Array(Schema.Struct({ path: Schema.String })) }))
const RefusedByLibrary = Schema.parseJson(
  Schema.Struct({ issues: Schema.Array(Schema.Struct({ path: Schema.Array(Schema.String) })) })
)

/** What both say, but for what names the request or the moment of the answer. */
const compared = (text: string): unknown => {
  const { request_id: _, ...rest } = JSON.parse(text)
  return rest
}

const askLibrary = Effect.fn("askLibrary")(function* (method: string, path: string, { json, key }: Asked) {
  const { answer } = yield* LibraryServer
  const response = yield* answer(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${Redacted.value(key)}` }),
        "content-type": "application/json"
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) })
    })
  )
  return { status: response.status, text: yield* Effect.promise(() => response.text()) }
})

layer(Layer.provideMerge(LibraryServer.layer, Door))("the library's own server", (it) => {
  it.effect("answers as Steward's does: what is asked well, and what is refused in the contract's words", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const viewer = yield* member(workspaceId, "viewer")
      const target_url = "https://shop.example/autumn"
      const made = yield* ask("POST", `${apiPrefix}/links`, { key, json: { target_url, campaign: "Autumn" } })
      assert.strictEqual(made.status, 201)
      const cases: ReadonlyArray<readonly [string, string, Asked, number]> = [
        ["GET", "/me", { key }, 200],
        ["GET", "/links?campaign=Autumn&limit=1", { key }, 200],
        ["GET", "/links?campaign=Winter", { key }, 200],
        ["GET", "/audit?limit=5", { key }, 200],
        ["GET", "/audit", { key: viewer.key }, 403],
        ["POST", "/links", { key, json: { target_url, comment_id: "com_00000000000000000000000000000000" } }, 404],
        ["GET", "/me", {}, 401]
      ]
      for (const [method, path, asked, status] of cases) {
        const own = yield* ask(method, `${apiPrefix}${path}`, asked)
        const library = yield* askLibrary(method, `${apiPrefix}${path}`, asked)
        assert.deepStrictEqual(
          [library.status, compared(library.text)],
          [own.status, compared(own.text)],
          `${method} ${path}`
        )
        assert.strictEqual(own.status, status)
      }
    })
  )

  it.effect("refuses what does not conform with the same status, because of the same part of the request", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const cases: ReadonlyArray<readonly [string, string, Asked]> = [
        ["GET", "/links?limit=many", { key }],
        ["GET", "/audit?sinse=2026-01-01T00:00:00Z", { key }],
        ["POST", "/links", { key, json: { target: "https://shop.example/" } }]
      ]
      for (const [method, path, asked] of cases) {
        const own = yield* ask(method, `${apiPrefix}${path}`, asked)
        const library = yield* askLibrary(method, `${apiPrefix}${path}`, asked)
        assert.deepStrictEqual([own.status, library.status], [400, 400], `${method} ${path}`)
        const ours = Schema.decodeUnknownSync(Refused)(own.text).issues.map((issue) => issue.path)
        const theirs = Schema.decodeUnknownSync(RefusedByLibrary)(library.text).issues.map((issue) =>
          issue.path.join(".")
        )
        // the library stops at the first that it finds
        assert.isAbove(theirs.length, 0)
        for (const where of theirs) assert.include(ours, where, `${method} ${path}`)
      }
    })
  )
})
