import { describe, expect, it } from "vitest"
import { plansLasting } from "#src/Database/Statements/PlansLast.ts"

const clock = () => {
  let now = 1_000_000
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { pass, plans: plansLasting(() => now) }
}

const sized = (rows: number) => [
  { table: "large", rows: 100_000 },
  { table: "other", rows }
]

describe("plansLasting", () => {
  it("has one look every three seconds, whoever asks", () => {
    const { pass, plans } = clock()
    expect(plans.isLookDue()).toBe(false)
    pass(3000)
    expect([plans.isLookDue(), plans.isLookDue()]).toEqual([true, false])
    pass(2999)
    expect(plans.isLookDue()).toBe(false)
  })

  it.each([
    ["was large when first seen", [], 100_000, true],
    ["is as large as it was", [1000], 1000, false],
    ["has become somewhat larger", [1000], 3999, false],
    ["has become four times as large", [1000], 4000, true],
    ["has become smaller, and as large again", [1000, 0], 1000, false],
    ["was empty and has few rows", [0], 255, false],
    ["was empty and has more", [0], 256, true]
  ])("a table %s", (_, before, rows, isRenewed) => {
    const { plans } = clock()
    for (const seen of before) plans.noteSizes(sized(seen))
    const generation = plans.generation()
    plans.noteSizes(sized(rows))
    expect(plans.generation() !== generation).toBe(isRenewed)
  })

  it("gives plans up after a minute, and goes by the sizes of then", () => {
    const { pass, plans } = clock()
    plans.noteSizes(sized(10_000))
    plans.noteSizes(sized(0))
    const first = plans.generation()
    pass(59_999)
    expect(plans.generation()).toBe(first)
    pass(1)
    const second = plans.generation()
    expect(second).not.toBe(first)
    plans.noteSizes(sized(10_000))
    expect(plans.generation()).not.toBe(second)
  })

  it("outlives a clock that is set back", () => {
    const { pass, plans } = clock()
    const before = plans.generation()
    pass(-60_000)
    expect(plans.isLookDue()).toBe(true)
    expect(plans.generation()).not.toBe(before)
  })
})
