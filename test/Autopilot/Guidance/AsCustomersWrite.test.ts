import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { looked, setAside } from "./AsCustomersWrite.ts"

const meaningOf = (sentence: string): string | null => {
  const policy = compile(sentence)
  if (policy.unclear.length > 0) return null
  const rules = rulesUnderstood(policy).flatMap(({ as }) => as)
  if (rules.length > 0) return rules.join("; ")
  return policy.facts.length > 0 ? "A fact" : `Competitors: ${policy.competitors.join(", ")}`
}

describe("guidance as customers write it", () => {
  for (const [name, sentences, readable] of [
    ["looked at", looked, 0.85],
    ["set aside", setAside, 0.85]
  ] as const) {
    it(`${name}: nothing is misread, and most is read`, () => {
      const read = sentences.filter(([sentence, meaning]) => {
        const found = meaningOf(sentence)
        assert.include([null, meaning], found, sentence)
        return found !== null
      })
      assert.isAtLeast(read.length / sentences.length, readable)
    })
  }

  const neverTurned = [
    "Don't leave scams alone",
    "We don't want you to hide complaints",
    "Never let complaints disappear",
    "It's not ok to hide complaints",
    "You can't hide complaints",
    "We would not like you to hide links",
    "Never send refunds to me",
    "I do not need you to hide links",
    "If you see complaints leave them alone"
  ]
  for (const sentence of neverTurned) {
    it(`is not turned round: ${sentence}`, () => {
      for (const { effect } of compile(sentence).rules) {
        assert.strictEqual(effect, /complaints|links/.test(sentence) ? "keep" : "hide")
      }
    })
  }
})
