import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

describe("guidance that says nothing to do", () => {
  it.each(["x", "Hi", "Hello team!", "ok", "…", "😊", "Thanks!\n\nHi"])(
    "is reported back as a whole: %s",
    (guidance) => {
      const { rules, unclear } = compile(guidance)
      assert.deepStrictEqual(rules, [])
      assert.deepStrictEqual(
        unclear.map(({ text }) => text),
        [guidance]
      )
    }
  )

  it.each(["", " ", "\n\n"])("is none where it is blank: %j", (guidance) => {
    assert.deepStrictEqual(compile(guidance).unclear, [])
  })

  it("is a greeting where something else is said", () => {
    const { rules, unclear } = compile("Hi! Hide links.")
    assert.deepStrictEqual(
      rules.map(({ topics }) => topics),
      [["links"]]
    )
    assert.deepStrictEqual(unclear, [])
  })
})
