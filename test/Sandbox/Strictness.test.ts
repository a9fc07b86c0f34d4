import { FetchHttpClient } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at, control, dana, items, send } from "./Driver.ts"

const sandbox = Layer.merge(SandboxServer.layer(), FetchHttpClient.layer)

const written = Effect.fn("written")(function* (
  platform: string,
  accountId: string,
  postId: string,
  more: { readonly text: string; readonly parentId?: string }
) {
  const { body } = yield* control("POST", "/comments", { platform, accountId, postId, author: dana, ...more })
  return String(at(body, "id"))
})

const instagram = { accountId: "17841400000000001", postId: "17890000000000001" }
const threads = { accountId: "17841400000000009", postId: "18000000000000001" }
const tiktok = { accountId: "-000nordlysOutdoor", postId: "7400000000000000001" }

const limited = Layer.merge(SandboxServer.layer({ settings: { callLimits: "documented" } }), FetchHttpClient.layer)

layer(limited)("batches at the imitated Facebook and Instagram", (it) => {
  const held = (count: number, method = "POST") =>
    JSON.stringify(Array.from({ length: count }, () => ({ method, relative_url: "1", body: "is_hidden=true" })))
  const ask = (form: Record<string, string>) => send("POST", "/graph/v26.0/", { form })

  it.effect("are refused without a token of their own, without a list, and when they hold more than 50", () =>
    Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const access_token = "PAGE_TOKEN_1"
      const codes = yield* Effect.forEach(
        [
          { batch: held(1) },
          { batch: held(1), access_token: "nobody's" },
          { access_token },
          { batch: "[]", access_token },
          { batch: held(1, "PATCH"), access_token },
          { batch: held(51), access_token }
        ],
        (form) => Effect.map(ask(form), ({ body }) => at(body, "error", "code"))
      )
      assert.deepStrictEqual(codes, [190, 190, -3, -3, -3, -3])
      const inTheHeader = yield* send("POST", "/graph/v26.0/", { form: { batch: held(1) }, token: access_token })
      assert.strictEqual(at(inTheHeader.body, "error", "code"), 190)
      const { body } = yield* ask({ batch: held(50), access_token })
      assert.strictEqual(items(body).length, 50)
    })
  )

  it.effect("count for what they hold, and each part is answered by itself, or by null", () =>
    Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const ids = yield* Effect.replicateEffect(
        written("facebook", "123450001", "123450001_990001", { text: "price?" }),
        3
      )
      const fault = { platform: "facebook", kind: "drop", match: { commentId: ids[1] } }
      yield* control("POST", "/faults", fault)
      const batch = JSON.stringify(
        [...ids, "1_1"].map((id) => ({ method: "POST", relative_url: id, body: "is_hidden=true" }))
      )
      const { body, headers } = yield* ask({ batch, access_token: "PAGE_TOKEN_1" })
      assert.deepStrictEqual(
        [at(body, 0, "code"), at(body, 1), at(body, 2, "code"), at(body, 3, "code")],
        [200, null, 200, 400]
      )
      assert.strictEqual(at(body, 0, "body"), '{"success":true}')
      assert.include(JSON.stringify(at(body, 0, "headers")), "x-business-use-case-usage")
      assert.property(headers, "x-app-usage")
      const { body: state } = yield* control("GET", "/state?platform=facebook")
      const day = items(state, "calls_counted").find((counted) => at(counted, "name") === "calls a day")
      assert.strictEqual(at(day, "used"), 4)
    })
  )
})

