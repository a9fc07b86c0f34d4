import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { hookEvents } from "#schema/Event.ts"
import { maxHooksPerWorkspace } from "#schema/Hook.ts"
import { DeliveryId } from "#schema/Ids.ts"
import { Keys } from "#src/Access/Keys.ts"
import { brand, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { settle } from "#test/Webhooks/Happenings.ts"
import { ask, Door, refused } from "./Asking.ts"
import { received } from "./Scenes.ts"

const hooksPath = "/api/v1/hooks"
const target_url = "https://93.184.215.14/hook"

layer(Door)("hooks", (it) => {
  it.effect("are subscribed once, with a secret that is shown once", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const { hooks } = yield* clientOf(key)
      const payload = { target_url, event: "comment.hidden" } as const
      const [created, first] = yield* hooks.subscribe({ payload, withResponse: true })
      assert.strictEqual(first.status, 201)
      if (!("signing_secret" in created.data)) return assert.fail("The secret is missing")
      const { signing_secret, ...hook } = created.data
      assert.match(signing_secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
      assert.deepInclude(hook, {
        ...payload,
        integration: "api",
        enabled: true,
        last_delivered_at: null,
        last_error: null
      })
      const again = yield* ask("POST", hooksPath, { key, json: payload })
      assert.strictEqual(again.status, 200)
      assert.notInclude(again.text, "whsec_")
      assert.deepStrictEqual(JSON.parse(again.text), { data: hook })
      assert.deepStrictEqual((yield* hooks.list()).data, [hook])
    })
  )

  it.effect("are listed newest first, and go when they are unsubscribed", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const { hooks } = yield* clientOf(key)
      const made: Array<string> = []
      for (const event of hookEvents) {
        const { data } = yield* hooks.subscribe({ payload: { target_url, event, integration: "make" } })
        made.unshift(data.id)
        yield* TestClock.adjust("1 second")
      }
      const listed = yield* ask("GET", hooksPath, { key })
      assert.notInclude(listed.text, "whsec_")
      const idsLeft = Effect.map(hooks.list(), ({ data }) => data.map(({ id }) => String(id)))
      assert.deepStrictEqual(yield* idsLeft, made)
      const [gone = "", ...left] = made
      const unsubscribe = ask("DELETE", `${hooksPath}/${gone}`, { key })
      assert.deepStrictEqual(JSON.parse((yield* unsubscribe).text), { data: { id: gone, deleted: true } })
      assert.deepStrictEqual(yield* idsLeft, left)
      refused(yield* unsubscribe, 404, "not_found")
    })
  )

  it.effect("are at most a hundred", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const subscribe = (index: number) =>
        ask("POST", hooksPath, { key, json: { target_url: `${target_url}/${index}`, event: "comment.hidden" } })
      const indices = Array.from({ length: maxHooksPerWorkspace }, (_, index) => index + 1)
      const answers = yield* Effect.forEach(indices, subscribe, { concurrency: 8 })
      for (const { status } of answers) assert.strictEqual(status, 201)
      const error = refused(yield* subscribe(101), 422, "unprocessable")
      assert.strictEqual(error.message, "This workspace holds 100 hooks, the most it can; remove one first")
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
      const { data } = yield* hooks.subscribe({ payload: { target_url, event: "comment.hidden" } })
      const viewer = yield* member(workspaceId, "viewer")
      const json = { target_url, event: "comment.received" }
      refused(yield* ask("POST", hooksPath, { key: viewer.key, json }), 403, "forbidden")
      assert.include((yield* ask("GET", hooksPath, { key: viewer.key })).text, data.id)
      assert.strictEqual((yield* ask("DELETE", `${hooksPath}/${data.id}`, { key: viewer.key })).status, 200)
      const moderator = yield* member(workspaceId, "moderator")
      assert.strictEqual((yield* ask("POST", hooksPath, { key: moderator.key, json })).status, 201)
    })
  )

  it.effect("go with the key that made them", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const other = yield* member(workspaceId, "moderator")
      const { hooks } = yield* clientOf(key)
      yield* ask("POST", hooksPath, { key: other.key, json: { target_url, event: "comment.received" } })
      const { data } = yield* hooks.subscribe({ payload: { target_url, event: "comment.hidden" } })
      const keys = yield* Keys
      yield* keys.revoke(workspaceId, other.keyId, "Ada")
      assert.deepStrictEqual(
        (yield* hooks.list()).data.map(({ id }) => id),
        [data.id]
      )
    })
  )

  it.effect("have samples under the name of each event, and a hint for another name", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const viewer = yield* member(workspaceId, "viewer")
      for (const event of hookEvents) {
        const answered = yield* ask("GET", `${hooksPath}/samples/${event}`, { key: viewer.key })
        assert.strictEqual(answered.status, 200)
        assert.nestedPropertyVal(JSON.parse(answered.text), "data[0].event", event)
      }
      const wrong = [
        ["comment.hiden", '"comment.hiden" is not an event of hooks; did you mean "comment.hidden"?'],
        ["Comment.Review", '"Comment.Review" is not an event of hooks; did you mean "comment.review"?'],
        ["x", `"x" is not an event of hooks; there are ${hookEvents.join(", ")}`],
        ["comment.rule_matched", `"comment.rule_matched" is not an event of hooks; there are ${hookEvents.join(", ")}`]
      ] as const
      for (const [event, words] of wrong) {
        const answered = yield* ask("GET", `${hooksPath}/samples/${event}`, { key })
        assert.strictEqual(refused(answered, 404, "not_found").message, words)
      }
      refused(yield* ask("GET", `${hooksPath}/samples/comment.hidden`), 401, "unauthorized")
    })
  )

  it.effect("tell what they were told, and send it again, for as long as they are there", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { key, workspaceId } = ours
      const { hooks } = yield* clientOf(key)
      const { data } = yield* hooks.subscribe({ payload: { target_url, event: "comment.hidden" } })
      const path = { id: data.id }
      const deliveries = `${hooksPath}/${data.id}/deliveries`
      assert.deepStrictEqual(JSON.parse((yield* ask("GET", deliveries, { key })).text), {
        data: [],
        next_cursor: null,
        last_sequence: 0
      })
      const comment = yield* received(ours, { externalId: "c" })
      for (const text of ["one", "two", "three"]) yield* settle(workspaceId, comment, ["comment.hidden"], text)
      const first = yield* hooks.deliveries({ path, urlParams: { limit: 2 } })
      const second = yield* hooks.deliveries({ path, urlParams: { limit: 2, cursor: first.next_cursor ?? "" } })
      assert.deepStrictEqual(
        [...first.data, ...second.data].map(({ sequence }) => sequence),
        [3, 2, 1]
      )
      assert.deepStrictEqual([second.next_cursor, second.last_sequence], [null, 3])
      const missed = yield* hooks.deliveries({ path, urlParams: { after_sequence: 1 } })
      assert.deepStrictEqual(
        missed.data.map(({ body }) => [body.sequence, "comment" in body ? body.comment.text : ""]),
        [
          [2, "two"],
          [3, "three"]
        ]
      )
      const wrong = [
        ["?after_sequence=-1", "after_sequence"],
        ["?status=lost", "status"],
        ["?cursor=x", "cursor"],
        ["?limit=101", "limit"],
        ["?after=1", "after"]
      ] as const
      for (const [query, parameter] of wrong) {
        const error = refused(yield* ask("GET", deliveries + query, { key }), 400, "invalid_request")
        assert.deepStrictEqual(
          error.issues.map((issue) => issue.path),
          [parameter]
        )
      }
      const redeliver = `${hooksPath}/${data.id}/redeliver`
      const again = yield* hooks.redeliver({
        path,
        payload: { delivery_id: missed.data[0]?.id ?? DeliveryId.make("") }
      })
      assert.deepStrictEqual(again.data, { hook_id: data.id, queued: 1 })
      for (const json of [
        {},
        { since: "yesterday" },
        { since: 1 },
        { delivery_id: "dlv_1", since: "2026-01-01T00:00:00Z" }
      ]) {
        refused(yield* ask("POST", redeliver, { key, json }), 400, "invalid_request")
      }
      const viewer = yield* member(workspaceId, "viewer")
      assert.strictEqual((yield* ask("GET", deliveries, { key: viewer.key })).status, 200)
      refused(
        yield* ask("POST", redeliver, { key: viewer.key, json: { since: "2026-01-01T00:00:00Z" } }),
        403,
        "forbidden"
      )
      yield* hooks.unsubscribe({ path })
      refused(yield* ask("GET", deliveries, { key }), 404, "not_found")
      refused(yield* ask("POST", redeliver, { key, json: { since: "2026-01-01T00:00:00Z" } }), 404, "not_found")
    })
  )
})
