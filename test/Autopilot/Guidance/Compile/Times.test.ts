import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

describe("guidance for a time", () => {
  for (const guidance of [
    "Hide complaints about the sale until June",
    "Hide links on Mondays",
    "Complaints are fine until Friday",
    "On weekends, hide links",
    "Ask me about refunds starting next week",
    "Keep questions during opening hours"
  ])
    it(`${guidance}: is reported back`, () => {
      const { rules, unclear } = compile(guidance)
      assert.isEmpty(rules)
      assert.include(unclear[0]?.why, "cannot follow times")
    })

  const timeless: ReadonlyArray<readonly [guidance: string, meaning: string]> = [
    ["Hold back refunds until I've seen them", "Ask about comments that are about refunds"],
    ["Hide links until further notice", "Hide comments that contain links"],
    ["Hide comments saying we are closed on Mondays", "Hide comments that contain “closed on Mondays”"],
    ["Keep questions about Black Friday", "Keep comments that ask a question and contain “Black Friday”"]
  ]
  for (const [guidance, meaning] of timeless)
    it(`${guidance}: is read`, () =>
      assert.strictEqual(
        rulesUnderstood(compile(guidance))
          .flatMap(({ as }) => as)
          .join("; "),
        meaning
      ))
})
