import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import {
  adPost,
  at,
  channel,
  commentOnPage,
  control,
  dana,
  firstPost,
  firstVideo,
  graph,
  items,
  page
} from "../Driver.ts"

const sandbox = Layer.merge(SandboxServer.layer(), FetchHttpClient.layer)

const valid = { platform: "facebook", accountId: page, postId: firstPost, author: dana, text: "hello" }

describe("comments", () => {
  it.effect("are refused with a sentence that says what is wrong", () =>
    Effect.gen(function* () {
      const elsewhere = yield* commentOnPage("on the ad", { postId: adPost })
      const cases: ReadonlyArray<readonly [object, number, string]> = [
        [{ ...valid, txet: "?" }, 400, "txet: is unexpected"],
        [{ ...valid, text: 3, deliver: "pigeon" }, 400, "text: Expected string, actual 3"],
        [{ ...valid, platform: "myspace" }, 400, "platform: "],
        [{ ...valid, postId: firstVideo }, 404, `There is no post of the facebook account "${page}" "${firstVideo}".`],
        [{ ...valid, accountId: channel }, 404, "There is no post of the facebook account"],
        [{ ...valid, parentId: "nothing" }, 404, 'There is no comment on facebook "nothing".'],
        [{ ...valid, parentId: elsewhere }, 400, `The comment "${elsewhere}" is not on the post "${firstPost}".`]
      ]
      for (const [input, status, error] of cases) {
        const answer = yield* control("POST", "/comments", input)
        assert.strictEqual(answer.status, status)
        assert.include(at(answer.body, "error"), error)
      }
      const several = yield* control("POST", "/comments", { ...valid, text: 3, deliver: "pigeon" })
      assert.include(at(several.body, "error"), "deliver: ")
      for (const call of [
        "/comments/nothing/edit",
        "/comments/nothing/remove",
        "/deliveries/nothing/replay",
        "/nothing"
      ])
        assert.strictEqual((yield* control("POST", call, { text: "x" })).status, 404)
    }).pipe(Effect.provide(sandbox))
  )
})

describe("accounts", () => {
  it.effect("can be added, with a token and posts of their own", () =>
    Effect.gen(function* () {
      const other = {
        platform: "facebook",
        id: "123450002",
        name: "Other Brand",
        handle: "other",
        token: "PAGE_TOKEN_2",
        posts: [{ id: "123450002_1", caption: "Hi", url: "https://www.facebook.com/123450002/posts/1" }]
      }
      assert.strictEqual((yield* control("POST", "/accounts", other)).status, 201)
      assert.strictEqual((yield* control("POST", "/accounts", other)).status, 409)
      const id = yield* commentOnPage("hello", { accountId: other.id, postId: "123450002_1" })
      const theirs = yield* graph("POST", `/${id}`, { token: "PAGE_TOKEN_2", form: { is_hidden: "true" } })
      assert.strictEqual(theirs.status, 200)
      const ours = yield* graph("POST", `/${id}`, { form: { is_hidden: "false" } })
      assert.strictEqual(at(ours.body, "error", "code"), 210)
    }).pipe(Effect.provide(sandbox))
  )
})

describe("reset", () => {
  it.effect("goes back to the start: accounts and posts, and nothing else", () =>
    Effect.gen(function* () {
      const start = (yield* control("GET", "/state")).body
      yield* commentOnPage("hello")
      yield* control("POST", "/faults", { platform: "facebook", kind: "drop", match: { path: "nowhere" } })
      yield* control("POST", "/clock", { advanceMs: 1000 })
      assert.notDeepEqual((yield* control("GET", "/state")).body, start)
      yield* control("POST", "/reset")
      assert.deepStrictEqual((yield* control("GET", "/state")).body, start)
    }).pipe(Effect.provide(sandbox))
  )
})

describe("state", () => {
  it.effect("can be had for one platform", () =>
    Effect.gen(function* () {
      yield* commentOnPage("hello")
      const only = (platform: string) => Effect.map(control("GET", `/state?platform=${platform}`), ({ body }) => body)
      assert.strictEqual(items(yield* only("facebook"), "comments").length, 1)
      assert.strictEqual(items(yield* only("youtube"), "comments").length, 0)
      assert.deepStrictEqual(
        items(yield* only("youtube"), "accounts").map((account) => at(account, "id")),
        [channel]
      )
    }).pipe(Effect.provide(sandbox))
  )
})
