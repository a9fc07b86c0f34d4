import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { Idempotency } from "#src/Access/Idempotency/Idempotency.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { meet } from "#test/Contacts/Meeting.ts"
import { brand, member } from "#test/House.ts"
import { type Answered, type Asked, ask, Door, refused } from "../Asking.ts"
import { type Brand, clicked, received, standing, waiting } from "../Scenes.ts"

const posting = ({ key }: Pick<Brand, "key">) =>
  Effect.fn("posting")((path: string, idempotencyKey: string, asked: Asked) =>
    ask("POST", `/api/v1${path}`, { key, ...asked, headers: { "idempotency-key": idempotencyKey, ...asked.headers } })
  )

const given = ({ headers, status, text }: Answered) => ({ status, text, type: headers.get("content-type") })

/** A request to each endpoint that takes the header, other ones to the same, and the status that it has once. */
const requests = Effect.fn("requests")(function* (ours: Brand) {
  const asked = yield* waiting(ours, { externalId: "asked" })
  const acted = yield* received(ours, { externalId: "acted" })
  const click_id = yield* clicked(ours)
  const target_url = "https://93.184.215.14/hook"
  const { hook } = yield* Effect.flatMap(Hooks, (hooks) =>
    hooks.subscribe(ours.principal, { target_url, event: "comment.review" })
  )
  const contact = yield* meet(ours.accounts.facebook, "5550001")
  const [twin, other] = [yield* meet(ours.accounts.facebook, "5550002"), yield* meet(ours.accounts.facebook, "5550003")]
  const [since, later] = ["1970-01-01T00:00:00Z", "1970-01-02T00:00:00Z"]
  return [
    { path: `/comments/${acted}/actions`, json: { action: "reply", text: "Thanks" }, other: { action: "hide" } },
    { path: `/autopilot/needs-you/${asked}/answer`, json: { answer: "keep" }, other: { answer: "hide" } },
    { path: "/conversions", json: { click_id, value: 10 }, other: { click_id, value: 11 } },
    { path: "/hooks", json: { target_url, event: "comment.hidden" }, other: { target_url, event: "lead.captured" } },
    { path: `/contacts/${contact}/link`, json: { contact_id: twin }, other: { contact_id: other } },
    { path: "/links", json: { target_url }, other: { target_url, campaign: "Autumn" } },
    { path: `/hooks/${hook.id}/rotate`, json: {}, other: { is_known: true } },
    { path: `/hooks/${hook.id}/redeliver`, json: { since }, other: { since: later } },
    { path: "/autopilot/backtest", json: { draft: { guidance: "" } }, other: { draft: { guidance: "Hide links." } } },
    {
      path: "/autopilot/undo",
      json: { policy_version: null, since },
      other: { policy_version: null, since, only_by_guidance: true }
    }
  ]
})

layer(Door)("a POST with an Idempotency-Key", (it) => {
  it.effect("is done once and answered alike, at every endpoint that does something", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const post = posting(ours)
      for (const { json, other, path } of yield* requests(ours)) {
        const first = yield* post(path, `key-of-${path}`, { json })
        assert.oneOf(first.status, [200, 201, 202])
        assert.notMatch(
          first.text,
          /lovely cup|Kari/,
          "what people wrote is kept in no answer, where no erasure finds it"
        )
        const reordered = JSON.stringify(Object.fromEntries(Object.entries(json).toReversed()), null, 2)
        const headers = { "content-type": "application/json" }
        for (const again of [{ json }, { body: reordered, headers }]) {
          assert.deepStrictEqual(given(yield* post(path, `key-of-${path}`, again)), given(first))
        }
        refused(yield* post(path, `key-of-${path}`, { json: other }), 422, "unprocessable")
      }
      const sql = yield* SqlClient.SqlClient
      const { workspaceId } = ours
      const [done] = yield* sql`SELECT
        (SELECT count(*)::int FROM platform_work WHERE workspace_id = ${workspaceId}) AS work,
        (SELECT count(*)::int FROM sales WHERE workspace_id = ${workspaceId}) AS sales,
        (SELECT count(*)::int FROM hooks WHERE workspace_id = ${workspaceId}) AS hooks`
      assert.deepStrictEqual(done, { work: 1, sales: 1, hooks: 2 })
    })
  )

  it.effect("to another path is another request", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const post = posting(ours)
      const [one, two] = [yield* received(ours, { externalId: "1" }), yield* received(ours, { externalId: "2" })]
      const json = { action: "archive" }
      assert.strictEqual((yield* post(`/comments/${one}/actions`, "k", { json })).status, 200)
      refused(yield* post(`/comments/${two}/actions`, "k", { json }), 422, "unprocessable")
      assert.isFalse((yield* standing(ours, two)).archived)
      const other = yield* member(ours.workspaceId, "moderator")
      assert.strictEqual((yield* posting(other)(`/comments/${two}/actions`, "k", { json })).status, 200)
    })
  )

  it.effect("that is still being done is 409", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const post = posting(ours)
      const id = yield* received(ours)
      const path = `/comments/${id}/actions`
      const sql = yield* SqlClient.SqlClient
      const json = { action: "archive" } as const
      const running = yield* sql.withTransaction(
        Effect.gen(function* () {
          // whatever changes a comment takes this lock first, and is held up until this transaction ends
          yield* sql`SELECT FROM workspaces WHERE id = ${ours.workspaceId} FOR UPDATE`
          const first = yield* Effect.fork(post(path, "k", { json }))
          const second = yield* Effect.fork(post(path, "k", { json }))
          const answered = yield* Effect.raceFirst(Fiber.join(first), Fiber.join(second))
          refused(answered, 409, "conflict")
          return [first, second]
        })
      )
      const statuses = yield* Effect.forEach(running, Fiber.join)
      assert.sameMembers(
        statuses.map(({ status }) => status),
        [200, 409]
      )
      assert.strictEqual((yield* post(path, "k", { json })).status, 200)
      assert.isTrue((yield* standing(ours, id)).archived)
    })
  )

  it.effect("whose first request still runs is 409, at every endpoint that does something", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { once } = yield* Idempotency
      for (const { json, path } of yield* requests(ours)) {
        const running = once(ours.principal, path, new Uint8Array(32))
        yield* running(
          Effect.gen(function* () {
            refused(yield* posting(ours)(path, path, { json }), 409, "conflict")
            return { status: 200, body: "{}" }
          })
        )
      }
    })
  )

  it.effect("that failed is done when it is asked again", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const post = posting(ours)
      const json = { click_id: "clk_none", value: 1 }
      refused(yield* post("/conversions", "k", { json }), 404, "not_found")
      const click_id = yield* clicked(ours)
      assert.strictEqual((yield* post("/conversions", "k", { json: { click_id, value: 1 } })).status, 200)
    })
  )

  it.effect("takes 1 to 255 visible characters, and says so", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const post = posting(ours)
      const json = { click_id: yield* clicked(ours), value: 1 }
      for (const odd of ["", "a b", "é", "k".repeat(256)]) {
        const { issues } = refused(yield* post("/conversions", odd, { json }), 400, "invalid_request")
        assert.deepStrictEqual(issues, [{ path: "Idempotency-Key", message: "must have 1 to 255 visible characters" }])
      }
      for (const sane of ["k", "~!@#$%^&*()_+", "k".repeat(255)]) {
        assert.strictEqual((yield* post("/conversions", sane, { json })).status, 200)
      }
    })
  )
})