layer(sandbox)("the imitated Instagram", (it) => {
  const ask = (method: "GET" | "POST" | "DELETE", path: string, sent: Parameters<typeof send>[2] = {}) =>
    send(method, `/instagram/v26.0${path}`, { token: "IG_PAGE_TOKEN_1", ...sent })
  const code = (answered: { readonly body: unknown }) => at(answered.body, "error", "code")

  it.effect("refuses what the real one refuses, with its codes", () =>
    Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const id = yield* written("instagram", instagram.accountId, instagram.postId, { text: "price?" })
      assert.strictEqual(code(yield* ask("GET", `/${id}`, { token: null })), 190)
      assert.strictEqual(code(yield* ask("GET", `/${id}`, { token: "PAGE_TOKEN_1" })), 190)
      assert.strictEqual(code(yield* ask("GET", `/${id}`, { query: { fields: "id,message" } })), 100)
      assert.strictEqual(code(yield* ask("POST", `/${id}`, { form: { is_hidden: "true" } })), 100)
      assert.strictEqual(code(yield* ask("POST", `/${id}`, { form: { hide: "yes" } })), 100)
      assert.strictEqual(code(yield* ask("GET", "/nothing/at/all")), 2500)
      yield* ask("POST", `/${id}`, { form: { hide: "true" } })
      const hidden = yield* ask("POST", `/${id}/replies`, { json: { message: "Hi" } })
      assert.strictEqual(at(hidden.body, "error", "error_subcode"), 2207999)
      const poor = { platform: "instagram", token: "POOR", accountId: instagram.accountId, scopes: ["instagram_basic"] }
      yield* control("POST", "/tokens", poor)
      assert.strictEqual(code(yield* ask("POST", `/${id}`, { token: "POOR", form: { hide: "true" } })), 200)
    })
  )

  it.effect("gives 50 comments at once, newest first, and replies only below their comment", () =>
    Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const ids: Array<string> = []
      for (let n = 0; n < 60; n++)
        ids.push(yield* written("instagram", instagram.accountId, instagram.postId, { text: String(n) }))
      const parentId = ids[0] ?? ""
      const { accountId, postId } = instagram
      const reply = yield* written("instagram", accountId, postId, { text: "a reply", parentId })
      const query = { fields: "id,replies{id,parent_id}", limit: "100" }
      const first = yield* ask("GET", `/${postId}/comments`, { query })
      const listed = items(first.body, "data").map((one) => at(one, "id"))
      assert.deepStrictEqual(listed, ids.toReversed().slice(0, 50))
      const after = String(at(first.body, "paging", "cursors", "after"))
      const rest = items((yield* ask("GET", `/${postId}/comments`, { query: { ...query, after } })).body, "data")
      assert.strictEqual(at(rest.at(-1), "replies", "data", 0, "id"), reply)
    })
  )
})

layer(sandbox)("the imitated Threads", (it) => {
  const ask = (method: "GET" | "POST", path: string, fields: Record<string, string> = {}) => {
    const all = { access_token: "TH_TOKEN_1", ...fields }
    return send(method, `/threads/v1.0${path}`, method === "GET" ? { query: all } : { form: all })
  }
  const message = (answered: { readonly body: unknown }) => String(at(answered.body, "error", "message"))

  it.effect("hides no reply to a reply, publishes a draft once, and takes 500 characters", () =>
    Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const { accountId, postId } = threads
      const top = yield* written("threads", accountId, postId, { text: "nice" })
      const nested = yield* written("threads", accountId, postId, { text: "indeed", parentId: top })
      assert.include(message(yield* ask("POST", `/${nested}/manage_reply`, { hide: "true" })), "Nested")
      yield* ask("POST", `/${top}/manage_reply`, { hide: "true" })
      const below = yield* ask("GET", `/${nested}`, { fields: "hide_status" })
      assert.strictEqual(at(below.body, "hide_status"), "HIDDEN")
      const reply = { media_type: "TEXT", reply_to_id: top }
      const long = yield* ask("POST", "/me/threads", { ...reply, text: "x".repeat(501) })
      assert.strictEqual(message(long), "Param text must be at most 500 characters long.")
      const draft = at((yield* ask("POST", "/me/threads", { ...reply, text: "Thanks" })).body, "id")
      const publish = ask("POST", "/me/threads_publish", { creation_id: String(draft) })
      assert.strictEqual((yield* publish).status, 200)
      assert.strictEqual(at((yield* publish).body, "error", "error_subcode"), 33)
      assert.include(message(yield* ask("GET", `/${top}/conversation`)), "root posts")
    })
  )
})

