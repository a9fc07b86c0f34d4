import { SqlError } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { databaseTrouble, isConflict } from "#src/Database/DatabaseTrouble.ts"

const failed = (cause: unknown) => new SqlError.SqlError({ cause, message: "Failed to execute statement" })
const coded = (code: string, message = "x") => Object.assign(new Error(message), { code })

describe("what is wrong with the database", () => {
  it("is told by the code or the words of whoever said so, however deep", () => {
    const cases = [
      [coded("ECONNREFUSED"), "unreachable"],
      [coded("ECONNRESET"), "unreachable"],
      [coded("ENOTFOUND"), "unreachable"],
      [new AggregateError([coded("ECONNREFUSED")]), "unreachable"],
      [new Error("Connection terminated unexpectedly"), "unreachable"],
      [new Error("timeout exceeded when trying to connect"), "unreachable"],
      [new Error("Client has encountered a connection error and is not queryable"), "unreachable"],
      ...["08006", "57P01", "57P02", "57P03", "25006"].map((code) => [coded(code), "unreachable"] as const),
      ...["53100", "58030"].map((code) => [coded(code), "full"] as const),
      ...["53200", "53300", "57014", "55P03", "25P03", "40001", "40P01"].map((code) => [coded(code), "busy"] as const),
      [new Error("Query read timeout"), "busy"],
      [coded("23505"), null],
      [coded("42P01"), null],
      [new Error("nonsense"), null],
      [{ cause: null }, null],
      ["57P01", null]
    ] as const
    for (const [cause, trouble] of cases) {
      assert.strictEqual(databaseTrouble(failed(cause)), trouble, String(cause))
      assert.strictEqual(databaseTrouble(failed(failed(cause))), trouble, String(cause))
    }
  })

  it("is a conflict only where others were in the way", () => {
    assert.isTrue(isConflict(failed(coded("40P01"))))
    assert.isTrue(isConflict({ error: failed(coded("40001")) }))
    for (const code of ["57014", "23505", "08006"]) assert.isFalse(isConflict(failed(coded(code))), code)
  })
})
