import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { Clue } from "#src/Autopilot/Text/Clues.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const isLong = (word: string) => word.length > 12
const isEven = (word: string) => (word.codePointAt(word.length - 1) ?? 0) % 2 === 0
const clues = [isLong, isEven].map((isOne) => ({ clue: new Clue(isOne), isOne }))

/** Which nobody asked about before these clues were made. */
const word = fc
  .tuple(fc.constantFrom("", "@", "#"), fc.stringMatching(/^[a-zäжの]{1,15}$/u))
  .map(([sign, rest]) => `${sign}clueless${rest}`)

describe("clues", () => {
  it.prop(
    "are in a text where a word of it is one, whatever was asked before",
    [fc.array(fc.array(word, { maxLength: 12 }), { maxLength: 12 })],
    ([texts]) => {
      for (const text of [...texts, ...texts].map((words) => normalise(words.join(" ")))) {
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

  it("may be in any word that is too long to be asked", () => {
    const text = normalise("clue".repeat(10))
    for (const { clue } of clues) assert.isTrue(clue.isIn(text))
  })

  it("are asked once of a word that is remembered", () => {
    const asked: Array<string> = []
    const clue = new Clue((word) => {
      asked.push(word)
      return word === "cluespoon"
    })
    assert.isTrue(clue.isIn(normalise("cluesilver cluespoon, cluewooden cluespoon")))
    assert.isFalse(clue.isIn(normalise("Cluewooden Cluesilver")))
    assert.deepStrictEqual(asked, ["cluesilver", "cluespoon", "cluewooden"])
  })
})
