import { assert, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { bodiesInSet, commentsInTransaction } from "#src/Platforms/Inbox/SetSize.ts"

it("what waits is one set where it is little more than a usual one, and where few of others may come it is not", () => {
  assert.deepStrictEqual(
    [26, 40, 41, 100].map((waiting) => bodiesInSet(waiting, false)),
    [40, 40, 25, 25]
  )
  assert.deepStrictEqual(
    [26, 40, 41].map((waiting) => bodiesInSet(waiting, true)),
    [25, 25, 25]
  )
})

it.prop("where few of others may come, no transaction is larger than a usual one", [fc.nat(1000)], ([waiting]) => {
  assert.strictEqual(commentsInTransaction(Math.min(waiting, bodiesInSet(waiting, true))), 250)
})
