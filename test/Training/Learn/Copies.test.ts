import { assert, describe, it } from "@effect/vitest"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { documentsOf } from "#src/Training/Examples/Documents.ts"
import { example } from "#src/Training/Examples/Example.ts"
import { outOfSource } from "#src/Training/Learn/CrossValidation.ts"
import { copyKey } from "#src/Training/Learn/Folds.ts"

const spam = (text: string, source: string) => example(text, source, { labels: { spam: true } })
const clean = (text: string, source: string) => example(text, source, { labels: { spam: false }, benign: true })

const judged = "Subscribe to my channel and win a phone 123 at @tom"
const rest = [
  clean("this song takes me back to school, I love it", "youtube-spam/one"),
  spam("earn money from home every day, ask me how it works", "written/sellers/spam"),
  clean("where did you buy the lamp in the corner of the room", "written/sellers/benign")
]

const scoreBeside = (copy: string) => {
  const examples = [spam(judged, "youtube-spam/one"), ...rest, spam(copy, "written/creators/spam")]
  const documents = documentsOf(
    examples.map(({ text }) => text),
    trainedModel.lexicon,
    12
  )
  return outOfSource(examples, documents, "spam")[0]
}

describe("copies of a text in other sources", () => {
  it("are known by their first words, figures and handles aside", () => {
    assert.strictEqual(copyKey(judged), copyKey("subscribe to my channel and win a car 7, @ann says"))
    assert.isNull(copyKey("so nice"))
  })

  it("are not learnt from where their source is left out", () => {
    const foreign = "Follow this shop for cheap bags and shoes, link in bio"
    assert.notStrictEqual(scoreBeside(foreign), scoreBeside("Follow us for a free car, the link is in our bio"))
    assert.strictEqual(scoreBeside(`${judged} now`), scoreBeside(`${judged} today, really`))
  })
})
