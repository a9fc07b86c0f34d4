import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { DeliveryId } from "#schema/Ids.ts"
import { hookEvents } from "#schema/resources/Event.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { brand, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { settle } from "#test/Webhooks/Happenings.ts"
import { ask, Door, refused } from "../Asking.ts"
import { hooksPath, target_url } from "../HooksEndpoints/Target.ts"
import { received } from "../Scenes.ts"

layer(Door)("hooks", (it) => {
  it.effect("are subscribed once, with a secret that is shown once", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const { hooks } = yield* clientOf(key)
      const payload = { target_url, event: "comment.hidden" } as const
      const [created, first] = yield* hooks.subscribe({ headers: {}, payload, withResponse: true })
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
        const { data } = yield* hooks.subscribe({ headers: {}, payload: { target_url, event, integration: "make" } })
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

  it.effect("go with the key that made them", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const other = yield* member(workspaceId, "moderator")
      const { hooks } = yield* clientOf(key)
      yield* ask("POST", hooksPath, { key: other.key, json: { target_url, event: "comment.received" } })
      const { data } = yield* hooks.subscribe({ headers: {}, payload: { target_url, event: "comment.hidden" } })
      const { revoke } = yield* KeyRevocation
      yield* revoke(workspaceId, other.keyId, "Ada")
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
        ["x", `"x" is not an event of hooks; the events are ${hookEvents.join(", ")}`],
        [
          "comment.rule_matched",
          `"comment.rule_matched" is not an event of hooks; the events are ${hookEvents.join(", ")}`
        ]
      ] as const
      for (const [event, words] of wrong) {
        const answered = yield* ask("GET", `${hooksPath}/samples/${event}`, { key })
        assert.strictEqual(refused(answered, 404, "not_found").message, words)
      }
      const without = refused(yield* ask("GET", `${hooksPath}/samples`, { key }), 404, "not_found")
      assert.strictEqual(
        without.message,
        `Samples are of one event, as in /hooks/samples/comment.hidden; the events are ${hookEvents.join(", ")}`
      )
      refused(yield* ask("GET", `${hooksPath}/samples/comment.hidden`), 401, "unauthorized")
    })
  )

  it.effect("tell what they were told, and send it again, for as long as they are there", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { key, workspaceId } = ours
      const { hooks } = yield* clientOf(key)
      const { data } = yield* hooks.subscribe({ headers: {}, payload: { target_url, event: "comment.hidden" } })
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
        headers: {},
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
