import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { removalOrder } from "#src/Access/Workspaces/Removal/RemovalOrder.ts"

const names = ["a", "b", "c", "d", "e", "f"] as const
/** A reference to a table that stands before it in the alphabet makes no circle. */
const reference = FastCheck.tuple(FastCheck.constantFrom(...names), FastCheck.constantFrom(...names)).map(
  ([one, other]) => (one < other ? { from: other, to: one } : { from: one, to: other })
)
const schema = FastCheck.record({
  tables: FastCheck.shuffledSubarray([...names]),
  references: FastCheck.array(reference)
})

describe("removalOrder", () => {
  it.prop("names every table once, before those that it points to", [schema], ([{ references, tables }]) => {
    const order = removalOrder(tables, references, [])
    assert.sameMembers([...order], [...tables])
    for (const { from, to } of references) {
      if (from === to || !tables.includes(from) || !tables.includes(to)) continue
      assert.isBelow(order.indexOf(from), order.indexOf(to))
    }
  })

  it("keeps what nothing is tied to for last", () => {
    const tied = [{ from: "comments", to: "accounts" }]
    assert.deepStrictEqual(removalOrder(["counts", "accounts", "comments", "records"], tied, ["records"]), [
      "comments",
      "records",
      "accounts",
      "counts"
    ])
  })

  it("ends where tables point to each other", () => {
    const circle = [
      { from: "a", to: "b" },
      { from: "b", to: "a" }
    ]
    assert.sameMembers([...removalOrder(["a", "b"], circle, [])], ["a", "b"])
  })
})
