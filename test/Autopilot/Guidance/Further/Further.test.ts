import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("who asks to be written to in private", () => {
  for (const guidance of [
    "Hide anybody asking for DMs",
    "Hide anybody asking people to DM them",
    "hide ppl asking for dms pls",
    "Delete comments that tell people to message them privately",
    "Hide anyone asking others to slide into their DMs"
  ])
    it(guidance, () => {
      assert.isTrue(hiddenByRules(guidance, "DM me for prices"))
      assert.isFalse(hiddenByRules(guidance, "I sent you a dm yesterday, any news?"))
    })
})

describe("who sends people to others", () => {
  const guidance = "Hide comments that tell others to buy at Fjellvik instead"
  it("is hidden", () => {
    for (const text of ["buy at Fjellvik instead", "just go to Fjellvik guys", "Fjellvik is cheaper"])
      assert.isTrue(hiddenByRules(guidance, text), text)
  })
  it("is neither who left them nor who only names them", () => {
    for (const text of [
      "I left Fjellvik for you",
      "I used to buy at Fjellvik",
      "no longer go to Fjellvik, you're better",
      "Fjellvik makes shoes too",
      "I bought it at Fjellvik"
    ])
      assert.isFalse(hiddenByRules(guidance, text), text)
  })
})

describe("a name in brackets", () => {
  it("says who is meant", () => {
    assert.strictEqual(
      understood("Hide homophobic comments about our shop (Queer Coffee Co)"),
      "Hide comments that look hateful"
    )
    assert.strictEqual(understood("Hide hate against us (Queer Coffee Co)"), "Hide comments that look hateful")
    assert.strictEqual(
      understood("Hide comments about our rival (Black Sheep Coffee)"),
      "Hide comments that contain “Black Sheep Coffee”"
    )
  })
})

describe("what is somebody's own", () => {
  it("is spoken of without saying whose", () => {
    assert.strictEqual(
      understood("Hide anything mocking a receptionist's accent"),
      "Hide comments that insult somebody and contain “accent”"
    )
    assert.strictEqual(
      understood("Hide jokes about a receptionist's accent"),
      "Hide comments that contain “accent”, where they joke"
    )
    assert.strictEqual(
      understood("Let small artists plug their songs"),
      "Keep comments that look like spam and contain “songs”"
    )
  })
})

describe("ads for several things", () => {
  it("are for each of them", () => {
    assert.strictEqual(
      understood("Ads for vapes, betting and loans are not ok on our ads"),
      "Hide comments that look like spam and contain “vape”, “vapes”, “vaping”, “disposable vape”, “elf bar”, “lost mary”, “loan”, “loans”, “lender”, “lenders” or “fast cash” under ads; Hide comments that look like spam and are about gambling under ads"
    )
    assert.isFalse(hiddenByRules("No ads for vapes, cigarettes or booze", "I smoke a cigarette with my wine"))
    assert.strictEqual(
      understood("Hide ads for vapes, links and insults")?.endsWith(
        "Hide comments that contain links; Hide comments that insult somebody"
      ),
      true
    )
  })
  it("stand where they stand", () =>
    assert.strictEqual(
      understood("Hide ads for vapes on our ads"),
      "Hide comments that look like spam and contain “vape”, “vapes”, “vaping”, “disposable vape”, “elf bar” or “lost mary” under ads"
    ))
})
