import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const names = (count: number) => Array.from({ length: count }, (_, index) => `Acme${index}`)

describe("a sentence without an end", () => {
  it("is read as long as a list may be, and reported back beyond that, as reading it would hold everybody up", () => {
    const many = compile(`Hide mentions of ${names(120).join(", ")}.`)
    assert.lengthOf(many.competitors, 120)
    const endless = compile(`Hide mentions of ${"ab, ".repeat(490)}`)
    assert.deepStrictEqual(
      endless.unclear.map(({ why }) => why),
      ["it is too long to be read as one sentence; split it into several"]
    )
    assert.isEmpty(endless.rules)
  })

  it("does not keep what stands beside it from being read", () => {
    const { rules, unclear } = compile(`Hide links. Hide ${"x and ".repeat(300)}y. Links are not allowed on Facebook.`)
    assert.lengthOf(unclear, 1)
    assert.lengthOf(rules, 2)
  })
})
