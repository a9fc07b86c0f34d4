import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understood } from "../Understood.ts"
import { consequences, plainly } from "./Consequences.ts"

describe("guidance that says what would come of it", () => {
  it.each(consequences)("%s: nothing is done", (guidance) => {
    const { rules, competitors } = compile(guidance)
    assert.deepStrictEqual({ rules, competitors }, { rules: [], competitors: [] })
  })

  it.each(plainly)("%s: it is read", (guidance, meaning) => {
    assert.strictEqual(understood(guidance), meaning)
  })

  it.each(["Hide complaints and you lose me.", "Complaint hidden, trust lost.", "苦情を隠したら解約します。"])(
    "%s: it is reported back",
    (guidance) => assert.include(compile(guidance).unclear[0]?.why, "what would come of it")
  )

  it("leaves what is quoted as it is", () => {
    assert.strictEqual(understood('Hide "and you lose me"'), "Hide comments that contain “and you lose me”")
  })
})
