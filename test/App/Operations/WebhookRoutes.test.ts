import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, Redacted, Schema } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Webhook, WebhookSecret } from "#schema/resources/Webhook.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { madeUp } from "#src/Samples/MadeUpOccurrence.ts"
import { Outbox } from "#src/Webhooks/Queue/Outbox.ts"
import { byLink } from "#test/Access/TestSignIn.ts"
import { brand, member, testSettings } from "#test/House.ts"
import { type Asked, ask, Door, readAs, refused } from "#test/Http/Asking.ts"

const target_url = "https://93.184.215.14/hook"
const data = <A, I>(schema: Schema.Schema<A, I>) => Schema.Struct({ data: schema })
const readWebhook = data(Webhook)

/** Asks as somebody who is signed in, from a page of ours unless another origin is said. */
const asking = Effect.fn("asking")(function* (personId: PersonId, workspaceId: WorkspaceId) {
  const token = yield* Effect.flatMap(Sessions, ({ start }) => start(personId, byLink))
  const cookie = `__Host-steward_session=${Redacted.value(token)}`
  return (method: string, path: string, asked: Omit<Asked, "key"> = {}) =>
    ask(method, `/app/v1/${workspaceId}/webhooks${path}`, {
      ...asked,
      headers: { cookie, origin: testSettings.baseUrl, "sec-fetch-site": "same-origin", ...asked.headers }
    })
})

/** A comment of the workspace is hidden, as deliveries tell of it. */
const hidden = Effect.fn("hidden")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  const outbox = yield* Outbox
  const links = yield* AppLinks
  yield* Effect.flatMap(WorkspaceClock, ({ next }) => next(workspaceId)).pipe(
    Effect.flatMap((at) => outbox.append(madeUp(workspaceId, "comment.hidden", at, links))),
    sql.withTransaction
  )
})

layer(Door)("webhooks in Settings", (it) => {
  it.effect("are managed by owners and admins who are signed in", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const asked = yield* asking(personId, workspaceId)
      const created = yield* asked("POST", "", { json: { target_url, events: "all" } })
      assert.strictEqual(created.status, 201, created.text)
      assert.strictEqual(created.headers.get("cache-control"), "no-store")
      const { data: webhook } = readAs(readWebhook, created)
      const at = `/${webhook.id}`
      assert.deepStrictEqual(readAs(readWebhook, yield* asked("GET", at)).data, webhook)
      assert.deepStrictEqual(readAs(data(Schema.Array(Webhook)), yield* asked("GET", "")).data, [webhook])

      const changed = yield* asked("PATCH", at, { json: { events: ["comment.hidden", "hook.disabled"] } })
      assert.deepStrictEqual(readAs(readWebhook, changed).data.events, ["comment.hidden", "hook.disabled"])
      assert.strictEqual(readAs(readWebhook, yield* asked("POST", `${at}/pause`)).data.state, "paused")
      yield* hidden(workspaceId)
      const log = yield* asked("GET", `${at}/deliveries?status=held&after_sequence=0`)
      assert.include(log.text, '"last_sequence":1')
      assert.strictEqual(
        (yield* asked("POST", `${at}/redeliver`, { json: { since: "2026-01-01T00:00:00Z" } })).status,
        422
      )
      const resumed = yield* asked("POST", `${at}/resume`, { json: { discard: true } })
      assert.strictEqual(readAs(readWebhook, resumed).data.state, "on")
      const again = yield* asked("POST", `${at}/redeliver`, { json: { since: "1970-01-01T00:00:00Z" } })
      assert.deepStrictEqual(
        [again.status, JSON.parse(again.text)],
        [202, { data: { hook_id: webhook.id, queued: 1 } }]
      )

      const shown = readAs(data(WebhookSecret), yield* asked("GET", `${at}/secret`)).data
      const rotated = readAs(data(WebhookSecret), yield* asked("POST", `${at}/rotate`, { json: {} })).data
      assert.strictEqual(rotated.previous_secret, shown.signing_secret)
      refused(yield* asked("POST", `${at}/rotate`, { json: {} }), 409, "conflict")
      assert.strictEqual((yield* asked("POST", `${at}/rotate`, { json: { is_known: true } })).status, 200)
      refused(yield* asked("POST", `${at}/test`, { json: { event: "lead.captured" } }), 422, "unprocessable")
      assert.strictEqual((yield* asked("DELETE", at)).status, 200)
      refused(yield* asked("GET", at), 404, "not_found")
    })
  )

  it.effect("are for nobody else: without a session, from another site, in another brand, or with another role", () =>
    Effect.gen(function* () {
      const { key, personId, workspaceId } = yield* brand()
      const asked = yield* asking(personId, workspaceId)
      const json = { target_url, events: "all" }
      refused(yield* asked("POST", "", { json, headers: { cookie: "" } }), 401, "unauthorized")
      const cookie = "__Host-steward_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
      refused(yield* asked("GET", "", { headers: { cookie } }), 401, "unauthorized")
      refused(yield* ask("GET", `/app/v1/${workspaceId}/webhooks`, { key }), 401, "unauthorized")
      for (const origin of ["https://evil.test", "null", ""]) {
        refused(yield* asked("POST", "", { json, headers: { origin } }), 403, "forbidden")
      }
      for (const role of ["manager", "moderator", "viewer"] as const) {
        const other = yield* member(workspaceId, role)
        const asOther = yield* asking(other.personId, workspaceId)
        for (const answered of [yield* asOther("GET", ""), yield* asOther("POST", "", { json })]) {
          assert.include(refused(answered, 403, "forbidden").message, "owner or admin")
        }
      }
      const admin = yield* member(workspaceId, "admin")
      assert.strictEqual((yield* (yield* asking(admin.personId, workspaceId))("GET", "")).status, 200)
      const foreign = yield* brand()
      const asForeigner = yield* asking(foreign.personId, workspaceId)
      refused(yield* asForeigner("GET", ""), 404, "not_found")
      refused(yield* asForeigner("POST", "", { json }), 404, "not_found")
      assert.deepStrictEqual(JSON.parse((yield* asked("GET", "")).text), { data: [] })
    })
  )

  it.effect("answer what is wrong with a request as the API does, all of it", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const asked = yield* asking(personId, workspaceId)
      const wrong = [
        [{ target_url }, ["events"]],
        [{ target_url, events: [] }, ["events"]],
        [{ target_url, events: ["comment.hidden", "comment.hidden"] }, ["events"]],
        [{ target_url, events: "every" }, ["events"]],
        [{ target: target_url, events: "all" }, ["target", "target_url"]],
        [{ target_url: "https://10.0.0.1/", events: "all" }, ["target_url"]]
      ] as const
      for (const [json, paths] of wrong) {
        const error = refused(yield* asked("POST", "", { json }), 400, "invalid_request")
        assert.sameMembers([...new Set(error.issues.map(({ path }) => path))], [...paths], JSON.stringify(json))
      }
    })
  )
})
