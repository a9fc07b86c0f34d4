import { describe, expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules, keptByRules } from "../HiddenByRules.ts"

describe("subjects as owners call them", () => {
  it.each([
    ["Hide health and safety concerns", "the fire exit was blocked all night", "my doctor says it is fine"],
    ["Hide lost and found posts", "I left my jacket in the bar, anyone found it?", "found it, thanks!"],
    ["Hide share price talk", "your share price is in freefall", "what a fair price!"],
    ["Hide safeguarding concerns", "somebody should call social services about this", "my kids love this place"],
    ["Hide private information", "her number is 07911 123456", "thanks for all the information"],
    ["Hide tickets for sale", "selling 2 tickets for Saturday", "the tickets arrived today"],
    ["Hide lost pet posts", "our dog went missing near the park", "I lost my order number"],
    ["Hide condolences", "so sorry for your loss", "I missed the sale, so sorry, thinking of ordering two"],
    ["Hide posts that tag our competitors. Competitor: Kelda", "@Kelda have this too", "tag a friend who needs this"],
    ["Hide anyone slagging off our bartenders", "your bartender is a useless idiot", "the bartender was lovely"],
    ["Hide people tagging 10 friends", "@a1 @b2 @c3 @d4 @e5 @f6 @g7 @h8 @i9 @j0", "@a1 @b2 look"],
    ["Hide anyone shouting scam", "total scam, avoid", "not a scam, it arrived today"],
    ["Hide cheap shots at Bethany", "Bethany is an idiot", "Bethany was so kind"],
    ["Hide people having a pop at Bethany", "Bethany is an idiot", "I love pop, Bethany"],
    ["If somebody posts two links, hide it", "see a.com and b.com and c.com", "there are two of us"]
  ])("%s", (guidance, hidden, other) => {
    expect(hiddenByRules(guidance, hidden)).toBe(true)
    expect(hiddenByRules(guidance, other)).toBe(false)
  })

  it.each([
    ["Keep our page free of people selling followers", "buy 10k followers cheap, link in bio"],
    ["Keep our page free of adverts for other shops", "come to my shop instead, link in bio"],
    ["Keep the comments clear of attacks on our staff", "your waiter is a stupid idiot"],
    ["Please make sure to keep our page free of people selling followers", "buy 10k followers cheap, link in bio"]
  ])("keeps none of what a page is to be free of: %s", (guidance, text) => {
    expect(keptByRules(guidance, text)).toBe(false)
    expect(compile(guidance).rules.map(({ effect }) => effect)).toEqual(["hide"])
  })

  it("keeps none of it behind another instruction", () => {
    const { rules, unclear } = compile("Leave complaints but keep our page free of adverts for other shops")
    expect(rules.map(({ effect, topics }) => [effect, topics])).toEqual([
      ["keep", ["negative"]],
      ["hide", ["spam"]]
    ])
    expect(unclear).toEqual([])
  })

  it.each(["Keep comments with two links", "Hide complaints except those with two links"])(
    "spares nothing by one number, and reports it back: %s",
    (guidance) => {
      const { rules, unclear } = compile(guidance)
      expect(rules).toEqual([])
      expect(unclear.map(({ why }) => why)).toEqual([expect.stringContaining("whether more are meant as well")])
    }
  )

  it("takes a sale for no time", () => {
    expect(compile("Hide links during the sale").unclear).toHaveLength(1)
    expect(compile("Hide tickets for sale").unclear).toEqual([])
  })
})
