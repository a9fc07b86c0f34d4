import { assert, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { bodiesInSet, commentsInTransaction, shareOfSet } from "#src/Platforms/Inbox/SetSize.ts"

it("what waits is one set where it is little more than a usual one, and small sets where few of others may come", () => {
  assert.deepStrictEqual(
    [26, 40, 41, 100].map((waiting) => bodiesInSet(waiting, false)),
    [40, 40, 25, 25]
  )
  assert.deepStrictEqual(
    [1, 26, 40, 41].map((waiting) => bodiesInSet(waiting, true)),
    [5, 5, 5, 5]
  )
})

it.prop("where few of others may come, no transaction is larger than a usual one", [fc.nat(1000)], ([waiting]) => {
  assert.strictEqual(commentsInTransaction(Math.min(waiting, bodiesInSet(waiting, true))), 250)
})

it.prop(
  "who takes in what waits in small sets gives way for no longer in all than who takes it in at once",
  [fc.integer({ min: 1, max: 1000 }), fc.boolean()],
  ([waiting, areFewExpected]) => {
    const size = bodiesInSet(waiting, areFewExpected)
    const shares = Array.from({ length: Math.ceil(waiting / size) }, (_, n) =>
      shareOfSet(Math.min(size, waiting - n * size))
    )
    assert.isAtMost(
      shares.reduce((sum, share) => sum + share, 0),
      Math.ceil(waiting / 25) + 1e-9
    )
  }
)
