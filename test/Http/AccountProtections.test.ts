import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { AccountId } from "#schema/Ids.ts"
import { brand, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { ask, Door, refused } from "./Asking.ts"
import { decideAll, received, standing } from "./Scenes.ts"

const all = {
  scams: true,
  spam: true,
  hate: true,
  competitors: false,
  profanity: true,
  links: true,
  contact: true,
  media: true,
  negative: true
} as const

layer(Door)("the protections of an account", (it) => {
  it.effect("are the workspace's until it has its own, and again when those are taken back", () =>
    Effect.gen(function* () {
      const { accounts, key, workspaceId } = yield* brand()
      const { autopilot } = yield* clientOf(key)
      const id = accounts.facebook.accountId
      const on = (protections: ReadonlyArray<{ readonly key: string; readonly on: boolean }>) =>
        Object.fromEntries(protections.map((one) => [one.key, one.on]))
      const workspace = on((yield* autopilot.getProtections()).data.protections)
      const before = (yield* autopilot.getAccountProtections({ path: { id } })).data
      assert.deepStrictEqual(before.account, { id, name: "Fjord Coffee" })
      assert.deepStrictEqual([before.customized, on(before.protections)], [false, workspace])

      const own = (yield* autopilot.patchAccountProtections({ path: { id }, payload: { links: true } })).data
      assert.deepStrictEqual([own.customized, on(own.protections)], [true, { ...workspace, links: true }])
      const { customized_accounts } = (yield* autopilot.patchProtections({ headers: {}, payload: { scams: false } }))
        .data
      assert.deepStrictEqual(customized_accounts, [{ id, name: "Fjord Coffee" }])
      assert.deepStrictEqual((yield* autopilot.getAccountProtections({ path: { id } })).data, own)
      const every = (yield* autopilot.patchAccountProtections({ path: { id }, payload: all })).data
      assert.deepStrictEqual(on(every.protections), { ...all })
      yield* autopilot.patchAccountProtections({ path: { id }, payload: { links: true } })

      const removed = (yield* autopilot.deleteAccountProtections({ path: { id } })).data
      assert.deepStrictEqual([removed.customized, on(removed.protections)], [false, { ...workspace, scams: false }])
      assert.deepStrictEqual((yield* autopilot.deleteAccountProtections({ path: { id } })).data, removed)
      assert.deepStrictEqual((yield* autopilot.getProtections()).data.customized_accounts, [])
      const sql = yield* SqlClient.SqlClient
      const entries = yield* sql`SELECT what, before ->> 'account' AS account, after ->> 'own' AS own FROM audit_log
        WHERE workspace_id = ${workspaceId} AND what LIKE 'account_protections.%' ORDER BY at`
      assert.deepStrictEqual(
        entries.map(({ account, own, what }) => [what, account, own === null]),
        [
          ["account_protections.changed", id, false],
          ["account_protections.changed", id, false],
          ["account_protections.removed", id, true]
        ],
        "what changes nothing is no change"
      )
    })
  )

  it.effect("decide about its comments, and about no others", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { autopilot } = yield* clientOf(ours.key)
      const path = { id: ours.accounts.facebook.accountId }
      yield* autopilot.patchAccountProtections({ path, payload: { links: true } })
      const text = "the spare parts are on example.com in the manual section"
      const hidden = yield* received(ours, { externalId: "1", text })
      yield* decideAll
      assert.strictEqual((yield* standing(ours, hidden)).decision?.outcome, "hide")
      yield* autopilot.deleteAccountProtections({ path })
      const kept = yield* received(ours, { externalId: "2", text })
      yield* decideAll
      assert.strictEqual((yield* standing(ours, kept)).decision?.outcome, "keep")
    })
  )

  it.effect("are refused in words", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const path = (id: string) => `/api/v1/accounts/${id}/protections`
      const own = path(ours.accounts.facebook.accountId)
      const { key } = ours
      const unknown = refused(yield* ask("GET", path(AccountId.make("acc_unknown")), { key }), 404, "not_found")
      assert.strictEqual(unknown.message, "There is no account acc_unknown")
      refused(yield* ask("DELETE", path("acc_unknown"), { key }), 404, "not_found")
      const nothing = refused(yield* ask("PATCH", own, { key, json: {} }), 400, "invalid_request")
      assert.strictEqual(nothing.message, "The body has nothing to change: send at least one switch")
      const answers = yield* ask("PATCH", own, { key, json: { answer_questions: "off" } })
      assert.match(
        refused(answers, 400, "invalid_request").message,
        /^"answer_questions" is not a field; expected one of scams/
      )
      const moderator = yield* member(ours.workspaceId, "moderator")
      refused(yield* ask("PATCH", own, { key: moderator.key, json: { links: true } }), 403, "forbidden")
      refused(yield* ask("DELETE", own, { key: moderator.key }), 403, "forbidden")
      assert.strictEqual((yield* ask("GET", own, { key: moderator.key })).status, 200)
    })
  )
})