layer(sandbox)("the imitated TikTok", (it) => {
  const ask = (method: "GET" | "POST", path: string, fields: Record<string, unknown>, token: string | null) =>
    Effect.map(
      send(method, `/tiktok/open_api/v1.3/${path}`, {
        headers: token === null ? {} : { "access-token": token },
        ...(method === "GET"
          ? { query: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) }
          : { json: fields })
      }),
      ({ body, status }) => {
        assert.strictEqual(status, 200)
        return { code: at(body, "code"), data: at(body, "data") }
      }
    )
  const refresh = (refreshToken: string) =>
    ask(
      "POST",
      "tt_user/oauth2/refresh_token/",
      { client_id: "c", client_secret: "s", grant_type: "refresh_token", refresh_token: refreshToken },
      null
    )

  it.effect("answers every error with 200 and a code of its own, and nothing without the slash at the end", () =>
    Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const id = yield* written("tiktok", tiktok.accountId, tiktok.postId, { text: "where to buy?" })
      const hide = {
        business_id: tiktok.accountId,
        video_id: tiktok.postId,
        comment_id: id,
        action: "HIDE"
      }
      const path = "business/comment/hide/"
      const codes = [
        (yield* ask("POST", path, hide, null)).code,
        (yield* ask("POST", path, hide, "guess")).code,
        (yield* ask("POST", path, hide, "TT_REFRESH_1")).code,
        (yield* ask("POST", "business/comment/hide", hide, "TT_ACCESS_1")).code,
        (yield* ask("POST", path, { ...hide, business_id: "-000other" }, "TT_ACCESS_1")).code,
        (yield* ask("POST", path, { ...hide, video_id: "7400000000000000002" }, "TT_ACCESS_1")).code,
        (yield* ask("POST", path, { ...hide, comment_id: "1" }, "TT_ACCESS_1")).code,
        (yield* ask("POST", path, hide, "TT_ACCESS_1")).code
      ]
      assert.deepStrictEqual(codes, [40104, 40105, 40105, 40006, 40001, 40002, 40007, 0])
    })
  )

  it.effect("ends a refresh token with its use, and an access token after a day", () =>
    Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const { data } = yield* refresh("TT_REFRESH_1")
      assert.strictEqual((yield* refresh("TT_REFRESH_1")).code, 40107)
      const profile = { business_id: tiktok.accountId, fields: '["username"]' }
      const token = String(at(data, "access_token"))
      assert.strictEqual((yield* ask("GET", "business/get/", profile, token)).code, 0)
      yield* control("POST", "/clock", { advanceMs: 86_400_000 })
      assert.strictEqual((yield* ask("GET", "business/get/", profile, token)).code, 40102)
      assert.strictEqual((yield* refresh(String(at(data, "refresh_token")))).code, 0)
    })
  )
})

layer(sandbox)("imitated messages", (it) => {
  it.effect("come where they were allowed alone", () =>
    Effect.gen(function* () {
      const pending = Effect.fn("pending")(function* (scopes: ReadonlyArray<string>) {
        yield* control("POST", "/reset", {})
        const { accountId } = tiktok
        const target = { platform: "tiktok", url: "http://127.0.0.1:1/nobody", secret: "s", verifyToken: "v" }
        yield* control("POST", "/webhook-targets", target)
        for (const [token, kind] of [
          ["TT_ACCESS_1", "access"],
          ["TT_REFRESH_1", "refresh"]
        ])
          yield* control("POST", "/tokens", { platform: "tiktok", accountId, token, kind, scopes })
        yield* control("POST", "/messages", { platform: "tiktok", accountId, person: dana, text: "Hello" })
        return items((yield* control("GET", "/deliveries")).body, "pending").length
      })
      assert.strictEqual(yield* pending(["comment.list"]), 0)
      assert.strictEqual(yield* pending(["comment.list", "message.list.read"]), 1)
      yield* control("POST", "/reset", {})
    })
  )

  it.effect("and forms of ads are pushed by no page whose token may not read them", () =>
    Effect.gen(function* () {
      yield* control("POST", "/reset", {})
      const subscribed = Effect.fn("subscribed")(function* (fields: string, ...scopes: ReadonlyArray<string>) {
        const accountId = "123450001"
        const poor = { platform: "facebook", token: "POOR", accountId, scopes: ["pages_manage_metadata", ...scopes] }
        yield* control("POST", "/tokens", poor)
        const sent = { token: "POOR", form: { subscribed_fields: fields } }
        return (yield* send("POST", `/graph/v26.0/${accountId}/subscribed_apps`, sent)).status
      })
      assert.strictEqual(yield* subscribed("feed"), 200)
      assert.strictEqual(yield* subscribed("feed,messages"), 403)
      assert.strictEqual(yield* subscribed("feed,messages", "pages_messaging"), 200)
      assert.strictEqual(yield* subscribed("feed,leadgen", "pages_messaging"), 403)
      assert.strictEqual(yield* subscribed("feed,leadgen", "leads_retrieval"), 200)
    })
  )
})
