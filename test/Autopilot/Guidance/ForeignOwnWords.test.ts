import { assert, describe, it } from "@effect/vitest"
import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { lexicons } from "#src/Autopilot/Guidance/Reading/Foreign/LanguageWords.ts"
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

  it("takes no sentence in English for one in another language", () => {
    for (const sentence of ["On normal posts I don't care", "Our normal posts are another matter, you know"]) {
      assert.match(compile(sentence).unclear[0]?.why ?? "", /^[\p{Script=Latin}\p{Script=Common}]+$/u)
    }
  })

  it("gives examples in the language of the sentence, each of which is read", () => {
    for (const { examples, name } of lexicons()) {
      for (const [effect, example] of Object.entries(examples)) {
        const { rules, unclear } = compile(example)
        assert.deepStrictEqual([[...new Set(rules.map((rule) => rule.effect))], unclear], [[effect], []], name)
      }
    }
    for (const [sentence, example] of [
      ["Nascondete le cose che non ci piacciono per niente", "“Nascondete i link”"],
      ["不思議なコメントは非表示にしてください", "“リンクは非表示にしてください”"]
    ] as const) {
      assert.include(
        compile(sentence)
          .unclear.map(({ why }) => why)
          .join(),
        example
      )
    }
  })

  it("takes what only tells something for a fact, and no limit for a sentence of its own", () => {
    assert.deepStrictEqual(compile("クレームは消さずに残してください。こちらで返信します。").facts, [
      "こちらで返信します"
    ])
    assert.deepStrictEqual(compile("Oculten los enlaces. Salvo los nuestros.").rules, [])
  })
})
