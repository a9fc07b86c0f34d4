import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Option, Redacted, TestClock } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { House } from "#test/House.ts"
import { listening, scene } from "#test/Moderation/Scene.ts"

const connectWith = (workspaceId: WorkspaceId, externalId: string, token: string, name = "Fjord Coffee") =>
  Effect.flatMap(Accounts, (accounts) =>
    accounts.connect({
      workspaceId,
      platform: "facebook",
      externalId,
      name,
      token: Redacted.make(token),
      actor: "Ada"
    })
  )

layer(House)("Accounts", (it) => {
  it.effect("tokens are sealed at rest, and opened to be used", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene()
      const { access } = yield* Accounts
      const id = yield* connectWith(workspaceId, "page-1", "EAAB-secret")
      const sql = yield* PgClient.PgClient
      const [row] = yield* sql<{ readonly sealed_token: Uint8Array }>`
        SELECT sealed_token FROM accounts WHERE workspace_id = ${workspaceId} AND id = ${id}`
      assert.notInclude(Buffer.from(row?.sealed_token ?? []).toString("latin1"), "EAAB-secret")
      const opened = Option.getOrThrow(yield* access(workspaceId, id))
      assert.strictEqual(Redacted.value(opened.token), "EAAB-secret")
      assert.deepInclude(opened, { platform: "facebook", externalId: "page-1" })
      const entries = yield* sql`SELECT before, after FROM audit_log WHERE workspace_id = ${workspaceId}`
      assert.notInclude(JSON.stringify(entries), "EAAB-secret")
    })
  )

  it.effect("connecting again keeps the id and replaces name and token; every time is in the audit log", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene()
      const { access } = yield* Accounts
      const first = yield* connectWith(workspaceId, "page-2", "old")
      yield* TestClock.adjust("1 second")
      const again = yield* connectWith(workspaceId, "page-2", "new", "Fjord Coffee Roasters")
      assert.strictEqual(again, first)
      assert.strictEqual(Redacted.value(Option.getOrThrow(yield* access(workspaceId, first)).token), "new")
      const sql = yield* PgClient.PgClient
      const entries = yield* sql<{ readonly actor: string; readonly after: unknown }>`
        SELECT actor, after FROM audit_log
        WHERE workspace_id = ${workspaceId} AND what = 'account.connected' AND after->>'id' = ${first} ORDER BY at, id`
      assert.deepStrictEqual(entries, [
        { actor: "Ada", after: { id: first, platform: "facebook", name: "Fjord Coffee" } },
        { actor: "Ada", after: { id: first, platform: "facebook", name: "Fjord Coffee Roasters" } }
      ])
    })
  )

  it.effect("a disconnected account gives no access, tells people once, and comes back with a new token", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene()
      const heard = yield* listening(workspaceId, ["account.disconnected"])
      const { access } = yield* Accounts
      const { disconnected } = yield* Disconnections
      const id = yield* connectWith(workspaceId, "page-3", "old")
      const end = disconnected(workspaceId, id, new Date(1_000), "The session is over.")
      yield* Effect.all([end, end, end], { concurrency: "unbounded" })
      yield* end
      assert.isTrue(Option.isNone(yield* access(workspaceId, id)))
      const { bodies } = yield* heard
      assert.lengthOf(bodies, 1)
      assert.deepNestedInclude(bodies[0], {
        event: "account.disconnected",
        account: { id, name: "Fjord Coffee" },
        reason: "The session is over.",
        url: "https://steward.test/settings/accounts"
      })
      yield* connectWith(workspaceId, "page-3", "new")
      assert.isTrue(Option.isSome(yield* access(workspaceId, id)))
    })
  )

  it.effect("no disconnection without its event", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene()
      const { access } = yield* Accounts
      const { disconnected } = yield* Disconnections
      const sql = yield* PgClient.PgClient
      yield* listening(workspaceId, ["account.disconnected"])
      const id = yield* connectWith(workspaceId, "page-4", "token")
      const broken = sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`ALTER TABLE deliveries ADD CONSTRAINT broken CHECK (event <> 'account.disconnected') NOT VALID`
          const exit = yield* Effect.exit(disconnected(workspaceId, id, new Date(1_000), "Over."))
          assert.isTrue(exit._tag === "Failure")
          assert.isTrue(Option.isSome(yield* access(workspaceId, id)))
          return yield* Effect.fail("undo")
        })
      )
      yield* Effect.flip(broken)
      assert.isTrue(Option.isSome(yield* access(workspaceId, id)))
    })
  )

  it.effect("one brand has no access to the accounts of another", () =>
    Effect.gen(function* () {
      const one = yield* scene()
      const other = yield* scene()
      const { access, findByExternalId } = yield* Accounts
      const mine = yield* connectWith(one.workspaceId, "page-5", "one")
      assert.isTrue(Option.isSome(yield* access(one.workspaceId, mine)))
      assert.isTrue(Option.isNone(yield* access(other.workspaceId, mine)))
      const found = Option.getOrThrow(yield* findByExternalId("facebook", "page-5"))
      assert.deepStrictEqual([found.workspace_id, found.id], [one.workspaceId, mine])
      assert.isTrue(Option.isNone(yield* findByExternalId("youtube", "page-5")))
    })
  )
})
