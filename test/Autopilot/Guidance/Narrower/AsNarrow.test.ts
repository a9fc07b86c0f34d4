import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"

const cases: ReadonlyArray<readonly [guidance: string, meant: string, other: string]> = [
  [
    "Ask me about noise complaints",
    "The noise is terrible, awful night, never again",
    "Worst coffee ever, never again"
  ],
  ["Hide comments mentioning Mr. Price", "Mr. Price has the same for less", "The price is too high"],
  ["Hide anything with a bit of swearing", "this is fucking awful", "this is really awful"],
  [
    "Anyone writing first, second, third under a video, hide",
    "First!!",
    "i came second in our village bake off with this"
  ],
  ["No politics", "The Tories wrecked this country", "The politics of our office fridge are worse lol"],
  ["No politics", "vote them all out in May", "I vote for the chocolate flavour!"],
  ["Hide animal cruelty", "just drown the kittens, saves money", "drowning in kittens over here, send help"],
  ["Hide animal cruelty", "They should be kicked till they learn", "he kicked the ball to the dog"],
  ["Hide animal cruelty", "my neighbour keeps beating his dog", "nothing beats a dog in the office"],
  ["Hide animal cruelty", "kick the dog, it deserves it", "will chocolate poison the dog? he ate some"],
  ["Hide chat about the merger", "so you merged with the bank next door", "two lanes merging is always hell"],
  [
    "Hide chat about the merger",
    "Sad that you were taken over by a chain",
    "an acquired taste, my kids have taken over the jar"
  ],
  ["Hide diet talk", "down 8 kilos since i cut carbs!!", "is the bag 8 kilos?"],
  ["Hide spoilers", "so in ep 9 Marek dies and the shop burns down", "ep 9 was my favourite"],
  ["Hide flat earth comments", "NASA faked the lot, wake up", "my kid believes the earth is flat, bringing him sunday"]
]

it.each(cases)("%s: finds “%s”, and not “%s”", (guidance, meant, other) => {
  expect([meant, effectsOf(guidance, meant).length]).toEqual([meant, 1])
  expect([other, ...effectsOf(guidance, other)]).toEqual([other])
})

it.each([
  "Hide comments from people aged 13",
  "Hide comments from anybody over 60",
  "Hide comments from kids aged 10 to 12",
  "Ask me when a celebrity comments",
  "tell me when a celeb or blue tick comments"
])("reports back who cannot be known: %s", (guidance) => {
  const { rules, unclear } = compile(guidance)
  expect(rules).toEqual([])
  expect(unclear).toHaveLength(1)
})

it("still looks for a number that comments hold", () => {
  expect(compile("Hide comments that contain the number 60").rules).toHaveLength(1)
})
