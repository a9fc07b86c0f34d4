import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const reasonOf = (guidance: string): string => compile(guidance).unclear.at(-1)?.why ?? ""
const suggestedIn = (why: string): ReadonlyArray<string> =>
  Array.from(why.matchAll(/“([A-Z][^”]+)”/gu), ([, one = ""]) => one)

describe("a reason names what works in place of the sentence", () => {
  it.each([
    ["Hide everything except questions about viewings", ["Keep questions about viewings"]],
    ["Hide everything but praise", ["Keep praise"]],
    ["Delete all comments apart from complaints", ["Keep complaints"]],
    ["Only hide racist comments", ["Hide racist comments"]],
    ["Only hide comments if they are rude", ["Hide comments if they are rude"]],
    ["Only delete spam", ["Delete spam"]],
    ["Hide gobbledygook of the third kind, but keep complaints", ["Keep complaints."]],
    ["Keep questions about prices, hide comments that go on about nothing", ["Keep questions about prices."]]
  ])("%s", (guidance, suggested) => {
    const why = reasonOf(guidance)
    assert.deepStrictEqual(suggestedIn(why), suggested, why)
    for (const one of suggested) {
      const { rules, unclear } = compile(one)
      assert.isNotEmpty(rules, one)
      assert.isEmpty(unclear, one)
    }
  })

  it("and names none where none works", () => {
    assert.isFalse(reasonOf("Only hide comments about cats if they're not polite").includes("leave “only” out"))
    assert.deepStrictEqual(suggestedIn(reasonOf("Hide everything except the vibe")), [])
    assert.isFalse(reasonOf("Hide gobbledygook of the third kind but keep those of Anna").includes("Written as"))
  })

  it.each([
    "Hide comments about it",
    "Hide complaints about them",
    "Ask me about comments about it",
    "I want to look at every comment about it myself."
  ])("%s: speaks of nothing that was named", (guidance) =>
    assert.include(reasonOf(guidance), "“it” or “them” speaks of")
  )
})

describe("people who are sent to competitors", () => {
  it.each([
    "Our competitors are Kelda and Vela. Hide people who send shoppers there",
    "Our rivals are Kelda and Vela. Hide comments sending customers to them.",
    "Our competitors are Kelda and Vela. Remove anyone directing customers there."
  ])("%s", (guidance) => {
    const { competitors, rules, unclear } = compile(guidance)
    assert.deepStrictEqual(competitors, ["Kelda", "Vela"])
    assert.deepStrictEqual(unclear, [])
    assert.isTrue(rules.some(({ effect, terms }) => effect === "hide" && terms.includes("buy from Kelda")))
  })
})
