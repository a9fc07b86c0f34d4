import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { keptByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

const effects = (guidance: string) => compile(guidance).rules.map(({ effect }) => effect)

describe("what may be the case", () => {
  for (const guidance of [
    "Ask me about refunds. Someone may need a refund.",
    "Ask about lost luggage. Somebody may have lost their bag.",
    "Ask me about refunds, someone may need a refund.",
    "Ask me about refunds because someone may need one.",
    "Ask me about refunds; a customer may want their money back.",
    "Somebody may be allergic, so ask me about allergies",
    "Ask about suicide. Someone might need help."
  ])
    it(`${guidance} is still asked about`, () => assert.deepStrictEqual(effects(guidance), ["ask"]))

  for (const sentence of [
    "Someone may need help.",
    "There may be complaints.",
    "It may be that people complain.",
    "People might ask about refunds.",
    "Someone will ask about prices.",
    "Anybody may need a refund.",
    "Customers may have complaints about prices.",
    "Guests may be complaining about the noise.",
    "Il peut y avoir des questions sur le prix.",
    "Iemand kan een terugbetaling nodig hebben.",
    "Er kunnen vragen over de prijs zijn."
  ])
    it(`${sentence} allows nothing`, () => assert.deepStrictEqual(effects(sentence), []))

  it("does not turn off what is hidden", () =>
    assert.deepStrictEqual(effects("Hide questions about the recall. There may be questions about the recall."), [
      "hide"
    ]))
})

describe("what people may do", () => {
  for (const [guidance, meaning] of [
    ["Complaints may stay.", "Keep comments that sound negative"],
    ["Customers may complain.", "Keep comments that sound negative"],
    ["Anyone may ask for a refund.", "Keep comments that are about refunds"],
    ["People may swear.", "Keep comments that contain profanity"],
    ["Questions may be left.", "Keep comments that ask a question"],
    ["You may hide spam.", "Hide comments that look like spam"]
  ] as const)
    it(guidance, () => assert.strictEqual(understood(guidance), meaning))

  it("is kept", () => assert.isTrue(keptByRules("Guests may complain about the noise.", "Terrible noise all night")))
})
