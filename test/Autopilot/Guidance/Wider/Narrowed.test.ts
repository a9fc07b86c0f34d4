import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("a word that says more than a rule does", () => {
  it.each([
    "Comments with only a friend's tag may stay.",
    'Hide comments starting with "hey".',
    "Hide false claims about our ingredients.",
    "fake news about the merger gets hidden",
    "Nobody is allowed to sell their own candles under our posts.",
    "Comments about the ferry may stay; comments swearing about it may not.",
    "Don't publish my staff's surnames, i.e. hide Okafor, Lindqvist and Brandt.",
    "I'd like to approve any answer before you post it.",
    "Leave up anything @anna posts.",
    "Don't hide @annabakes, she's our ambassador."
  ])("is reported back: %s", (guidance) => {
    assert.isNull(understood(guidance))
  })

  it("is no word that says nothing more", () => {
    assert.strictEqual(
      understood("Nobody is allowed to sell their own stuff here."),
      "Hide comments that look like spam"
    )
    assert.strictEqual(understood("Comments that tag a friend may stay."), "Keep comments that tag somebody")
    assert.isNotNull(understood("Hide claims about our ingredients."))
  })
})

describe("begging for likes", () => {
  it.each([
    "Hide begging for likes.",
    "Hide begging for likes or follows.",
    "remove people who beg for followers",
    "No begging for follows please."
  ])("is hidden, and no other spam: %s", (guidance) => {
    for (const begs of ["like my page please", "F4F anyone?", "please follow me back"])
      assert.isTrue(hiddenByRules(guidance, begs), begs)
    for (const other of ["I do like my new shoes", "Buy cheap watches at watch.example", "I follow the recipe"])
      assert.isFalse(hiddenByRules(guidance, other), other)
  })
})

describe("a name that none of the rules knows", () => {
  const insults = (name: string) => `Hide comments that insult somebody and contain “${name}”`

  it.each([
    ["Hide comments insulting Marie from the bakery.", insults("Marie")],
    ["Hide anyone insulting Marie.", insults("Marie")],
    ["Hide insults towards Chef Marta.", insults("Marta")],
    ["Hide threats against our driver Tom.", "Hide comments that threaten somebody and contain “Tom”"],
    ["Hide comments about the closure if they're abusive.", insults("closure")],
    ["Hide insults about our logo.", insults("logo")],
    ["Hide insults about our baker.", "Hide comments that insult somebody"],
    ["Hide anyone insulting our staff.", "Hide comments that insult somebody"]
  ])("is looked for: %s", (guidance, rule) => {
    assert.strictEqual(understood(guidance), rule)
  })

  it("leaves insults of others alone", () => {
    assert.isTrue(hiddenByRules("Hide comments insulting Marie from the bakery.", "Marie is a stupid cow"))
    assert.isFalse(hiddenByRules("Hide comments insulting Marie from the bakery.", "you are an idiot"))
  })

  it("is none where it is asked, or a word of every day", () => {
    assert.strictEqual(understood("Legal stuff - ask Karen"), understood("Ask us about legal stuff"))
    assert.isNotNull(understood("Hide insults about us on Facebook."))
  })
})
