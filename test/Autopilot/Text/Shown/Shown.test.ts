import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { longestRead } from "#src/Autopilot/Text/LongText.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { withBlanks, withoutBlanks } from "#src/Autopilot/Text/Shown/Blanks.ts"
import { withoutForeignMarks } from "#src/Autopilot/Text/Shown/ForeignMarks.ts"
import { inShownOrder } from "#src/Autopilot/Text/Shown/ShownOrder.ts"
import { turnedUpright } from "#src/Autopilot/Text/Shown/UpsideDown.ts"

const word = FastCheck.stringMatching(/^[a-z]{1,9}$/u)
const words = FastCheck.array(word, { minLength: 1, maxLength: 8 })
const blank = FastCheck.constantFrom("\u115f", "\u1160", "\u3164", "\uffa0")
const backwards = (text: string) => Array.from(text).toReversed().join("")

describe("blank letters", () => {
  it.prop("part words as spaces do", [words, blank], ([said, blank]) => {
    assert.strictEqual(withBlanks(said.join(blank)), said.join(" "))
    assert.strictEqual(normalise(said.join(blank)).canonical, normalise(said.join(" ")).canonical)
  })

  it.prop("are nothing in the other reading", [words, blank], ([said, blank]) => {
    assert.strictEqual(withoutBlanks(said.join(blank)), said.length === 1 ? null : said.join(""))
  })

  it("fill a syllable of Hangul", () => {
    assert.strictEqual(withBlanks("가\u3164나"), "가\u3164나")
    assert.isNull(withoutBlanks("가\u3164나"))
  })
})

describe("marks of other scripts", () => {
  const pinned: ReadonlyArray<readonly [written: string, read: string | null]> = [
    ["s\u05b8c\u0301\u05b0am 1\u093e2", "sc\u0301am 12"],
    ["x\u0363\u0301\u0364 y", "xa\u0301e y"],
    ["\u05e9\u05b8\u05dc\u05d5\u05b9\u05dd, cafe\u0301", null],
    ["caf\u0301e \u0415\u0363", null]
  ]
  for (const [written, read] of pinned) {
    it(`are left out, and small letters above others are letters: ${JSON.stringify(written)}`, () =>
      assert.strictEqual(withoutForeignMarks(written), read))
  }

  it("on one letter are read as soon as any other text of their length", () => {
    const started = performance.now()
    for (const mark of ["\u0363", "\u05b8", "\u0301", "\u0363\u0301", "\u30fc", "\u02d0"])
      withoutForeignMarks(`a${mark.repeat(longestRead / mark.length)}`)
    assert.isBelow(performance.now() - started, 500)
  })
})

describe("the order in which a text is shown", () => {
  it.prop("is another where an override turns it", [words], ([said]) => {
    const text = said.join(" ")
    for (const end of ["", "\u202c", "\u202c\u2069"]) {
      const shown = inShownOrder(`\u202e${backwards(text)}${end}`)
      if (shown === null) assert.strictEqual(backwards(text), text)
      else assert.strictEqual(shown, text)
    }
  })

  const pinned: ReadonlyArray<readonly [written: string, shown: string | null]> = [
    ["see \u202eeerf\u202c here", "see free here"],
    ["\u2067\u202eeerf\u202c\u2069", "free"],
    ["\u200frats \u200fare \u200fthey", "they are  rats "],
    ["\u202b\u202b\u202eeerf", "free"],
    ["שלום\u200f Nike", null],
    ["\u202eשלום רב\u202c", null],
    ["\u2067iPhone 15\u2069", null],
    ["plain text", null]
  ]
  for (const [written, shown] of pinned) {
    it(`of ${JSON.stringify(written)} is ${JSON.stringify(shown)}`, () =>
      assert.strictEqual(inShownOrder(written), shown))
  }
})

describe("letters on their heads", () => {
  it("are read as a whole, word by word and letter by letter", () => {
    assert.strictEqual(turnedUpright("ɯɐɹƃǝlǝʇ uo ǝɯ ǝƃɐssǝɯ")[0], "message me on telegram")
    assert.strictEqual(turnedUpright("ǝƃɐssǝɯ ǝɯ uo ɯɐɹƃǝlǝʇ")[1], "message me on telegram")
    assert.strictEqual(turnedUpright("ɯǝssɐƃǝ ɯǝ")[2], "message me")
  })

  it("are not seen in the sounds of a word", () => {
    assert.deepStrictEqual(turnedUpright("It is said /ˈfjɔɹd/, not /fjɔːd/."), [])
    assert.deepStrictEqual(turnedUpright("plain text"), [])
  })
})
