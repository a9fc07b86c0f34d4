import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("what a sentence says of the comments besides", () => {
  it.each([
    ["I don't want to see refund questions", "Hide comments that are about refunds and ask a question"],
    ["Hide people asking for discounts", "Hide comments that are about discounts and ask for something"],
    ["Hide requests for refunds", "Hide comments that are about refunds and ask for something"],
    ["Hide refund requests", "Hide comments that are about refunds and ask for something"],
    [
      "Leave negative stuff alone unless somebody is insulted",
      "Keep comments that sound negative, except those that insult somebody"
    ],
    [
      "I'm fine with complaints but hide me the ones about Anna",
      "Keep comments that sound negative; Hide comments that sound negative and contain “Anna”"
    ],
    [
      "Keep questions but hide the ones about refunds",
      "Keep comments that ask a question; Hide comments that are about refunds and ask a question"
    ],
    ["Hide Granite Peak in questions", "Hide comments that ask a question and contain “Granite Peak”"]
  ])("narrows the rule: %s", (guidance, meaning) => {
    assert.strictEqual(understood(guidance), meaning)
  })

  it.each([
    ["I don't want to see refund questions", "Thank you for the quick refund"],
    ["Hide people asking for discounts", "Thanks for the discount!"],
    ["I'm fine with complaints but hide me the ones about Anna", "Anna was so kind to us"],
    ["Hide beggars", "I'm begging you, bring back the mint one"],
    ["Hide Granite Peak in questions", "I came here from Granite Peak"]
  ])("%s: leaves “%s”", (guidance, text) => {
    assert.isFalse(hiddenByRules(guidance, text))
  })

  it.each([
    ["Hide people asking for discounts", "Can I get a discount?"],
    ["I don't want to see refund questions", "When do I get my refund?"]
  ])("%s: hides “%s”", (guidance, text) => {
    assert.isTrue(hiddenByRules(guidance, text))
  })
})

describe("what no word tells", () => {
  it.each([
    "Hide comments that compare us with Kelda",
    "Hide private conversations",
    "Hide comments about God, not about good food",
    "Hide mentions of Fjellvik unless people say our product is better",
    "Don't hide mentions of Granite Peak or Fjellvik in questions",
    "dont hide swearing about the product",
    "Don't bother me with complaints",
    "Don't bother me with links",
    "we love dogs"
  ])("is reported back: %s", (guidance) => {
    const { rules, unclear } = compile(guidance)
    assert.deepStrictEqual(rules, [])
    assert.strictEqual(unclear.length, 1)
  })

  it.each([
    ["Hide links and don't bother me with it", "Hide comments that contain links"],
    ["We love criticism", "Keep comments that sound negative"],
    ['Hide jokes about "vegans"', "Hide comments that contain “vegans”"],
    ['Hide comments that compare us with "Kelda"', "Hide comments that contain “Kelda”"],
    ["Hide remarks about vegans", "Hide comments that contain “vegans”"]
  ])("leaves what is told: %s", (guidance, meaning) => {
    assert.strictEqual(understood(guidance), meaning)
  })
})
