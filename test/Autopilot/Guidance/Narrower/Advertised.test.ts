import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("who advertises something", () => {
  for (const guidance of [
    "Hide anyone advertising tattoos",
    "Hide comments advertising tattoos",
    "Hide people who advertise tattoos",
    "Hide people advertising their tattoos",
    "No advertising tattoos"
  ])
    it(guidance, () => {
      assert.strictEqual(understood(guidance), "Hide comments that look like spam and contain “tattoos”")
      assert.isFalse(hiddenByRules(guidance, "I love her tattoos"))
    })

  it("advertises each of several", () => {
    const guidance = "Hide people advertising cheats, boosting or account sales"
    assert.strictEqual(
      understood(guidance),
      "Hide comments that look like spam and contain “cheats” or “boosting”, or “account” and “sales” near each other"
    )
    assert.isFalse(hiddenByRules(guidance, "Too many cheats in ranked, please ban them"))
  })

  for (const guidance of ["Hide people advertising", "Hide users advertising their own shop"])
    it(guidance, () => assert.strictEqual(understood(guidance), "Hide comments that look like spam"))
})

describe("adverts for several things", () => {
  for (const [guidance, rules, harmless] of [
    [
      "hide casino, dating or loan ads",
      "Hide comments that look like spam and are about gambling; Hide comments that look like spam and contain “dating” or “loan”",
      "We have been dating since we met here"
    ],
    [
      "No hair, lash and nail promos please",
      "Hide comments that look like spam and contain “hair”, “lash” or “nail”",
      "My hair loves this shampoo"
    ],
    [
      "Remove essay and homework spam on YouTube",
      "Hide comments that look like spam and contain “essay” or “homework” on YouTube",
      "My homework is due tomorrow"
    ],
    [
      "we don't want any perfume & handbag adverts",
      "Hide comments that look like spam and contain “perfume” or “handbag”",
      "Which perfume is this?"
    ]
  ] as const)
    it(guidance, () => {
      assert.strictEqual(understood(guidance), rules)
      assert.isFalse(hiddenByRules(guidance, harmless))
    })

  for (const [guidance, rules] of [
    [
      "Hide insults and perfume ads",
      "Hide comments that insult somebody; Hide comments that look like spam and contain “perfume”"
    ],
    [
      "Hide immigration and casino ads",
      "Hide comments that speak of immigration or refugees; Hide comments that are about gambling and look like spam"
    ],
    ["Hide Kelda and perfume ads", null]
  ] as const)
    it(`what is no ware is no advert: ${guidance}`, () => assert.strictEqual(understood(guidance), rules))
})

describe("who asks for a direct message", () => {
  for (const guidance of [
    "hide fake customer service accounts and people asking others to send a direct message to them",
    "Hide people asking others to message them",
    "Hide people who ask others to write a private message"
  ])
    it(guidance, () => {
      assert.isTrue(hiddenByRules(guidance, "DM me for prices"))
      assert.isFalse(hiddenByRules(guidance, "Could you send it direct to my home address?"))
    })
})
