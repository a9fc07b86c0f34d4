import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { readComparable } from "#src/Autopilot/Likeness/Comparable.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const comparedOf = (text: string) => {
  const { length, units } = readComparable(normalise(text))
  return String.fromCharCode(...units.subarray(0, length))
}

const word = fc.constantFrom(
  "Free",
  "it's",
  "don`t",
  "crypto",
  "fr33",
  "sooooo",
  "9,000",
  "$5",
  "@anna",
  "#Nice",
  "b.o.g.u.s",
  "b@d"
)
const text = fc.oneof(
  fc.array(word, { maxLength: 20 }).map((words) => words.join(" ")),
  fc.string({ unit: "grapheme-ascii", maxLength: 200 })
)

describe("what of a text is compared", () => {
  it.prop("are its words as they are read, every handle and every figure alike", [text], ([written]) => {
    const { canonical, words } = normalise(written)
    const alike = { handle: "@", number: "0", money: "0", word: null, hashtag: null }
    const spoken = words.some(({ kind }) => alike[kind] === null)
    const expected =
      words.length === 0
        ? written.replace(/\s+/g, "")
        : spoken
          ? words.map(({ kind, text }) => alike[kind] ?? text).join(" ")
          : canonical
    // what was read before is remembered, and says the same
    assert.strictEqual(comparedOf(written), expected)
    assert.strictEqual(comparedOf(written), expected)
  })

  it("are letters, whatever script they are borrowed from", () => {
    assert.strictEqual(comparedOf("Вonus сode for уou"), "bonus code for you")
    assert.strictEqual(comparedOf("зарплата"), comparedOf("ЗАРПЛАТА"))
  })

  it("is what there is where there are no words", () => {
    assert.strictEqual(comparedOf("🎁 🎁\n!"), "🎁🎁!")
    assert.strictEqual(comparedOf("5 5 5"), "5 5 5")
    assert.strictEqual(comparedOf(""), "")
  })
})
