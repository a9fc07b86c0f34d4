import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Either, Layer, Logger, Option, Redacted } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { connectAccounts } from "#src/Demo/DemoWorkspace.ts"
import { connectedElsewhere } from "#src/Directory/ConnectedElsewhere.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { tellSetAside } from "#src/Platforms/Accounts/SetAside.ts"
import { brand, House } from "#test/House.ts"

const migration = new URL("../../../schema/migrations/0041_connected_once.sql", import.meta.url)

const workspace = (name: string) =>
  Effect.flatMap(Workspaces, ({ create }) => create({ name, timeZone: TimeZone.make("Europe/Oslo") }))

const connectPage = (workspaceId: WorkspaceId, externalId: string) =>
  Effect.flatMap(Accounts, (accounts) =>
    accounts.connect({
      workspaceId,
      platform: "facebook",
      externalId,
      name: "Fjord Coffee",
      token: Redacted.make("token"),
      actor: "Ada"
    })
  )

const inWorkspace = Effect.fn("inWorkspace")(function* (externalId: string) {
  const { findByExternalId } = yield* Accounts
  return Option.getOrUndefined(yield* findByExternalId("facebook", externalId))?.workspace_id
})

layer(Layer.merge(House, BunContext.layer))("a page in one brand", (it) => {
  it.effect("is refused in another in words that do not name the first, until it is disconnected there", () =>
    Effect.gen(function* () {
      const one = yield* workspace("Secret Brand")
      const other = yield* workspace("Other Brand")
      const { list } = yield* Accounts
      const { disconnect, disconnected } = yield* Disconnections
      const first = yield* connectPage(one.id, "page-1")
      const error = yield* Effect.flip(connectPage(other.id, "page-1"))
      assert.strictEqual(error._tag, "ConnectedElsewhere")
      const words = '"page-1" on Facebook is already connected in another brand of this installation.'
      assert.isTrue(error.message.startsWith(words))
      assert.notInclude(JSON.stringify(error) + error.message, "Secret Brand")
      assert.notInclude(JSON.stringify(error) + error.message, one.id)
      assert.isEmpty(yield* list(other.id))
      const sql = yield* PgClient.PgClient
      assert.isEmpty(yield* sql`SELECT 1 FROM audit_log WHERE workspace_id = ${other.id}`)

      yield* disconnected(one.id, first, new Date(0), "The token ran out.")
      assert.strictEqual((yield* Effect.flip(connectPage(other.id, "page-1")))._tag, "ConnectedElsewhere")
      assert.strictEqual(yield* connectPage(one.id, "page-1"), first)

      yield* disconnect(one.id, first, "Ada")
      yield* connectPage(other.id, "page-1")
      assert.strictEqual(yield* inWorkspace("page-1"), other.id)
      assert.strictEqual((yield* Effect.flip(connectPage(one.id, "page-1")))._tag, "ConnectedElsewhere")
    })
  )

  it.effect("is connected by one of many that try at once", () =>
    Effect.gen(function* () {
      const all = yield* Effect.forEach(["1", "2", "3", "4"], workspace)
      for (const page of ["raced-1", "raced-2", "raced-3"]) {
        const tried = yield* Effect.forEach(all, ({ id }) => Effect.either(connectPage(id, page)), {
          concurrency: "unbounded"
        })
        const won = all.filter((_, index) => Option.exists(Option.fromNullable(tried[index]), Either.isRight))
        assert.lengthOf(won, 1)
        assert.strictEqual(yield* inWorkspace(page), won[0]?.id)
      }
    })
  )

  it.effect("stays in the brand that works and connected it first, where an older version let several", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { list } = yield* Accounts
      const text = yield* Effect.flatMap(FileSystem.FileSystem, (fs) => fs.readFileString(migration.pathname))
      const said: Array<string> = []
      const log = Logger.make(({ message }) => void said.push(JSON.stringify(message)))
      const upgraded = sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`DROP INDEX accounts_connected_once`
          const [dead, first, second] = [yield* brand(), yield* brand(), yield* brand()]
          yield* Effect.forEach([dead, first, second], ({ accounts }, index) => {
            const { accountId, workspaceId } = accounts.facebook
            return sql`
              UPDATE accounts SET external_id = 'twice', created_at = ${new Date(index * 1_000)},
                disconnected_at = ${index === 0 ? new Date(0) : null}
              WHERE workspace_id = ${workspaceId} AND id = ${accountId}`
          })
          yield* sql.unsafe(text)
          assert.strictEqual(yield* inWorkspace("twice"), first.workspaceId)
          for (const [{ accounts, workspaceId }, state] of [
            [dead, "disconnected"],
            [first, "connected"],
            [second, "disconnected"]
          ] as const) {
            const page = (yield* list(workspaceId)).find(({ id }) => id === accounts.facebook.accountId)
            const channel = (yield* list(workspaceId)).find(({ id }) => id === accounts.youtube.accountId)
            assert.strictEqual(page?.health.state, state)
            assert.strictEqual(page?.health.reason, state === "connected" ? null : connectedElsewhere)
            assert.strictEqual(channel?.health.state, "connected")
          }
          yield* Effect.provide(tellSetAside, Logger.add(log))
          return yield* Effect.fail("undo" as const)
        })
      )
      assert.strictEqual(yield* Effect.flip(upgraded), "undo")
      assert.lengthOf(said, 2)
      for (const line of said) assert.include(line, "twice on Facebook was connected in two workspaces.")
    })
  )

  it.effect("is taken up by a new workspace of the demonstration", () =>
    Effect.gen(function* () {
      const earlier = yield* brand({ name: "Nordlys Outdoor" })
      const later = yield* brand({ name: "Nordlys Outdoor" })
      yield* connectAccounts(earlier.principal)
      yield* connectAccounts(earlier.principal)
      assert.strictEqual(yield* inWorkspace("123450001"), earlier.workspaceId)
      yield* connectAccounts(later.principal)
      assert.strictEqual(yield* inWorkspace("123450001"), later.workspaceId)
    })
  )
})
