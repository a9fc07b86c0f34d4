import { SqlError } from "@effect/sql"
import { MigrationError } from "@effect/sql/Migrator"
import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { rootCause } from "#src/Ground/RootCause.ts"

const refused = new Error("connect ECONNREFUSED 127.0.0.1:5432")
/** As a runtime words it that tried each address of a name. */
const everywhere = new AggregateError([refused, new Error("connect ECONNREFUSED ::1:5432")], "")

describe("the root cause", () => {
  it("of a database that fails is what it said itself", () => {
    for (const cause of [refused, everywhere]) {
      const failure = new SqlError.SqlError({ cause, message: "PgClient: Failed to connect" })
      assert.strictEqual(rootCause(failure), refused.message)
      const migration = new MigrationError({ cause: failure, reason: "failed", message: "Migration 1 failed" })
      assert.strictEqual(rootCause(migration), refused.message)
    }
  })

  it("is the failure's own message where nothing lies below that can be worded", () => {
    for (const cause of [undefined, null, "57P03", { code: "57P03" }]) {
      assert.strictEqual(rootCause(new SqlError.SqlError({ cause, message: "Failed to connect" })), "Failed to connect")
    }
    assert.strictEqual(rootCause(new AggregateError([], "All of them failed")), "All of them failed")
  })

  it("is worded even where a failure has no words", () => {
    assert.strictEqual(rootCause(new TypeError("")), "TypeError")
    assert.strictEqual(rootCause("it broke"), "it broke")
    assert.strictEqual(rootCause(null), "null")
  })

  it.prop(
    "is found below any number of others",
    [FastCheck.string({ minLength: 1 }), FastCheck.array(FastCheck.tuple(FastCheck.string(), FastCheck.boolean()))],
    ([root, above]) => {
      const failure = above.reduce(
        (cause, [message, several]) => (several ? new AggregateError([cause], message) : new Error(message, { cause })),
        new Error(root)
      )
      assert.strictEqual(rootCause(failure), root)
    }
  )
})
