import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { AccountId } from "#schema/Ids.ts"
import { unknownAccount } from "#src/Directory/UnknownAccount.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { brand } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { bodyOf, call, connected, errorIn } from "#test/Mcp/Assistant.ts"
import { ask, Door, refused } from "../Asking.ts"

layer(Door)("GET /accounts", (it) => {
  it.effect("tells of every account, and how the calls about it go", () =>
    Effect.gen(function* () {
      const { accounts, key, workspaceId } = yield* brand()
      const { disconnected } = yield* Disconnections
      yield* disconnected(workspaceId, accounts.youtube.accountId, new Date(0), "The token ran out.")
      const { data } = yield* Effect.flatMap(clientOf(key), (client) => client.accounts.list())
      const fresh = { state: "connected", since: null, reason: null, last_poll_at: null, last_push_at: null }
      const shared = { name: "Fjord Coffee", connected_at: "1970-01-01T00:00:00.000Z" }
      const { facebook, youtube } = accounts
      const since = "1970-01-01T00:00:00.000Z"
      const ended = { ...fresh, state: "disconnected", since, reason: "The token ran out." }
      assert.deepStrictEqual<ReadonlyArray<unknown>>(data, [
        { id: facebook.accountId, platform: "facebook", external_id: facebook.externalId, ...shared, health: fresh },
        { id: youtube.accountId, platform: "youtube", external_id: youtube.externalId, ...shared, health: ended }
      ])
      assert.strictEqual((yield* ask("GET", "/api/v1/accounts?page=2", { key })).status, 400)
    })
  )

  it.scoped("an account that is none is 400 in every filter, and names those that there are", () =>
    Effect.gen(function* () {
      const { accounts, key } = yield* brand()
      const theirs = yield* brand()
      const there = `${accounts.facebook.accountId} (Fjord Coffee on Facebook)`
      for (const id of ["acc_none", theirs.accounts.facebook.accountId]) {
        for (const path of ["/comments", "/reports/summary"]) {
          const answer = yield* ask("GET", `/api/v1${path}?account_id=${id}`, { key })
          refused(answer, 400, "invalid_request")
          assert.include(answer.text, `not an account of this workspace; there are ${there}`)
          assert.include(answer.text, '"path":"account_id"')
        }
      }
      const client = yield* connected({ key })
      for (const tool of ["list_comments", "get_report"] as const) {
        const error = errorIn(yield* call(client, tool, { account_id: "acc_none" }))
        assert.strictEqual(error.code, "invalid_request")
        assert.include(error.message, there)
      }
      const listed = bodyOf(yield* call(client, "list_accounts", {}))
      const answer = yield* ask("GET", "/api/v1/accounts", { key })
      assert.deepStrictEqual(listed, JSON.parse(answer.text))
      for (const query of ["", `?account_id=${accounts.youtube.accountId}`]) {
        assert.strictEqual((yield* ask("GET", `/api/v1/comments${query}`, { key })).status, 200)
      }
    })
  )

  it("names as many accounts as fit, and says how many more there are", () => {
    const all = Array.from({ length: 300 }, (_, index) => ({
      id: AccountId.make(`acc_${index}`),
      name: "x".repeat(100),
      platform: "youtube" as const
    }))
    const { message } = unknownAccount("y".repeat(1000), all)
    assert.isBelow(message.length, 900)
    assert.match(message, /on YouTube\) and 295 more$/)
    assert.include(unknownAccount("y", []).message, "none is connected yet")
  })
})
