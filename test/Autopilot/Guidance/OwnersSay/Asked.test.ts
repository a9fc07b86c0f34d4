import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understood } from "../Understood.ts"
import { type Case, holds } from "./Cases.ts"

const flagged: ReadonlyArray<Case> = [
  ["Flag broken zips to us within the hour", "ask", ["the zip broke after a day"], ["love the zip colour"]],
  ["Flag rats to me the same day", "ask", ["saw two rats by the bins"], ["rate this place 10/10"]],
  [
    "Flag complaints about our plumber to us by end of day, we have to log those",
    "ask",
    ["your plumber left a mess, awful service"],
    ["the plumber was lovely"]
  ],
  [
    "Flag to me anyone who says they found glass in their food",
    "ask",
    ["found glass in my food yesterday"],
    ["a glass of wine with the food, perfect"]
  ],
  [
    "Flag to us people who say they were overcharged",
    "ask",
    ["overcharged me by a tenner"],
    ["who is in charge here?"]
  ],
  [
    "Report asthma attacks to us within 24 hours, the regulator wants to know",
    "ask",
    ["your spray gave my son an asthma attack"],
    ["open 24 hours?", "under attack by seagulls on your terrace"]
  ],
  ["Escalate gas leaks to our safety team as soon as you see them", "ask", ["gas leak at number 4"], ["what a gas 😂"]],
  [
    "Flag to us anyone who says they got hurt on our slide",
    "ask",
    ["my daughter got hurt on that slide", "he broke his arm on it, injured for weeks"],
    ["slide in my dms", "it hurts to leave"]
  ],
  [
    "Tell me if anyone says their child was injured at our rink",
    "ask",
    ["my boy got injured there on Sunday"],
    ["what are the rink's opening hours"]
  ]
]

const told: ReadonlyArray<Case> = [
  [
    "We closed the Vortexa ride after the crash last autumn. I want to look at every comment about it myself.",
    "ask",
    ["will vortexa open again?", "the Vortexa ride should go"],
    ["treated myself to an ice cream", "what a ride that was"]
  ],
  [
    "Our trawler Maribel sank last winter. I want to see every comment about it myself.",
    "ask",
    ["thinking of the crew of the Maribel"],
    ["caught it myself, tastes great"]
  ],
  [
    "We recalled the Nimbus pram in April. Ask me about every comment on it.",
    "ask",
    ["is my nimbus safe to use?"],
    ["which pram fits in a small boot?"]
  ],
  [
    "We stopped selling the Solero tent. I want to check comments about it.",
    "ask",
    ["bring back the solero tent"],
    ["my tent leaks"]
  ],
  [
    "We have changed the menu. Hide complaints about it.",
    "hide",
    ["new menu is awful, nothing for kids"],
    ["menu please"]
  ],
  [
    "The council closed the Millfield footbridge. Ask us about comments mentioning it.",
    "ask",
    ["when does Millfield footbridge open again"],
    ["lovely walk by the river"]
  ],
  [
    "We cancelled the Moonrise festival. Ask me about comments about it.",
    "ask",
    ["refund for the moonrise festival?"],
    ["see you at the festival in May"]
  ],
  ["We dropped the old logo. Hide comments about it.", "hide", ["I want the old logo back"], ["old town looks nice"]],
  ["We recalled the lamp in April. Ask me about comments about it.", "ask", ["my lamp got hot"], ["lovely shade"]]
]

describe("what is to be passed on", () => {
  holds(flagged)

  it.each(["Flag links to us", "Report links to me within the hour"])("%s", (guidance) =>
    assert.strictEqual(understood(guidance), "Ask about comments that contain links")
  )
  it("is not where links lead", () => assert.isNull(understood("Hide links to us")))
})
describe("what the sentence before tells of", () => {
  holds(told)

  it("is nothing where that is not told", () => {
    for (const guidance of [
      "I want to look at every comment about it myself.",
      "Our new flavour is out. Tell me about comments that mention it."
    ])
      assert.deepStrictEqual(compile(guidance).rules, [], guidance)
  })
})

describe("what people may do", () => {
  it.each([
    [
      "It's fine if people swear or trash talk each other about ranked mode",
      "Keep comments that contain profanity and contain “ranked” and “mode” near each other; Keep comments that insult somebody and contain “ranked” and “mode” near each other"
    ],
    [
      "It's ok if fans trash talk each other, but hide threats",
      "Keep comments that insult somebody, except those that contain profanity; Hide comments that threaten somebody"
    ],
    [
      "Anyone calling our new electric van ugly? Leave it. It's funny.",
      "Keep comments that contain “van” and “ugly” near each other"
    ],
    [
      "Anyone calling our new office chairs silly? Leave it.",
      "Keep comments that contain “office” and “chairs” near each other"
    ],
    ["People calling our old tram noisy? Leave those.", "Keep comments that contain “noisy”"],
    ["People sharing recipes? Leave them up.", "Keep comments that contain “recipes”"]
  ])("%s", (guidance, rule) => assert.strictEqual(understood(guidance), rule))

  it("hides nothing for talking trash", () =>
    assert.isEmpty(
      compile("Keep swearing and trash talk about the cup").rules.filter(({ effect }) => effect === "hide")
    ))
})
