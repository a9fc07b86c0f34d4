import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Schema } from "effect"
import { emptyCounts, withoutBlanks } from "#schema/Blank.ts"
import { strict } from "#schema/Strict.ts"

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

const schema = strict(
  Schema.Struct({
    name: Schema.String,
    text: optional(Schema.String),
    kind: optional(Schema.Literal("a", "b")),
    size: Schema.optionalWith(Schema.Number, { exact: true, default: () => 25 }),
    removable: optional(Schema.NullOr(Schema.String)),
    cleared: optional(emptyCounts(Schema.String)),
    list: optional(Schema.Array(Schema.String)),
    within: optional(Schema.Struct({ kind: optional(Schema.Literal("a")) }))
  }).pipe(Schema.filter(() => true))
)
const clean = withoutBlanks(schema)
const blank = FastCheck.constantFrom("", " ", "\t\n", null)

describe("blanks", () => {
  it.prop(
    "in optional fields are as if they were not sent",
    [FastCheck.dictionary(FastCheck.constantFrom("text", "kind", "size", "list", "within"), blank)],
    ([sent]) => assert.deepStrictEqual(clean({ name: "x", ...sent }), { name: "x" })
  )

  it("stay where they say something, or are mistakes", () => {
    for (const sent of [
      { name: "" },
      { name: null },
      { name: "x", removable: null },
      { name: "x", cleared: "" },
      { name: "x", list: [""] },
      { name: "x", unknown: "" },
      JSON.parse('{"name":"x","__proto__":""}')
    ]) {
      assert.deepStrictEqual(clean(sent), sent)
      assert.sameMembers(Object.keys(Object(clean(sent))), Object.keys(sent))
    }
    assert.deepStrictEqual(clean({ name: "x", removable: "", cleared: null }), { name: "x" })
  })

  it("are found in what is nested, and in nothing that is no object", () => {
    assert.deepStrictEqual(clean({ name: "x", within: { kind: "" } }), { name: "x", within: {} })
    for (const sent of [null, "", 17, [null], undefined]) assert.strictEqual(clean(sent), sent)
  })
})
