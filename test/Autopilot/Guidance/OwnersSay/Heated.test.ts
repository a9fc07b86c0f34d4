import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "../../Deciding.ts"
import { understood } from "../Understood.ts"

const outcomeOf = (guidance: string, text: string) => decide(inputFor(text, { policy: compile(guidance) })).outcome

type Heated = readonly [guidance: string, kept: ReadonlyArray<string>, not: ReadonlyArray<string>]

const heated: ReadonlyArray<Heated> = [
  [
    "Keep complaints about late trains, even when they're angry",
    ["fucking late trains again, what a joke", "your trains are late every day you useless clowns"],
    ["kill yourself", "all immigrants out", "fuck you you fat cow"]
  ],
  [
    "Never hide complaints about the food, even if they swear",
    ["the food was shit, cold and bland", "worst food ever, fucking disgusting"],
    ["you ugly whore", "earn $500 a day dm me"]
  ],
  [
    "Leave complaints about our builders up, even when people are furious",
    ["your builders are fucking useless, wall fell down"],
    ["I will find you and kill you"]
  ],
  [
    "Don't delete bad reviews even if they are rude",
    ["absolute shit hotel, never again"],
    ["fat bitch", "go fuck yourself"]
  ],
  [
    "Don't touch complaints about cold pizza or late couriers, even if people swear",
    ["cold pizza again, fucking joke"],
    ["you are a cunt", "free followers www.buy.example"]
  ],
  [
    "Keep complaints about refunds, even if they're full of swearing",
    ["where the fuck is my refund, disgraceful service"],
    ["dirty gypsies", "I know where you live"]
  ],
  ["Keep moaning about the queue even if it's sweary", ["two hours in the fucking queue, terrible"], ["queer scum"]],
  ["Leave negative reviews up even if they use bad language", ["shit product, broke in a day"], ["you whore"]],
  [
    "Keep complaints about the wifi however furious they get",
    ["wifi is fucking useless, worst hotel"],
    ["i'll bomb you"]
  ]
]

describe("complaints that may be as heated as they are", () => {
  for (const [guidance, kept, not] of heated)
    it(guidance, () => {
      for (const text of kept) assert.strictEqual(outcomeOf(guidance, text), "keep", text)
      for (const text of not) assert.strictEqual(outcomeOf(guidance, text), decide(inputFor(text)).outcome, text)
    })

  it("and no others", () => {
    assert.strictEqual(
      outcomeOf("Keep complaints about late trains", "fucking late trains again, what a joke"),
      decide(inputFor("fucking late trains again, what a joke")).outcome
    )
    assert.strictEqual(understood("Keep questions, even if people are angry"), "Keep comments that ask a question")
  })

  it.each([
    [
      "Keep questions even if they swear",
      "Keep comments that ask a question; Keep comments that ask a question and contain profanity, except those that insult somebody"
    ],
    [
      "Keep comments about the derby even if people swear",
      "Keep comments that contain “derby”; Keep comments that contain profanity and contain “derby”"
    ]
  ])("%s: swearing is let be in whatever is kept", (guidance, rules) => assert.strictEqual(understood(guidance), rules))

  it("are reported back where they may be more than that", () => {
    for (const guidance of [
      "Keep complaints even if they insult our staff",
      "Never hide complaints, even racist ones",
      "Keep complaints, but not even when they swear",
      "Keep complaints even if they contain threats"
    ])
      assert.isNull(understood(guidance), guidance)
  })
})
