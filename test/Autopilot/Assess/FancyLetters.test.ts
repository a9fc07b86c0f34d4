import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { asAuthorWrote } from "#src/Autopilot/Assess/AsAuthorWrote.ts"
import { inPlainLetters } from "#src/Autopilot/Assess/FancyLetters.ts"
import { shownAs } from "#src/Autopilot/Assess/ShownAs.ts"
import { ordinary } from "#src/Autopilot/Learning/Ordinary.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { withoutForeignMarks } from "#src/Autopilot/Text/Shown/ForeignMarks.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { fonts, inFont } from "./Fonts.ts"

const inOwnLetters = readFileSync(new URL("./own-letters.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
const harmful = [
  "kill yourself you stupid cunt",
  "We need 20 people to like YouTube videos from home, paid daily $80 to $200, text Clara on Telegram"
]
const kept = ordinary
  .filter((text) => /^[ -~]+$/u.test(text) && text.length > 20)
  .slice(0, 40)
  .map((text) => text.toLowerCase())

const sentence = FastCheck.array(FastCheck.stringMatching(/^[a-z]{4,9}$/u), { minLength: 3, maxLength: 8 })
const byMarks: Readonly<Record<string, (text: string) => string>> = {
  thai: (text) => text.replaceAll(/[a-z]/giu, "$&\u0e4a"),
  hebrew: (text) => text.replaceAll(/[a-z]/giu, "$&\u05b0"),
  devanagari: (text) => text.replaceAll(/(?<=\w)\w/gu, "$&\u094d"),
  tone: (text) => text.replaceAll(/[a-z]/giu, "$&\u02ca"),
  tatweel: (text) => text.replaceAll(/[a-z]/giu, "$&\u0640"),
  above: (text) =>
    text.replaceAll(/(?<=[a-z])[aeiou]/giu, (letter) => String.fromCharCode(0x363 + "aeiou".indexOf(letter))),
  khmer: (text) => text.replaceAll(" ", "\u17b5"),
  mongolian: (text) => text.replaceAll(" ", "\u180e"),
  japanese: (text) => text.replaceAll(" ", "ー")
}

describe("letters of fancy fonts", () => {
  it.each(Object.entries(fonts))("say what they look like: %s", (_, font) => {
    for (const text of harmful) assert.strictEqual(decidedUntaught(inFont(font, text)).outcome, "hide", text)
  })

  it.each(Object.entries(fonts))("hide nothing more of what is harmless: %s", (_, font) => {
    for (const text of kept) {
      const shown = shownAs(inFont(font, text)).map((one) => normalise(one).canonical)
      assert.include(shown, normalise(text).canonical)
    }
  })

  it.prop("are read as the Latin ones", [sentence, FastCheck.constantFrom("lisu", "parenthesised")], ([said, name]) => {
    const text = said.join(" ").replaceAll("q", "k")
    assert.strictEqual(inPlainLetters(inFont(fonts[name] ?? "", text)), text)
  })

  it("are read in one word among others", () => {
    assert.strictEqual(inPlainLetters("kill ꓬꓳꓴꓣꓢꓰꓡꓝ"), "kill yourself")
  })

  it("are quoted as the author wrote them", () => {
    assert.strictEqual(asAuthorWrote("you ꓠꓰꓰꓓ this", "need this"), "ꓠꓰꓰꓓ this")
  })

  it.each(inOwnLetters)("are no letters of real words: %s", (text) => {
    assert.deepStrictEqual(shownAs(text), [])
  })

  it.each([
    "เคย",
    "հա, եկեք հիմա",
    "山山 千千 几几",
    "のり ひのり",
    "ꓢꓲ. ꓝꓲ ꓠꓬ ꓧꓳ",
    "⒜ pizza ⒝ pasta ⒞ salad",
    "Ɛ̃, enyo ŋutɔ"
  ])("do no harm where they may be either: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))
})

describe("signs of other scripts", () => {
  it.each(Object.entries(byMarks))("change no Latin letter: %s", (_, disguised) => {
    for (const text of harmful) {
      assert.strictEqual(withoutForeignMarks(disguised(text)), text)
      assert.strictEqual(decidedUntaught(disguised(text)).outcome, "hide", text)
    }
  })

  it.each(["donʼt", "Hawaiʻi", "スーパーlove", "שָׁלוֹם", "जी हाँ"])("stay where they belong: %s", (text) =>
    assert.isNull(withoutForeignMarks(text))
  )
})
