import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { adPost, at, commentOnPage, control, dana, firstPost, graph, items, page, send } from "../Driver.ts"

const sandbox = Layer.merge(SandboxServer.layer({ settings: { appSecret: "s3cret" } }), FetchHttpClient.layer)

describe("reading", () => {
  it.effect("shows the asked fields and the id alone, one level deep", () =>
    Effect.gen(function* () {
      const id = yield* commentOnPage("Is this still available?", { createdAt: 1_790_932_504_000 })
      const { body } = yield* graph("GET", `/${id}`, {
        query: { fields: "message,created_time,from{name},is_hidden,can_hide,parent{id}" }
      })
      assert.deepStrictEqual(body, {
        id,
        message: "Is this still available?",
        created_time: "2026-10-02T09:15:04+0000",
        from: { id: dana.id, name: dana.name },
        is_hidden: false,
        can_hide: true
      })
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("refuses a field that comments do not have", () =>
    Effect.gen(function* () {
      const id = yield* commentOnPage("hello")
      const { body } = yield* graph("GET", `/${id}`, { query: { fields: "txet" } })
      assert.strictEqual(
        at(body, "error", "message"),
        "(#100) Tried accessing nonexisting field (txet) on node type (Comment)"
      )
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("leaves the author out when the token may not see people", () =>
    Effect.gen(function* () {
      yield* control("POST", "/tokens", {
        platform: "facebook",
        token: "BLIND",
        accountId: page,
        scopes: ["pages_read_engagement"]
      })
      yield* commentOnPage("hello")
      const { body } = yield* graph("GET", `/${firstPost}/comments`, {
        token: "BLIND",
        query: { fields: "from,message" }
      })
      assert.deepStrictEqual(Object.keys(Object(at(body, "data", 0))), ["message", "id"])
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("flattens replies with filter=stream only, and nests comments among the fields", () =>
    Effect.gen(function* () {
      const top = yield* commentOnPage("top")
      const reply = yield* commentOnPage("reply", { parentId: top })
      const ids = (body: unknown) => items(body, "data").map((comment) => at(comment, "id"))
      const toplevel = yield* graph("GET", `/${firstPost}/comments`)
      const stream = yield* graph("GET", `/${firstPost}/comments`, { query: { filter: "stream" } })
      const newest = yield* graph("GET", `/${firstPost}/comments`, {
        query: { filter: "stream", order: "reverse_chronological" }
      })
      const under = yield* graph("GET", `/${top}/comments`)
      assert.deepStrictEqual(ids(toplevel.body), [top])
      assert.deepStrictEqual(ids(stream.body), [top, reply])
      assert.deepStrictEqual(ids(newest.body), [reply, top])
      assert.deepStrictEqual(ids(under.body), [reply])
      const nested = yield* graph("GET", `/${top}`, { query: { fields: "comments.limit(1){message}" } })
      assert.deepStrictEqual(at(nested.body, "comments", "data"), [{ message: "reply", id: reply }])
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("gives the address of the next page while there is one", () =>
    Effect.gen(function* () {
      const ids = [yield* commentOnPage("1"), yield* commentOnPage("2")]
      const first = yield* graph("GET", `/${firstPost}/comments`, { query: { limit: "1", summary: "true" } })
      assert.strictEqual(at(first.body, "summary", "total_count"), 2)
      const next = new URL(String(at(first.body, "paging", "next")))
      assert.strictEqual(next.searchParams.get("access_token"), "PAGE_TOKEN_1")
      const second = yield* send("GET", next.pathname, { query: Object.fromEntries(next.searchParams) })
      assert.deepStrictEqual([at(first.body, "data", 0, "id"), at(second.body, "data", 0, "id")], ids)
      assert.isUndefined(at(second.body, "paging", "next"))
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("keeps ads out of the organic posts and finds them through the ad account", () =>
    Effect.gen(function* () {
      const organic = yield* graph("GET", `/${page}/published_posts`, { query: { fields: "is_published" } })
      assert.strictEqual(items(organic.body, "data").length, 3)
      assert.isFalse(items(organic.body, "data").some((post) => at(post, "id") === adPost))
      const ads = yield* graph("GET", "/act_100200/ads", {
        query: { fields: "id,creative{effective_object_story_id}" }
      })
      assert.strictEqual(at(ads.body, "data", 0, "creative", "effective_object_story_id"), adPost)
      const id = yield* commentOnPage("on the ad", { postId: adPost })
      const comments = yield* graph("GET", `/${adPost}/comments`)
      assert.strictEqual(at(comments.body, "data", 0, "id"), id)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("tells its usage on every answer, errors too, and when the version is another", () =>
    Effect.gen(function* () {
      yield* control("POST", "/usage", { callCount: 96, regainMinutes: 12 })
      const good = yield* graph("GET", `/${firstPost}/comments`)
      const bad = yield* graph("GET", `/${page}/nothing`, { token: "PAGE_TOKEN_1" })
      for (const { headers } of [good, bad]) {
        assert.strictEqual(at(JSON.parse(headers["x-app-usage"] ?? ""), "call_count"), 96)
        assert.strictEqual(
          at(JSON.parse(headers["x-business-use-case-usage"] ?? ""), page, 0, "estimated_time_to_regain_access"),
          12
        )
        assert.isUndefined(headers["x-sandbox-version-mismatch"])
      }
      const older = yield* send("GET", "/graph/v25.0/me", { token: "PAGE_TOKEN_1" })
      assert.include(older.headers["x-sandbox-version-mismatch"], "v26.0")
    }).pipe(Effect.provide(sandbox))
  )
})
