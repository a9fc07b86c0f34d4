import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { Clue } from "#src/Autopilot/Text/Clues.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const isLong = (word: string) => word.length > 5
const isEven = (word: string) => word.charCodeAt(0) % 2 === 0
const clues = [isLong, isEven].map((isOne) => ({ clue: new Clue(isOne), isOne }))

describe("clues", () => {
  it.prop(
    "are in a text where a word of it is one, whatever was asked before",
    [fc.array(fc.string({ unit: "grapheme", maxLength: 60 }), { maxLength: 20 })],
    ([texts]) => {
      for (const text of [...texts, ...texts].map(normalise)) {
        for (const { clue, isOne } of clues) {
          assert.strictEqual(
            clue.isIn(text),
            text.words.some((word) => isOne(word.text))
          )
          for (const word of text.words) assert.strictEqual(clue.is(word), isOne(word.text))
        }
      }
    }
  )

  it("are asked once of a word that is remembered", () => {
    const asked: Array<string> = []
    const clue = new Clue((word) => {
      asked.push(word)
      return word === "spoon"
    })
    assert.isTrue(clue.isIn(normalise("a silver spoon, and a wooden spoon")))
    assert.isFalse(clue.isIn(normalise("A Wooden Silver")))
    assert.deepStrictEqual(asked, ["a", "silver", "spoon", "and", "wooden"])
  })
})
