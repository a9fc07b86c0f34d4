import { assert, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { looked, setAside } from "./OwnersOfAllKinds.ts"

const meaningOf = (sentence: string): string | null => {
  const policy = compile(sentence)
  if (policy.unclear.length > 0) return null
  const rules = rulesUnderstood(policy).flatMap(({ as }) => as)
  return rules.length > 0 ? rules.join("; ") : `Competitors: ${policy.competitors.join(", ")}`
}

it("what owners of all kinds of brands write means what it was read as, or is reported back", () => {
  for (const [sentence, meaning] of [...looked, ...setAside]) assert.strictEqual(meaningOf(sentence), meaning, sentence)
})
