import { describe, expect, it } from "vitest"
import { plansLasting } from "#src/Database/Statements/PlansLast.ts"

const clock = () => {
  let now = 1_000_000
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { pass, plans: plansLasting(() => now) }
}

describe("plansLasting", () => {
  it("has one look every three seconds, whoever asks", () => {
    const { pass, plans } = clock()
    expect(plans.isLookDue()).toBe(false)
    pass(3000)
    expect([plans.isLookDue(), plans.isLookDue()]).toEqual([true, false])
    pass(2999)
    expect(plans.isLookDue()).toBe(false)
  })

  it("keeps plans while tables are as large as they were", () => {
    const { pass, plans } = clock()
    plans.noteSizes("1 4,2 0")
    const before = plans.generation()
    pass(59_999)
    plans.noteSizes("1 4,2 0")
    expect(plans.generation()).toBe(before)
  })

  it("gives them up when one has grown, when the first sizes are seen, and after a minute", () => {
    const { pass, plans } = clock()
    const generations = [plans.generation()]
    plans.noteSizes("1 4,2 0")
    generations.push(plans.generation())
    plans.noteSizes("1 4,2 1")
    generations.push(plans.generation())
    pass(60_000)
    generations.push(plans.generation())
    expect(new Set(generations).size).toBe(4)
  })

  it("outlives a clock that is set back", () => {
    const { pass, plans } = clock()
    const before = plans.generation()
    pass(-60_000)
    expect(plans.isLookDue()).toBe(true)
    expect(plans.generation()).not.toBe(before)
  })
})
