import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { normalise } from "#src/Autopilot/Normalise.ts"
import { Phrases } from "#src/Autopilot/Phrases.ts"

const seen = (pattern: string, text: string) => new Phrases([[pattern, 1]]).find(normalise(text))[0]?.seen ?? null

describe("phrases", () => {
  const pinned: ReadonlyArray<readonly [pattern: string, text: string, seen: string | null]> = [
    ["check out (my|our)? channel", "Pls CHECK out channel!", "CHECK out channel"],
    ["check out (my|our)? channel", "ch3ck 0ut   my chann\u200bel", "ch3ck 0ut my channel"],
    ["check out (my|our)? channel", "check out the channel", null],
    ["made <money> ... week", "made $5,000 in one week", "made $5,000 in one week"],
    ["made <money> ... week", "made $5,000 in a very short week", null],
    ["made <money> ... week", "made $5,000 in a very long long week", null],
    ["(dm|write to) <handle>", "write to @anna", "write to @anna"],
    ["nice", "nicer", null],
    ["ass", "class assistance", null],
    ["scam", "scaaaaam", "scaaaaam"],
    ["free", "freeeee", "freeeee"],
    ["#ad", "this is an ad", null],
    ["#ad", "thanks #ad", "#ad"],
    ["ad", "thanks #ad", "#ad"]
  ]
  for (const [pattern, text, expected] of pinned) {
    it(`${pattern} in ${JSON.stringify(text)}`, () => assert.strictEqual(seen(pattern, text), expected))
  }

  const word = FastCheck.constantFrom("red", "blue", "green", "grey")
  const words = FastCheck.array(word, { minLength: 1, maxLength: 12 })

  it.prop(
    "are found exactly where the words follow each other",
    [words, FastCheck.array(word, { minLength: 1, maxLength: 3 })],
    ([text, phrase]) => {
      const holds = ` ${text.join(" ")} `.includes(` ${phrase.join(" ")} `)
      assert.strictEqual(seen(phrase.join(" "), text.join(" ")) !== null, holds)
    }
  )

  it.prop("a gap stands for none to three words", [words], ([text]) => {
    const holds = text.some((first, at) => first === "red" && text.slice(at + 1, at + 5).includes("blue"))
    assert.strictEqual(seen("red ... blue", text.join(" ")) !== null, holds)
  })

  it("each phrase is reported once, and long ones are cut", () => {
    assert.lengthOf(new Phrases([["spam", 1]]).find(normalise("spam spam spam")), 1)
    const long = `${"x".repeat(40)} ${"y".repeat(40)}`
    assert.lengthOf(seen("start ... end", `start ${long} end`) ?? "", 60)
  })
})
