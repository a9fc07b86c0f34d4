import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inOrder } from "#src/Autopilot/Guidance/Reading/InOrder.ts"

const sourcesOf = (guidance: string) => compile(guidance).rules.map(({ source }) => source)

describe("the sentence that a rule quotes", () => {
  const first = fc.constantFrom(
    "keep praise",
    "dont hide complaints about delivery",
    "swearing is fine",
    "we don't sell kettles any more so hide questions about kettles"
  )
  const second = fc.constantFrom(
    "hide it if they call our staff names",
    "hide it when they insult our staff",
    "ask me if someone says they got hurt or burned",
    "hide ostriches",
    "ask me about refunds"
  )
  it.prop("is its own, in small letters as well", [first, second], ([one, other]) => {
    assert.deepStrictEqual(sourcesOf(`${one}. ${other}`), [one, other])
  })

  it("says what to do about what it names", () => {
    const { rules } = compile("Hide: insults. Ask: threats of legal action")
    assert.deepStrictEqual(
      rules.map(({ effect, source }) => [effect, source]),
      [
        ["hide", "Hide: insults"],
        ["ask", "Ask: threats of legal action"]
      ]
    )
  })

  it.each([
    ["We are fed up with riddles. Hide them.", "We are fed up with riddles. Hide them"],
    ["Hide links. But not on Facebook.", "Hide links. But not on Facebook"],
    ["Trump, Putin. Hide.", "Trump, Putin. Hide"]
  ])("is both where neither is enough: %s", (guidance, source) => {
    assert.deepStrictEqual([...new Set(sourcesOf(guidance))], [source])
  })

  it("stands where its first sentence does", () => {
    const policy = compile("Keep praise. Hide links. But not on Facebook. Ask me about refunds.")
    assert.deepStrictEqual(
      inOrder(policy, "Keep praise. Hide links. But not on Facebook. Ask me about refunds."),
      policy
    )
  })
})

describe("words in quotes", () => {
  const sign = fc.constantFrom(..."()[]{}*+?.\\\\|^$/-:;,!#@&%=<>~'a1 ".split(""))
  const words = fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => signs.join(""))
  const effect = fc.constantFrom("Hide", "Keep", "Ask me about", "hide comments that contain", "Never hide")

  it.prop(
    "are read whatever signs they hold",
    [effect, words, fc.boolean()],
    ([verb, said, isCurly]) => {
      compile(isCurly ? `${verb} “${said}”.` : `${verb} "${said}"`)
    },
    { fastCheck: { numRuns: 30 } }
  )

  it.each([":(", "+1", "a[b", "c++", "wtf???", "(y)", "*", "x|(a+)+b|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"])(
    "are looked for as they stand: %s",
    (said) => {
      const { rules, unclear } = compile(`Hide “${said}”.`)
      assert.deepStrictEqual([rules.map(({ terms }) => terms), unclear], [[[said]], []])
    }
  )
})

describe("a court", () => {
  it("is no lawyer where people eat or play", () => {
    const { rules } = compile("Ask me if somebody mentions a lawyer")
    assert.isFalse(rules.some(({ terms }) => terms.some((term) => /^(?:courts?|sue)$/u.test(term))))
    assert.isTrue(rules.some(({ terms }) => terms.includes("see you in court")))
  })
})
