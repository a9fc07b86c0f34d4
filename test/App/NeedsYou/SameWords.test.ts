import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { isSaidIn, othersSayingTheSame } from "#src/App/NeedsYou/SameWords.ts"

const saying = (texts: ReadonlyArray<string>) =>
  texts.map((text, index) => ({ id: CommentId.make(`com_${index}`), text }))

describe("what says the same", () => {
  it("does so whatever the case of its letters, its spaces, and signs that nobody sees", () => {
    const others = othersSayingTheSame(saying(["Vote now", "vote  NOW ", "vote now\u{FEFF}", "vote later", "", ""]))
    assert.deepStrictEqual(Object.fromEntries(others), { com_0: 2, com_1: 2, com_2: 2 })
  })

  it.prop(
    "counts as many others as there are of its words",
    [FastCheck.array(FastCheck.constantFrom("a", "b", "c", "d"), { maxLength: 12 })],
    ([texts]) => {
      const others = othersSayingTheSame(saying(texts))
      for (const [index, text] of texts.entries()) {
        assert.strictEqual(others.get(`com_${index}`) ?? 0, texts.filter((one) => one === text).length - 1)
      }
    }
  )
})

describe("why it would rather hide a comment", () => {
  it("is said where the reason to ask has not said it", () => {
    const why = "It looks like spam: “sub 4 sub”."
    assert.isTrue(isSaidIn(why, "It looks like spam: “sub 4 sub”, but I am not sure enough to hide it."))
    assert.isFalse(isSaidIn(why, "Your guidance says: “Ask me about refunds”."))
    assert.isTrue(isSaidIn(why, "It is 64% like the text you kept, but this one looks like spam: “sub 4 sub”."))
    assert.isTrue(isSaidIn("", "Your guidance says: “Ask me about refunds”."))
  })
})
