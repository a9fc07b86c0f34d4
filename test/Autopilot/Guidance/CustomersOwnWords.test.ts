import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { fresh, type Meant, readBefore } from "./CustomersOwnWords.ts"

const meaningOf = (sentence: string): string | null => {
  const policy = compile(sentence)
  if (policy.unclear.length > 0) return null
  const rules = rulesUnderstood(policy).flatMap(({ as }) => as)
  if (rules.length > 0) return rules.join("; ")
  return policy.facts.length > 0 ? "A fact" : `Competitors: ${policy.competitors.join(", ")}`
}

describe("guidance in customers' own words", () => {
  const collections: ReadonlyArray<readonly [name: string, sentences: ReadonlyArray<Meant>]> = [
    ["read before", readBefore],
    ["fresh", fresh]
  ]
  for (const [name, sentences] of collections) {
    for (const [sentence, meaning] of sentences)
      it(`${name}: ${sentence}`, () => assert.strictEqual(meaningOf(sentence), meaning))
  }

  it("is compiled whole or reported whole, with a reason", () => {
    const all = [...readBefore, ...fresh].map(([sentence]) => sentence)
    const { competitors, facts, rules, unclear } = compile(all.join("\n"))
    assert.isAtLeast(rules.length + facts.length + competitors.length, 30)
    const used = new Set([...rules.map(({ source }) => source), ...facts])
    for (const { text, why } of unclear) {
      assert.isFalse(used.has(text), text)
      assert.isNotEmpty(why)
    }
  })
})
