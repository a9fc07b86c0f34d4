import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { familiarPlaces } from "#src/Autopilot/Text/Word.ts"
import { figuresOfEveryWord, WordFigures } from "#src/Autopilot/Text/WordFigures.ts"

const lengths = () => {
  let worked = 0
  const known = new WordFigures(2, ({ text }, figures, at) => {
    worked++
    figures[at] = text.length
    figures[at + 1] = text.charCodeAt(0)
  })
  const figuresOf = (text: string) =>
    normalise(text).words.map(({ spelling }) => {
      const at = known.of(spelling)
      return [known.figures[at], known.figures[at + 1]]
    })
  return { figuresOf, worked: () => worked }
}

describe("figures of words", () => {
  it.prop(
    "are each word's own, whatever was asked before",
    [fc.array(fc.string({ unit: "grapheme", maxLength: 60 }), { maxLength: 20 })],
    ([texts]) => {
      const { figuresOf } = lengths()
      for (const text of [...texts, ...texts]) {
        assert.deepStrictEqual(
          figuresOf(text),
          normalise(text).words.map((word) => [word.text.length, word.text.charCodeAt(0)])
        )
      }
    }
  )

  it.prop(
    "stand apart from others that lie next to them",
    [fc.array(fc.string({ unit: "grapheme", maxLength: 60 }), { maxLength: 20 })],
    ([texts]) => {
      // more of them than one table has room for
      const all = [1, 2, 3, 4, 5, 6].map((count) =>
        figuresOfEveryWord(count, ({ hash }, figures, at) => {
          for (let figure = 0; figure < count; figure++) figures[at + figure] = ((hash >>> 8) + figure) * count
        })
      )
      for (const { spelling } of texts.flatMap((text) => normalise(text).words)) {
        const places = all.map((known) => known.of(spelling))
        all.forEach(({ figures }, index) => {
          const [at = 0, count] = [places[index], index + 1]
          for (let figure = 0; figure < count; figure++) {
            assert.strictEqual(figures[at + figure], Math.fround(((spelling.hash >>> 8) + figure) * count))
          }
        })
      }
    }
  )

  it("are worked out once for a word that is remembered", () => {
    const { figuresOf, worked } = lengths()
    figuresOf("a lovely cup, and a lovely spoon")
    figuresOf("A Lovely Cup")
    assert.strictEqual(worked(), 5)
  })

  it("are seldom worked out again for words that push each other out, however many others came before", () => {
    const { figuresOf, worked } = lengths()
    const letters = "abcdefghijklmnopqrstuvwxyz"
    const word = (index: number) =>
      [index, index >> 4, index >> 8, index >> 12].map((part, place) => letters[(part % 16) + place]).join("")
    for (let index = familiarPlaces / 4; index < 3 * familiarPlaces; index++) figuresOf(word(index))
    const words = Array.from({ length: familiarPlaces / 4 }, (_, index) => word(index))
    for (const word of words) figuresOf(word)
    const first = worked()
    for (const word of words) figuresOf(word)
    assert.isBelow(worked() - first, words.length / 20)
  })

  it("are right though more words came by than are remembered", () => {
    const { figuresOf } = lengths()
    for (let index = 0; index < 2 * familiarPlaces; index++) {
      // each letter once at the most, since long repeats are squeezed
      const word = Array.from("abcdefghijklmno", (letter, bit) => ((index >> bit) & 1 ? letter : "")).join("") || "o"
      assert.deepStrictEqual(figuresOf(word), [[word.length, word.charCodeAt(0)]], word)
    }
    assert.deepStrictEqual(figuresOf("lovely"), [[6, 108]])
  })
})
