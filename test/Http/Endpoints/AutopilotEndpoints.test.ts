import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { brand, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { ask, Door, refused } from "../Asking.ts"
import { decideAll, received, standing, waiting } from "../Scenes.ts"

const guidancePath = "/api/v1/autopilot/guidance"
const protectionsPath = "/api/v1/autopilot/protections"

const audited = Effect.fn("audited")(function* (workspaceId: WorkspaceId, what: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ actor: string; before: unknown; after: unknown }>`
    SELECT actor, before, after FROM audit_log WHERE workspace_id = ${workspaceId} AND what = ${what} ORDER BY at`
})

layer(Door)("guidance", (it) => {
  it.effect("is replaced as a whole, compiled at each time and written down in the audit log", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const { autopilot } = yield* clientOf(key)
      const put = Effect.fn(function* (guidance: string) {
        yield* TestClock.adjust("1 second")
        return (yield* autopilot.putGuidance({ headers: {}, payload: { guidance } })).data
      })
      assert.deepStrictEqual((yield* autopilot.getGuidance()).data, { guidance: "", policy_version: null, does: [] })
      assert.deepStrictEqual(yield* put("Hide links."), {
        guidance: "Hide links.",
        policy_version: 1,
        does: ["Hides comments that contain links."],
        warnings: []
      })
      const { warnings, ...unclear } = yield* put("Hide links. Be excellent.")
      assert.deepStrictEqual(warnings, [])
      assert.strictEqual(unclear.policy_version, 2)
      assert.deepStrictEqual(
        unclear.unclear?.map(({ text }) => text),
        ["Be excellent"]
      )
      assert.deepStrictEqual((yield* autopilot.getGuidance()).data, unclear)
      assert.deepStrictEqual(yield* put(""), { guidance: "", policy_version: 3, does: [], warnings: [] })
      const entries = yield* audited(workspaceId, "guidance.replaced")
      assert.lengthOf(entries, 3)
      assert.deepInclude(entries[1], {
        actor: "Ada Operator",
        before: { guidance: "Hide links.", policy_version: 1 }
      })
    })
  )

  it.effect("of 2,000 characters is taken, of more refused, counted as people count", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const put = (guidance: string) => ask("PUT", guidancePath, { key, json: { guidance } })
      assert.strictEqual((yield* put("😀".repeat(2000))).status, 200)
      const error = refused(yield* put("😀".repeat(2001)), 400, "invalid_request")
      assert.strictEqual(error.message, "guidance must have at most 2000 characters, not 2001")
      assert.strictEqual((yield* put("x".repeat(2000))).status, 200)
    })
  )

  it.effect("holds for the next comment", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { autopilot } = yield* clientOf(ours.key)
      yield* autopilot.putGuidance({ headers: {}, payload: { guidance: "Ask me about refunds." } })
      const asked = yield* received(ours, { externalId: "1", text: "Where is my refund?" })
      yield* decideAll
      assert.strictEqual((yield* standing(ours, asked)).status, "review")
      yield* autopilot.putGuidance({ headers: {}, payload: { guidance: "" } })
      const kept = yield* received(ours, { externalId: "2", text: "Where is my refund, then?" })
      yield* decideAll
      assert.strictEqual((yield* standing(ours, kept)).status, "visible")
    })
  )
})

layer(Door)("protections", (it) => {
  it.effect("change in what is sent and in nothing else", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const { autopilot } = yield* clientOf(key)
      const before = (yield* autopilot.getProtections()).data
      assert.lengthOf(before.protections, 9)
      const links = before.protections.find((one) => one.key === "links")?.on === true
      const payload = { links: !links, answer_questions: "draft" } as const
      const after = (yield* autopilot.patchProtections({ headers: {}, payload })).data
      assert.deepStrictEqual(after, {
        ...before,
        answer_questions: "draft",
        protections: before.protections.map((one) => (one.key === "links" ? { ...one, on: !links } : one))
      })
      assert.deepStrictEqual((yield* autopilot.getProtections()).data, after)
      yield* autopilot.patchProtections({ headers: {}, payload })
      const entries = yield* audited(workspaceId, "protections.changed")
      assert.lengthOf(entries, 1, "what changes nothing is no change")
      assert.nestedPropertyVal(entries[0], "before.links", links)
      assert.nestedPropertyVal(entries[0], "after.links", !links)
    })
  )

  it.effect("refuse an empty change and an unknown switch", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const patch = (json: unknown) =>
        Effect.map(ask("PATCH", protectionsPath, { key, json }), (answered) =>
          refused(answered, 400, "invalid_request")
        )
      assert.strictEqual((yield* patch({})).message, "The body has nothing to change: send at least one switch")
      assert.strictEqual((yield* patch({ scam: true })).message, '"scam" is not a field; did you mean "scams"?')
      const unknown = yield* patch({ gambling: true, links: true })
      assert.match(unknown.message, /^"gambling" is not a field; expected one of scams, spam, .*, answer_questions$/)
    })
  )

  it.effect("and guidance are for those who may change them", () =>
    Effect.gen(function* () {
      const { accounts, workspaceId } = yield* brand()
      const people = [
        [yield* member(workspaceId, "admin"), 200],
        [yield* member(workspaceId, "manager"), 200],
        [yield* member(workspaceId, "manager", [accounts.facebook.accountId]), 403],
        [yield* member(workspaceId, "moderator"), 403],
        [yield* member(workspaceId, "viewer"), 403]
      ] as const
      for (const [{ key }, status] of people) {
        const writes = [
          yield* ask("PUT", guidancePath, { key, json: { guidance: "" } }),
          yield* ask("PATCH", protectionsPath, { key, json: { links: true } })
        ]
        for (const answered of writes) {
          if (status === 403) refused(answered, 403, "forbidden")
          else assert.strictEqual(answered.status, 200)
        }
        assert.strictEqual((yield* ask("GET", guidancePath, { key })).status, 200)
      }
    })
  )
})

layer(Door)("Needs you", (it) => {
  it.effect("holds what waits, until it is answered", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { autopilot } = yield* clientOf(ours.key)
      const id = yield* waiting(ours)
      const { data } = yield* autopilot.needsYou({ urlParams: {} })
      assert.deepStrictEqual(
        data.map((item) => item.id),
        [id]
      )
      assert.match(data[0]?.created_at ?? "", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      assert.strictEqual((yield* autopilot.status()).data.waiting, 1)
      const kept = { comment_id: id, answer: "keep", queued: false }
      const answer = (payload: { readonly answer: "keep" | "hide" }) =>
        autopilot.answer({ headers: {}, path: { id }, payload })
      assert.deepStrictEqual((yield* answer({ answer: "keep" })).data, kept)
      assert.deepStrictEqual((yield* answer({ answer: "keep" })).data, kept)
      assert.deepStrictEqual((yield* autopilot.needsYou({ urlParams: {} })).data, [])
      assert.strictEqual((yield* autopilot.status()).data.waiting, 0)
      const note = "It takes the place of an earlier answer: Ada Operator said keep"
      const hidden = { comment_id: id, answer: "hide", queued: true, note } as const
      assert.deepStrictEqual((yield* answer({ answer: "hide" })).data, hidden)
    })
  )
})
