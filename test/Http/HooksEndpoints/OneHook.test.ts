import { FetchHttpClient } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, TestClock } from "effect"
import { data } from "#schema/Page.ts"
import { HookRotated } from "#schema/resources/Hook.ts"
import { TestSent } from "#schema/resources/Webhook.ts"
import type { ApiKey } from "#src/Access/Keys/ApiKey.ts"
import { KeySuccession } from "#src/Access/Keys/KeySuccession.ts"
import { defaultOverlap } from "#src/Access/Keys/Succession.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { brand, houseOn, member } from "#test/House.ts"
import { clientOf, InProcess } from "#test/InProcess.ts"
import { manager } from "#test/Webhooks/Settings.ts"
import { ask, readAs, refused } from "../Asking.ts"

const DoorToThisMachine = Layer.provideMerge(
  InProcess.layer,
  houseOn(FetchHttpClient.layer, { allowPrivateTargets: true })
)

/** A receiver on this machine that takes everything. */
const receiver = Effect.acquireRelease(
  Effect.sync(() => Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("Taken") })),
  (server) => Effect.promise(() => server.stop(true))
)

const subscribed = Effect.gen(function* () {
  const ours = yield* brand()
  const { port } = yield* receiver
  const target_url = `http://127.0.0.1:${port}/`
  const { hooks } = yield* clientOf(ours.key)
  const { data } = yield* hooks.subscribe({ headers: {}, payload: { target_url, event: "comment.hidden" } })
  const post = (what: string, json: unknown, key = ours.key) =>
    ask("POST", `/api/v1/hooks/${data.id}/${what}`, { key, json })
  return { ours, hook: data, hooks, post, target_url }
})

layer(DoorToThisMachine)("a hook", (it) => {
  it.scoped(
    "is shown alone as it is in the list, without its secret, and never one of another brand or of Settings",
    () =>
      Effect.gen(function* () {
        const { hook, hooks, ours, target_url } = yield* subscribed
        const [listed] = (yield* hooks.list()).data
        assert.deepStrictEqual((yield* hooks.get({ path: { id: hook.id } })).data, listed)
        const stranger = yield* brand()
        refused(yield* ask("GET", `/api/v1/hooks/${hook.id}`, { key: stranger.key }), 404, "not_found")
        const webhooks = yield* SettingsWebhooks
        const { id } = yield* webhooks.create(manager(ours.principal), { target_url, events: "all" })
        for (const [method, path] of [
          ["GET", ""],
          ["POST", "/test"],
          ["POST", "/rotate"]
        ] as const) {
          const asked = { key: ours.key, ...(method === "POST" ? { json: {} } : {}) }
          refused(yield* ask(method, `/api/v1/hooks/${id}${path}`, asked), 404, "not_found")
        }
      })
  )

  it.scoped("is given a new secret, which is shown once, and the next a day later or at once", () =>
    Effect.gen(function* () {
      const { hook, post } = yield* subscribed
      const rotated = readAs(data(HookRotated, "HookRotatedAnswer"), yield* post("rotate", {}))
      assert.match(rotated.data.signing_secret, /^whsec_/)
      assert.notStrictEqual(rotated.data.signing_secret, "signing_secret" in hook ? hook.signing_secret : "")
      assert.isNotNull(rotated.data.previous_secret_until)
      refused(yield* post("rotate", { is_known: null }), 409, "conflict")
      const atOnce = readAs(data(HookRotated, "HookRotatedAnswer"), yield* post("rotate", { is_known: true }))
      assert.isNull(atOnce.data.previous_secret_until)
      yield* TestClock.adjust("25 hours")
      assert.strictEqual((yield* post("rotate", {})).status, 200)
    })
  )

  it.scoped(
    "is given a new secret by the key that asked for it, or its successor, and else by owners and admins alone",
    () =>
      Effect.gen(function* () {
        const { hook, ours, post, target_url } = yield* subscribed
        const moderator = yield* member(ours.workspaceId, "moderator")
        const other = yield* clientOf(moderator.key)
        const same = yield* other.hooks.subscribe({ headers: {}, payload: { target_url, event: "comment.hidden" } })
        assert.strictEqual(same.data.id, hook.id)
        const { message } = refused(yield* post("rotate", {}, moderator.key), 403, "forbidden")
        assert.include(message, "Another key subscribed this hook")
        const admin = yield* member(ours.workspaceId, "admin")
        assert.strictEqual((yield* post("rotate", {}, admin.key)).status, 200)
        const own = yield* other.hooks.subscribe({ headers: {}, payload: { target_url, event: "comment.received" } })
        const rotate = (key: ApiKey) =>
          ask("POST", `/api/v1/hooks/${own.data.id}/rotate`, { key, json: { is_known: true } })
        assert.strictEqual((yield* rotate(moderator.key)).status, 200)
        const { rotate: succeed } = yield* KeySuccession
        const options = { overlap: defaultOverlap, actor: "Grace" }
        const successor = yield* succeed(ours.workspaceId, moderator.keyId, options)
        for (const key of [moderator.key, successor.key]) assert.strictEqual((yield* rotate(key)).status, 200)
        const colleague = yield* member(ours.workspaceId, "moderator")
        refused(yield* rotate(colleague.key), 403, "forbidden")
      })
  )

  it.scoped("is tried, and given a new secret, also without a body, as nothing has to be said", () =>
    Effect.gen(function* () {
      const { hook, ours } = yield* subscribed
      for (const asked of [{}, { body: "" }, { headers: { "content-length": "0", "content-type": "text/plain" } }]) {
        const tried = yield* ask("POST", `/api/v1/hooks/${hook.id}/test`, { key: ours.key, ...asked })
        assert.isTrue(readAs(data(TestSent, "TestSentAnswer"), tried).data.delivered)
      }
      const rotated = yield* ask("POST", `/api/v1/hooks/${hook.id}/rotate`, { key: ours.key })
      assert.match(readAs(data(HookRotated, "HookRotatedAnswer"), rotated).data.signing_secret, /^whsec_/)
      for (const what of ["redeliver", "test", "rotate"]) {
        refused(
          yield* ask("POST", `/api/v1/hooks/${hook.id}/${what}`, { key: ours.key, body: " " }),
          400,
          "invalid_request"
        )
      }
      refused(yield* ask("POST", `/api/v1/hooks/${hook.id}/redeliver`, { key: ours.key }), 400, "invalid_request")
      refused(yield* ask("POST", "/api/v1/hooks", { key: ours.key }), 400, "invalid_request")
    })
  )

  it.scoped("is tried with its own event, and with no other", () =>
    Effect.gen(function* () {
      const { hook, ours, post } = yield* subscribed
      const sent = readAs(data(TestSent, "TestSentAnswer"), yield* post("test", { event: "" }))
      assert.deepInclude(sent.data, { id: hook.id, event: "comment.hidden", delivered: true, answer: "Taken" })
      refused(yield* post("test", { event: "contact.updated" }), 422, "unprocessable")
      const { key: viewer } = yield* member(ours.workspaceId, "viewer")
      for (const what of ["test", "rotate"]) refused(yield* post(what, {}, viewer), 403, "forbidden")
    })
  )
})
