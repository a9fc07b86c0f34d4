import { assert, describe, it } from "@effect/vitest"
import { asOfAnybody } from "#src/Autopilot/Classify/SecondLooks/Anybody.ts"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const frames = [
  "{g} sold me these boots and threw in a free brush",
  "my aunt is {g} and she swears by your shampoo",
  "as {g} I was happy to see this campaign",
  "my cousin married {g} and the cake came from you",
  "if you're {g} you get in free on Sundays too",
  "three of us went, one of them {g}, and all of us want to go again",
  "{g} would love this scarf"
]
const groups =
  "a Muslim|a Jew|a Christian|a Black woman|a white man|an Asian man|a Roma woman|a gay man|a lesbian|a trans woman|a trans man|" +
  "a deaf woman|an autistic boy|a fat woman|an old lady|an immigrant|a refugee"

describe("naming what one person is", () => {
  for (const frame of frames) {
    it(`asks nobody anything: ${frame}`, () => {
      for (const group of groups.split("|")) {
        const text = frame.replaceAll("{g}", group)
        assert.strictEqual(decidedUntaught(text).outcome, "keep", text)
      }
    })
  }

  const against = [
    "My taxi driver was a Muslim so I got out",
    "He is trans, so not a he",
    "One of them is a Mexican, typical",
    "an immigrant got my job",
    "You are a Muslim and that is why I hate you",
    "One trans person is one too many",
    "My boss is a gay person. People like that should not exist.",
    "I get so angry whenever I see an immigrant"
  ]
  for (const text of against) {
    it(`does not excuse what is said because of it: ${text}`, () =>
      assert.isNull(asOfAnybody(read(text), trainedModel.lexicon)))
  }
})
