import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"
import { effectsOf } from "../HiddenByRules.ts"

interface Case {
  readonly guidance: string
  readonly hidden: ReadonlyArray<string>
  readonly asked: ReadonlyArray<string>
  readonly others: ReadonlyArray<string>
}

const cases: ReadonlyArray<Case> = [
  {
    guidance: "Hide people recommending Kelda",
    hidden: ["Kelda does the same for half the price", "Go with Kelda guys", "Use my Kelda code for 10% off"],
    asked: ["I have Kelda and Vela boxes"],
    others: [
      "Does this fit the Kelda bracket?",
      "Can I use my Kelda voucher here?",
      "I came from Kelda and prefer you",
      "So much better than Kelda"
    ]
  },
  {
    guidance: "Hide people who recommend Kelda instead of us",
    hidden: ["Just go to Kelda instead"],
    asked: [],
    others: ["Do you take Kelda gift cards?"]
  },
  {
    guidance: "Our competitors are Kelda and Vela. Hide people recommending them.",
    hidden: ["Switch to Vela, honestly so much better"],
    asked: [],
    others: ["Can I transfer from my Kelda account to you?"]
  },
  {
    guidance: "Hide comments that encourage drink driving",
    hidden: ["Drink driving is fine if you go slow, everyone does it"],
    asked: ["drink driving, what a night"],
    others: ["My brother was killed, drink driving takes lives", "Is drink driving covered by the policy?"]
  },
  {
    guidance: "Hide comments that promote self-harm",
    hidden: [],
    asked: [],
    others: ["I've been thinking of suicide and I don't know who to tell"]
  },
  {
    guidance: "Hide anti-vax nonsense",
    hidden: ["the jab is poison, wake up", "died suddenly after pfizer, funny that"],
    asked: ["vaccines, always vaccines"],
    others: ["Where can I get my flu jab?", "Had a sore arm after my vaccine but otherwise ok"]
  },
  {
    guidance: "Hide remarks about my weight",
    hidden: ["You've put on weight", "is it me or has she gained some weight"],
    asked: [],
    others: ["What weight of yarn is this?", "I lost weight on this plan!"]
  },
  {
    guidance: "Hide comments about my divorce",
    hidden: ["your divorce must have cost a fortune"],
    asked: ["the divorce again, poor man"],
    others: ["My divorce got me into baking, thanks for the recipes"]
  },
  {
    guidance: "Hide speculation about the crash",
    hidden: ["bet the driver caused the crash, he was drunk"],
    asked: ["So sad about the crash"],
    others: ["I had a crash on Tuesday and your call handler was so kind", "How do I report a crash?"]
  },
  {
    guidance: "Hide transfer rumours",
    hidden: ["apparently the transfer is a done deal"],
    asked: [],
    others: ["How do I transfer my ticket to a friend?"]
  },
  {
    guidance: "Hide jokes about the crash",
    hidden: ["lol that crash was hilarious 😂"],
    asked: ["that crash was something"],
    others: ["Had a crash in the car park, who do I ring?"]
  }
]

it.each(cases)("$guidance: hides who does so, asks where it is not clear, and leaves who only names it", (one) => {
  expect(compile(one.guidance).unclear).toEqual([])
  const of = (texts: ReadonlyArray<string>) => texts.map((text) => [text, ...effectsOf(one.guidance, text)])
  expect(of(one.hidden)).toEqual(one.hidden.map((text) => [text, "hide"]))
  expect(of(one.asked)).toEqual(one.asked.map((text) => [text, "ask"]))
  expect(of(one.others)).toEqual(one.others.map((text) => [text]))
})

it.each(["Hide all comments that mention Kelda", "Hide mentions of Kelda and comments recommending it"])(
  "hides every mention where every mention is meant: %s",
  (guidance) => expect(effectsOf(guidance, "Kelda opened on the high street")).toEqual(["hide"])
)

it("says so where it is saved", () => {
  expect(understoodIn(compile("Hide people recommending Kelda")).flatMap(({ as }) => as)).toEqual([
    "Hide comments that contain “Kelda”, where they recommend it"
  ])
})
