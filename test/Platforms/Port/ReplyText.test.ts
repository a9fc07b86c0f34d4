import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { codePoints, cutReply, sameReply } from "#src/Platforms/Port/ReplyText.ts"

const family = "👨‍👩‍👧‍👦"
const graphemes = (text: string) =>
  Array.from(new Intl.Segmenter("und", { granularity: "grapheme" }).segment(text), ({ segment }) => segment)

const piece = FastCheck.oneof(
  FastCheck.constantFrom(" ", "\n", family, "🇩🇪", "e\u0301", "👍🏽", "word", "价格", "ราคา", "https://example.com/a-b"),
  FastCheck.string({ unit: "grapheme", maxLength: 8 })
)
const text = FastCheck.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""))
const limit = FastCheck.integer({ min: 1, max: 200 })

describe("cutReply", () => {
  it.prop(
    "keeps within the limit a beginning of the text, whole graphemes, and says whether it cut",
    [text, limit],
    ([text, limit]) => {
      const whole = text.trim()
      const reply = cutReply(text, limit)
      assert.isAtMost(codePoints(reply.text), limit)
      assert.isTrue(whole.startsWith(reply.text))
      assert.strictEqual(reply.cut, codePoints(whole) > limit)
      if (!reply.cut) return assert.strictEqual(reply.text, whole)
      assert.notStrictEqual(reply.text, "")
      const pieces = graphemes(whole)
      const first = pieces[0] ?? ""
      if (codePoints(first) > limit) return
      assert.strictEqual(graphemes(reply.text).join("|"), pieces.slice(0, graphemes(reply.text).length).join("|"))
    }
  )

  it.prop(
    "never splits a word that white space surrounds",
    [
      FastCheck.array(FastCheck.stringMatching(/^[a-z.,!-]{1,9}$/), { minLength: 1, maxLength: 80 }),
      FastCheck.integer({ min: 20, max: 200 })
    ],
    ([words, limit]) => {
      const kept = cutReply(words.join(" "), limit).text.split(" ")
      assert.deepStrictEqual(kept, words.slice(0, kept.length))
    }
  )

  it("is idempotent at every platform's limit", () => {
    const long = "Thank you for asking! ".repeat(600)
    for (const limit of [150, 500, 2_200, 8_000, 10_000]) {
      const once = cutReply(long, limit)
      assert.isTrue(once.cut)
      assert.deepStrictEqual(cutReply(once.text, limit), { text: once.text, cut: false })
      assert.isAbove(codePoints(once.text), limit - "Thank you for asking! ".length)
    }
  })

  it.each([
    ["fits", "Link in bio", 150, "Link in bio", false],
    ["counts an emoji as its code points", "👍🏽👍🏽", 4, "👍🏽👍🏽", false],
    ["never keeps half a family", `ok ${family}`, 8, "ok", true],
    ["drops the word that does not fit", "one two three", 9, "one two", true],
    ["keeps a word that ends at the limit", "one two three", 7, "one two", true],
    ["cuts at word ends without spaces", "価格はいくらですか", 4, "価格は", true],
    ["cuts a word longer than the limit", "a".repeat(20), 10, "a".repeat(10), true],
    ["drops a long word rather than split it", `a ${"b".repeat(30)}`, 20, "a", true],
    ["forgets white space at the ends", "  hello  ", 5, "hello", false],
    ["cuts a grapheme longer than the limit", `e${"\u0301".repeat(9)}`, 5, `e${"\u0301".repeat(4)}`, true]
  ])("%s", (_, text, limit, kept, cut) => {
    assert.deepStrictEqual(cutReply(text, limit), { text: kept, cut })
  })
})

describe("sameReply", () => {
  it("forgives what platforms do to white space and accents, and nothing else", () => {
    assert.isTrue(sameReply("Thank  you,\r\nDana\u0301 ", "Thank you,\nDan\u00E1"))
    assert.isFalse(sameReply("Thank you", "Thank you!"))
  })
})
