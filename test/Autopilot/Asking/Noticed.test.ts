import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { noticedIn } from "#src/Autopilot/Asking/Noticed.ts"

const marked = (text: string, seen: ReadonlyArray<string>) =>
  noticedIn(
    text,
    seen.map((one) => ({ area: "scams", seen: one }))
  ).map(({ end, start }) => Array.from(text).slice(start, end).join(""))

describe("what was noticed in a text", () => {
  it("is marked where it stands, as whole words, in code points", () => {
    assert.deepStrictEqual(marked("😀😀 Join our TELEGRAM group, telegram now", ["Telegram"]), ["TELEGRAM", "telegram"])
    assert.deepStrictEqual(marked("see bit.ly/xyz123 there", ["bit.ly/…"]), ["bit.ly/"])
    assert.deepStrictEqual(marked("a class of its own", ["ass"]), [])
    assert.deepStrictEqual(marked("加入我们的群", ["我们"]), ["我们"])
    assert.deepStrictEqual(marked("İİ free money", ["free money", "money"]), ["free money"])
    assert.deepStrictEqual(marked("nothing of it", ["…", ""]), [])
  })

  it("is within the text, in its order, and nothing overlaps, whatever strangers write", () => {
    const letters = fc.string({
      unit: fc.constantFrom("a", "B", "İ", "ß", "😀", "\u200b", "́", " ", ".", "群", "\ud800")
    })
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 5 }), (text, seen) => {
        let last = 0
        for (const { end, start } of noticedIn(
          text,
          seen.map((one) => ({ area: "spam", seen: one }))
        )) {
          assert.isAtLeast(start, last)
          assert.isAbove(end, start)
          last = end
        }
        assert.isAtMost(last, Array.from(text).length)
      })
    )
  })
})
