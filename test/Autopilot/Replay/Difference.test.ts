import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { type DraftExample, maxExamples } from "#schema/resources/policy/DraftDifference.ts"
import { Comparison } from "#src/Autopilot/Replay/Comparison.ts"
import { codePoint } from "#test/CodePoint.ts"

const outcome = FastCheck.constantFrom("hide" as const, "keep" as const, "ask" as const)
const compared: FastCheck.Arbitrary<DraftExample> = FastCheck.record({
  comment_id: FastCheck.integer().map((n) => CommentId.make(`com_${n}`)),
  text: FastCheck.string({ maxLength: 400, unit: "grapheme" }),
  before: outcome,
  before_reason: FastCheck.constant("because"),
  after: outcome,
  after_reason: FastCheck.constant("because of the draft"),
  answered: FastCheck.constantFrom("hide" as const, "keep" as const, null)
})

const differenceOf = (all: ReadonlyArray<DraftExample>) => {
  const comparison = new Comparison()
  for (const one of all) comparison.add({ example: one, category: null, hidesPraise: false })
  return comparison.difference
}

describe("the difference a draft makes", () => {
  it.prop("counts what a naive count counts", [FastCheck.array(compared, { maxLength: 200 })], ([all]) => {
    const difference = differenceOf(all)
    const count = (is: (one: DraftExample) => boolean) => all.filter(is).length
    assert.strictEqual(difference.compared, all.length)
    assert.strictEqual(
      difference.same,
      count(({ after, before }) => after === before)
    )
    for (const [name, to] of [
      ["newly_hidden", "hide"],
      ["newly_kept", "keep"],
      ["newly_asked", "ask"]
    ] as const) {
      const changed = all.filter(({ after, before }) => after === to && before !== to)
      assert.strictEqual(difference[name].count, changed.length)
      assert.deepStrictEqual(
        difference[name].examples.map(({ comment_id }) => comment_id),
        changed.slice(0, maxExamples).map(({ comment_id }) => comment_id)
      )
    }
    for (const side of ["before", "after"] as const) {
      const alone = all.filter((one) => one.answered !== null && one[side] !== "ask")
      const agreed = alone.filter((one) => one[side] === one.answered).length
      assert.deepStrictEqual(difference.agreement[side], {
        decided_alone: alone.length,
        agreed,
        rate: alone.length === 0 ? null : agreed / alone.length
      })
      assert.deepStrictEqual(difference[side], {
        hide: count((one) => one[side] === "hide"),
        keep: count((one) => one[side] === "keep"),
        ask: count((one) => one[side] === "ask")
      })
    }
    const { newly_asked, newly_hidden, newly_kept, same } = difference
    assert.strictEqual(same + newly_asked.count + newly_hidden.count + newly_kept.count, all.length)
  })

  it("warns of praise that the draft alone hides", () => {
    const one = { comment_id: CommentId.make("com_1"), before_reason: "", after_reason: "", answered: null, text: "" }
    const comparison = new Comparison()
    comparison.add({ example: { ...one, before: "keep", after: "hide" }, category: null, hidesPraise: true })
    comparison.add({ example: { ...one, before: "keep", after: "keep" }, category: null, hidesPraise: false })
    assert.deepStrictEqual(comparison.difference.warnings, [
      "This would hide 1 of the newest 2 comments, 1 of them praise. Look at them before you save."
    ])
  })

  it.prop("never cuts a character of an example in half", [FastCheck.string({ unit: codePoint })], ([text]) => {
    const one = { comment_id: CommentId.make("com_1"), before_reason: "", after_reason: "", answered: null }
    const cut = differenceOf([{ ...one, text: text.repeat(20), before: "keep", after: "hide" }])
    const [example] = cut.newly_hidden.examples
    assert.isTrue(text.repeat(20).startsWith(example?.text ?? "?"))
    assert.strictEqual(example?.text.isWellFormed(), text.isWellFormed() || (example?.text ?? "").isWellFormed())
  })
})
