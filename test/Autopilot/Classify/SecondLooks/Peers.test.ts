import { assert, describe, it } from "@effect/vitest"
import { asOfPeers } from "#src/Autopilot/Classify/SecondLooks/Peers.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"

const bareOf = (text: string) => asOfPeers(read(text))?.text.canonical ?? null

/** Ways to write a word so that it is read as the plain one. */
const disguises: ReadonlyArray<(word: string) => string> = [
  (word) => word,
  (word) => word.replaceAll("e", "\u0435").replaceAll("a", "\u0430"),
  (word) => word.replaceAll("e", "3").replaceAll("i", "1"),
  (word) => word.replace("e", "eeee"),
  (word) => word.split("").join(" "),
  (word) => word.split("").join(".")
]

describe("a comment as it would be of the other group", () => {
  it("is read where the group is named, also between signs", () => {
    assert.strictEqual(bareOf("Queer people are disgusting"), "gay people are disgusting")
    assert.strictEqual(bareOf("those _queer_ people, bisexual.txt"), "those gay people gay txt")
    assert.strictEqual(bareOf("gay people are disgusting"), null)
  })

  it("is judged to an end, however the group is disguised", () => {
    for (const word of ["queer", "bisexual", "nonbinary"]) {
      for (const disguise of disguises) {
        for (const before of ["", "hate_", "@", "#"]) {
          const text = `${before}${disguise(word)} people are disgusting, nobody wants them here`
          assert.isAtMost(trainedClassifier.classify(read(text)).scores.hate, 1)
        }
      }
    }
  })
})
