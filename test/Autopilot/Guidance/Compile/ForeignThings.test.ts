import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { namedThings } from "./ForeignThings.ts"

const meaningOf = (guidance: string): string | null => {
  const rules = rulesUnderstood(compile(guidance)).flatMap(({ as }) => as)
  return rules.length > 0 ? rules.join("; ") : null
}

describe("guidance that names what comments speak of, in other languages", () => {
  for (const [guidance, meaning] of namedThings) {
    it(guidance, () => assert.strictEqual(meaningOf(guidance), meaning))
  }
})
