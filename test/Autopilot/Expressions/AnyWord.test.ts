import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { anyWord } from "#src/Autopilot/Expressions/AnyWord.ts"

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "-", "é"), minLength: 1, maxLength: 5 })
const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "-", " ", "é", "A", "É"), maxLength: 12 })

/** One after the other, the longest first. */
const oneByOne = (words: ReadonlyArray<string>): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((each) => each.replaceAll("-", "[- ]"))
    .join("|")

describe("any word of a list", () => {
  it.prop(
    "is found where the longest of them stands",
    [fc.array(word, { minLength: 1, maxLength: 12 }), text],
    ([words, text]) => {
      const found = Array.from(text.matchAll(new RegExp(`(?:${anyWord(words)})(?!c)`, "giu")), String)
      assert.deepStrictEqual(found, Array.from(text.matchAll(new RegExp(`(?:${oneByOne(words)})(?!c)`, "giu")), String))
    }
  )

  it("is found nowhere where there is none", () => {
    assert.isFalse(new RegExp(anyWord([]), "u").test("a"))
  })
})
