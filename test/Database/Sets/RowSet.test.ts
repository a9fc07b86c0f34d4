import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { type ColumnTypes, rowSet } from "#src/Database/Sets/RowSet.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

const columns = {
  id: "text",
  name: "text",
  is_known: "boolean",
  count: "integer",
  scores: "json",
  fields: "jsonb",
  at: "timestamptz"
} as const satisfies ColumnTypes

// NUL is what no text of ours holds; the unit "binary" makes a map of all code points first, which takes a second
const codePoint = FastCheck.oneof(
  FastCheck.integer({ min: 1, max: 0xd7ff }),
  FastCheck.integer({ min: 0xe000, max: 0x10ffff })
).map((one) => String.fromCodePoint(one))
const text = FastCheck.oneof(FastCheck.string({ unit: codePoint }), FastCheck.string({ unit: "grapheme" })).map((one) =>
  one.replaceAll("\0", "")
)

/** Few enough values that a set has some in common. */
const row = FastCheck.record({
  id: text,
  name: FastCheck.constantFrom("", "null", `"{}'`, "Kari", null),
  is_known: FastCheck.constantFrom(true, false, null),
  count: FastCheck.constantFrom(0, -1, 2_147_483_647, null),
  scores: FastCheck.constantFrom({ scams: 0.25, why: `"a", 'b'` }, [], null),
  fields: FastCheck.constantFrom({ city: "Bergen" }, null),
  at: FastCheck.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
})

const sets = FastCheck.oneof(
  FastCheck.array(row, { maxLength: 6 }),
  // that have everything in common but one thing
  FastCheck.tuple(row, FastCheck.array(text, { maxLength: 6 })).map(([one, ids]) => ids.map((id) => ({ ...one, id }))),
  FastCheck.tuple(row, FastCheck.integer({ min: 1, max: 6 })).map(([one, count]) =>
    Array.from({ length: count }, () => ({ ...one, at: new Date(one.at) }))
  )
)

layer(TestDatabase)("a set of rows", (it) => {
  it.effect.prop("is read as it was given, in its order", [sets], ([rows]) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      assert.deepStrictEqual(yield* sql`SELECT n.* FROM ${rowSet(sql, columns, rows)} AS n`, rows)
    })
  )
})
