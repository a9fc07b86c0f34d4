import { SqlError } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Cause } from "effect"
import { EmbeddedPostgresError } from "#src/Database/EmbeddedPostgres/EmbeddedPostgresError.ts"
import { startFailure } from "#src/Ground/StartFailure.ts"

it("a failure in our words keeps them, whatever lies below", () => {
  const message = "Another Steward (process 7) is already using /data."
  const error = new EmbeddedPostgresError({ reason: "InUse", message, cause: new Error("database is locked") })
  assert.strictEqual(startFailure(Cause.fail(error)), message)
  assert.strictEqual(startFailure(Cause.die(error)), message)
})

it("a failure of the database says what of DATABASE_URL to look at", () => {
  const said = (code: string) =>
    startFailure(Cause.fail(new SqlError.SqlError({ cause: Object.assign(new Error("no"), { code }), message: "x" })))
  assert.match(said("28P01"), /^PostgreSQL refused the login: no\. Check the user and the password in DATABASE_URL/)
  assert.match(said("3D000"), /^PostgreSQL has no such database/)
  assert.match(said("ECONNREFUSED"), /^PostgreSQL cannot be reached/)
  assert.match(said("XX000"), /^The database cannot be used: no$/)
})
