import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { deobfuscated } from "#src/Autopilot/Text/Deobfuscate.ts"

const limit = 200
/** A letter that might join with others, so that a text with it is read as a whole. */
const joining = "ก"

const between = (first: number, last: number) =>
  FastCheck.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code))

const character = FastCheck.oneof(
  between(0, 0x52f),
  between(0x300, 0x36f),
  between(0x600, 0x6ff),
  between(0x900, 0x97f),
  between(0x1100, 0x11ff),
  between(0x1e00, 0x1eff),
  between(0x2000, 0x2bff),
  between(0x3000, 0x30ff),
  between(0x4e00, 0x9fff),
  between(0xac00, 0xd7ff),
  between(0xd800, 0xdfff),
  between(0xfe00, 0xfe0f),
  between(0xff00, 0xffef),
  between(0x1f000, 0x1faff)
)
const text = FastCheck.array(character, { maxLength: 12 }).map((characters) => characters.join(""))

describe("what is disclosed", () => {
  it.prop("is the same character by character as of a text as a whole", [text], ([written]) => {
    assert.strictEqual(
      deobfuscated(written, limit) + joining,
      deobfuscated(`${written.toWellFormed()}${joining}`, limit)
    )
  })

  const pinned: ReadonlyArray<readonly [written: string, disclosed: string]> = [
    ["Très déçue ✈️", "Tres decue ✈"],
    ["fr\u200bee", "free"],
    ["ﬁne… ½ Å", "fine... 1⁄2 A"],
    ["ｆｒｅｅ 🅵🆁", "free fr"],
    ["👩‍👩‍👧 🇵🇹", "👩👩👧 🇵🇹"]
  ]
  for (const [written, expected] of pinned) {
    it(`${JSON.stringify(written)} is ${JSON.stringify(expected)}`, () =>
      assert.strictEqual(deobfuscated(written, limit), expected))
  }

  it("is as long as asked for, and ends with a whole character", () => {
    assert.strictEqual(deobfuscated("é…", 2), "e.")
    assert.strictEqual(deobfuscated("é😀", 2), "e")
  })
})
