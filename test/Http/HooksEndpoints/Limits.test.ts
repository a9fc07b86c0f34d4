import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { maxHooksPerWorkspace } from "#schema/resources/Hook.ts"
import { brand, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { ask, Door, refused } from "../Asking.ts"
import { hooksPath, target_url } from "./Target.ts"

layer(Door)("hooks have limits: they", (it) => {
  it.effect("are at most a hundred", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const subscribe = (index: number) =>
        ask("POST", hooksPath, { key, json: { target_url: `${target_url}/${index}`, event: "comment.hidden" } })
      const indices = Array.from({ length: maxHooksPerWorkspace }, (_, index) => index + 1)
      const answers = yield* Effect.forEach(indices, subscribe, { concurrency: 8 })
      for (const { status } of answers) assert.strictEqual(status, 201)
      const error = refused(yield* subscribe(101), 422, "unprocessable")
      assert.strictEqual(error.message, "This workspace has 100 hooks, the most it can have; remove one first")
      assert.strictEqual((yield* subscribe(1)).status, 200, "one that is there already is no new one")
    })
  )

  it.effect("reach only the public internet", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const targets = [
        "http://93.184.215.14/hook",
        "https://user:password@93.184.215.14/hook",
        "https://localhost/hook",
        "https://127.0.0.1/hook",
        "https://2130706433/hook",
        "https://0x7f.1/hook",
        "https://10.1.2.3/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://93.184.215.14:22/hook",
        "ftp://93.184.215.14/hook",
        "/hook",
        "hook",
        `https://93.184.215.14/${"a".repeat(2000)}`
      ]
      for (const target of targets) {
        const json = { target_url: target, event: "comment.hidden" }
        const error = refused(yield* ask("POST", hooksPath, { key, json }), 400, "invalid_request")
        assert.deepStrictEqual(
          error.issues.map(({ path }) => path),
          ["target_url"],
          target
        )
      }
      assert.deepStrictEqual(JSON.parse((yield* ask("GET", hooksPath, { key })).text), { data: [] })
    })
  )

  it.effect("are subscribed by those who can moderate, and seen and removed by every key", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const { hooks } = yield* clientOf(key)
      const { data } = yield* hooks.subscribe({ headers: {}, payload: { target_url, event: "comment.hidden" } })
      const viewer = yield* member(workspaceId, "viewer")
      const json = { target_url, event: "comment.received" }
      refused(yield* ask("POST", hooksPath, { key: viewer.key, json }), 403, "forbidden")
      assert.include((yield* ask("GET", hooksPath, { key: viewer.key })).text, data.id)
      assert.strictEqual((yield* ask("DELETE", `${hooksPath}/${data.id}`, { key: viewer.key })).status, 200)
      const moderator = yield* member(workspaceId, "moderator")
      assert.strictEqual((yield* ask("POST", hooksPath, { key: moderator.key, json })).status, 201)
    })
  )
})
