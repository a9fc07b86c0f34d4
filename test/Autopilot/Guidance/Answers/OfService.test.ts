import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

describe("how a brand serves its customers, in the words of an order", () => {
  it.each([
    "No delivery to Ireland",
    "No refunds on gift cards",
    "No returns on sale items",
    "No vendemos en Amazon",
    "No added sugar",
    "No minimum order",
    "No pets in our shop",
    "No dogs on the terrace",
    "No nuts in our bakery",
    "No alcohol in our perfumes",
    "No enviamos a Ceuta",
    "No hacemos reparaciones",
    "No usamos plástico",
    "No tenemos tienda física",
    "No hacemos envíos a Canarias",
    "Students get 10 percent off",
    "Email us at hello@fjord.example",
    "Call us on 0113 496 0000",
    "You can park behind the shop",
    "Complaints go to help@fjord.example",
    "We keep your data in the EU",
    "Please allow 3 days for delivery",
    "Allow 2 weeks for engraving",
    "Customers can pick up in store",
    "No cash, cards only"
  ])("is a fact, and hides nobody: %s", (sentence) => {
    const { facts, rules, unclear } = compile(`${sentence}.`)
    assert.deepStrictEqual([facts, rules, unclear], [[sentence], [], []])
  })

  it.each([
    ["No links on our page", "hide links"],
    ["No politics on our page", "hide politics"],
    ["No refunds talk", "hide refund"],
    ["No alcohol", "hide alcohol"],
    ["No refund questions", "hide refund,question"],
    ["No delivery complaints", "hide delivery,negative"],
    ["No insults in the comments", "hide insult"],
    ["No meat on our page", "hide meat"],
    ["Complaints go to the team", "ask negative"],
    ["Email us about refunds", "ask refund"],
    ["Allow links", "keep links"]
  ])("is none where comments are spoken of, or a kind of them: %s", (sentence, meant) => {
    const { facts, rules } = compile(sentence)
    assert.deepStrictEqual(
      rules.map(({ effect, terms, topics }) => `${effect} ${[...topics, ...terms].join()}`),
      [meant]
    )
    assert.deepStrictEqual(facts, [])
  })

  it("is none under a heading that says what to do", () => {
    assert.deepStrictEqual(compile("Hide:\n- no refunds on gift cards\n- no added sugar").facts, [])
  })
})
