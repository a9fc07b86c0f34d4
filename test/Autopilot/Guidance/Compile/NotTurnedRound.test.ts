import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { elsewhere, inEnglish } from "./NotTurnedRound.ts"

const meaningOf = (guidance: string): string | null => {
  const policy = compile(guidance)
  const rules = rulesUnderstood(policy).flatMap(({ as }) => as)
  if (rules.length > 0) return rules.join("; ")
  return policy.competitors.length > 0 ? `Competitors: ${policy.competitors.join(", ")}` : null
}

describe("guidance is not read as its opposite", () => {
  for (const [guidance, meaning] of [...inEnglish, ...elsewhere]) {
    it(guidance, () => assert.strictEqual(meaningOf(guidance), meaning))
  }
})
