import { assert, describe, it } from "@effect/vitest"
import { type SecondLook, seenAgain, takenAway } from "#src/Autopilot/Classify/SecondLooks/SecondLook.ts"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"

const without = (word: string, look: Omit<SecondLook, "otherwise">): SecondLook => ({
  ...look,
  otherwise: ({ text }) => {
    const { whole } = text.written
    return whole.includes(word) ? read(whole.replaceAll(word, "")) : null
  }
})
const first = { lexicon: trainedModel.lexicon, scores: { hate: 0.7, profanity: 0.6, negative: 0.2 } }
const again = { hate: 0.5, profanity: 0.9, negative: 0.4 }

describe("second looks", () => {
  it("change a comment one after the other, so that it is judged once", () => {
    const looks = [
      without("black", { takes: ["hate"] }),
      without("nice", { takes: ["profanity"] }),
      without("x", { takes: [] })
    ]
    const seen = seenAgain(read("a nice black hat"), first, looks)
    assert.strictEqual(seen?.reading.text.canonical, "a hat")
    assert.strictEqual(seen?.looks.length, 2)
    assert.isNull(seenAgain(read("a hat"), first, looks))
  })

  it("take away only what they may, and find nothing but where something was drowned", () => {
    assert.deepStrictEqual(takenAway(first.scores, again, [{ takes: ["hate", "profanity"] }]), {
      hate: 0.5,
      profanity: 0.6,
      negative: 0.2
    })
    assert.strictEqual(takenAway(first.scores, again, [{ takes: ["profanity"], finds: true }]).profanity, 0.9)
    assert.strictEqual(takenAway(first.scores, again, [{ takes: [], mostHate: 0.1 }]).hate, 0.1)
  })
})
