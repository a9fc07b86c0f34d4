import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const scoresOf = (text: string) => trainedClassifier.classify(read(text)).scores

const kind = "nice|love|fire|danke|schön|gracias|the best|ja|いいね|최고|رائع|बहुत|so good so nice".split("|")

describe("a comment that only repeats itself", () => {
  it.each(kind)("is harmless where it is so once: %s", (text) => {
    for (const times of [1, 2, 5, 10, 60, 200]) {
      assert.strictEqual(decidedUntaught(Array.from({ length: times }, () => text).join(" ")).outcome, "keep")
    }
  })

  it.each(["いいね", "すごい", "かわいい", "haha"])("may be written as one word: %s", (text) => {
    for (const times of [1, 10, 60, 200]) assert.strictEqual(decidedUntaught(text.repeat(times)).outcome, "keep")
  })

  it.prop(
    "is judged as it is twice",
    [fc.constantFrom(...kind.slice(0, -1), "click here", "you idiot"), fc.integer({ min: 5, max: 90 })],
    ([text, times]) => {
      assert.deepStrictEqual(scoresOf(Array.from({ length: times }, () => text).join(" ")), scoresOf(`${text} ${text}`))
    }
  )

  it("is hidden where it is to be hidden once", () => {
    for (const text of ["you idiot", "you fucking bitch"]) {
      for (const times of [1, 3, 20, 100]) {
        assert.strictEqual(decidedUntaught(Array.from({ length: times }, () => text).join(" ")).outcome, "hide")
      }
    }
  })
})
