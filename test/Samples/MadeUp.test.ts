import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { madeUpComment } from "#src/Samples/MadeUp.ts"
import { inputFor } from "#test/Autopilot/Deciding.ts"

const links = { comment: (id: string) => `/inbox/${id}` }
const policy = compile("Ask me about refunds")

describe("the comment of a sample", () => {
  for (const event of ["comment.hidden", "comment.review", "comment.received"] as const) {
    it(`of ${event} is decided as the autopilot decides it, in its words`, () => {
      const { comment, needs_you } = { needs_you: null, ...madeUpComment(event, new Date(0), links) }
      const { category, leaning, leaningWhy, outcome, reason, score } = decide(inputFor(comment.text, { policy }))
      const told = comment.decision
      assert.deepStrictEqual(
        [told?.outcome, told?.reason, told?.category, told?.score],
        [outcome, reason, category, score]
      )
      if (event !== "comment.review") return
      assert.deepStrictEqual(
        [needs_you?.reason, needs_you?.leaning, needs_you?.leaning_why],
        [reason, leaning, leaningWhy]
      )
    })
  }
})
