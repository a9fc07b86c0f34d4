import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { blank } from "#src/Autopilot/Learning/FeedbackState.ts"
import { examined, rightOfHidden } from "#test/simulation/Exam.ts"
import { handle, type Lesson } from "#test/simulation/Workspace.ts"

const share = FastCheck.double({ min: 0, max: 1, noNaN: true })

describe("an exam of the simulation", () => {
  it("counts what was caught of the unwanted, and what was wronged of the others", () => {
    const lesson = { answers: 0, comments: 0, notebook: blank }
    const scam = "Join our Telegram group for free signals, message me on WhatsApp +1 555 0134"
    const found = examined(trainedClassifier, lesson, [
      { kind: "scam", text: scam, wanted: "hide" },
      { kind: "scam", text: "lovely", wanted: "hide" },
      { kind: "benign", text: "What a lovely cup of coffee", wanted: "keep" }
    ])
    assert.deepInclude(found, { unwantedHidden: 0.5, unwantedCaught: 0.5, othersHidden: 0, othersAsked: 0 })
  })

  it("finds fewer of the hidden right where fewer are unwanted", () => {
    assert.closeTo(rightOfHidden({ unwantedHidden: 0.5, othersHidden: 0.01 }, 0.05) ?? 0, 0.725, 0.001)
    assert.closeTo(rightOfHidden({ unwantedHidden: 0.5, othersHidden: 0.01 }, 0.01) ?? 0, 0.336, 0.001)
    assert.isNull(rightOfHidden({ unwantedHidden: 0, othersHidden: 0 }, 0.05))
    FastCheck.assert(
      FastCheck.property(share, share, share, share, (unwantedHidden, othersHidden, one, other) => {
        const [rare, common] = [Math.min(one, other), Math.max(one, other)]
        const right = (prevalence: number) => rightOfHidden({ unwantedHidden, othersHidden }, prevalence)
        const [few, many] = [right(rare), right(common)]
        if (few !== null && many !== null) assert.isAtMost(few, many + 1e-9)
      })
    )
  })

  it("is told of what was learnt before the first answer and after fifty", () => {
    const lessons: Array<Lesson> = []
    const stream = Array.from({ length: 60 }, (_, index) => ({
      kind: "spam" as const,
      text: `Best replica watches number ${index}`,
      wanted: "hide" as const
    }))
    const handled = handle(trainedClassifier, stream, 1, true, (lesson) => lessons.push(lesson))
    const answered = handled.filter((item) => item.answered).length
    assert.deepStrictEqual(
      lessons.map(({ answers }) => answers),
      [0, 50].filter((moment) => moment <= answered)
    )
  })
})
