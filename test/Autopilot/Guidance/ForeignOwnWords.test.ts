import { assert, describe, it } from "@effect/vitest"
import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inTheirWords } from "./ForeignOwnWords.ts"

const said = (word: string, names: ReadonlyArray<string> | null) =>
  names === null ? "" : ` ${word} ${names.join("+")}`

const ruleAsRead = (rule: Rule): string => {
  const { effect, except, surface, terms, topics } = rule
  const left = except.map((target) => [...target.topics, ...target.terms].join("+"))
  const where = [
    said("under", rule.captions),
    said("on", surface === null ? null : [surface]),
    said("on", rule.platforms),
    said("in", rule.languages),
    said("by", rule.authors)
  ]
  return `${effect} ${[...topics, ...terms].join("+")}${where.join("")}${said("except", left.length === 0 ? null : left)}`
}

const readingOf = (sentence: string): string | null => {
  const { competitors, rules, unclear } = compile(sentence)
  if (unclear.length === 0) return [...competitors, ...rules.map(ruleAsRead)].join(", ")
  assert.deepStrictEqual([rules, competitors], [[], []], sentence)
  return null
}

describe("guidance in the words of its writers, in twelve languages", () => {
  for (const [sentence, reading] of inTheirWords) {
    it(`${reading === null ? "is reported back" : "is read"}: ${sentence}`, () => {
      assert.strictEqual(readingOf(sentence), reading)
    })
  }
})
