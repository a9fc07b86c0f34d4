import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { ask, ownDoor, refused } from "../Asking.ts"

layer(ownDoor)("without a key", (it) => {
  it.effect("anybody learns whether the process is up, whether it can work, and the contract", () =>
    Effect.gen(function* () {
      const [up, ready, contract] = [
        yield* ask("GET", "/healthz"),
        yield* ask("GET", "/readyz"),
        yield* ask("GET", "/api/v1/openapi.json")
      ]
      assert.deepStrictEqual([up.status, up.text], [200, '{"status":"up"}'])
      assert.deepStrictEqual([ready.status, ready.text], [200, '{"status":"ready"}'])
      assert.strictEqual(contract.status, 200)
      assert.nestedPropertyVal(JSON.parse(contract.text), "openapi", "3.1.0")
    })
  )

  it.effect("a database that is not migrated is not ready, and the process is up all the same", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const unmigrated = Effect.gen(function* () {
        refused(yield* ask("GET", "/readyz"), 503, "unavailable")
        assert.strictEqual((yield* ask("GET", "/healthz")).status, 200)
      })
      yield* sql`ALTER TABLE steward_migrations RENAME TO away`
      yield* unmigrated
      yield* sql`ALTER TABLE away RENAME TO steward_migrations`
      const [newest] = yield* sql`DELETE FROM steward_migrations
        WHERE migration_id = (SELECT max(migration_id) FROM steward_migrations) RETURNING *`
      yield* unmigrated
      yield* sql`INSERT INTO steward_migrations ${sql.insert(newest ?? {})}`
      assert.strictEqual((yield* ask("GET", "/readyz")).status, 200)
    })
  )

  it.effect("a database that cannot be written to is not ready", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`ALTER TABLE readiness_probe ADD CONSTRAINT full_disk CHECK (at < 'epoch') NOT VALID`
      const { message } = refused(yield* ask("GET", "/readyz"), 503, "unavailable")
      assert.strictEqual(message, "The database cannot be written to")
      yield* sql`ALTER TABLE readiness_probe DROP CONSTRAINT full_disk`
      assert.strictEqual((yield* ask("GET", "/readyz")).status, 200)
    })
  )
})
