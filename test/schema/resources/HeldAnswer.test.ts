import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { AnswerToHold } from "#schema/resources/HeldAnswer.ts"

const isTaken = Schema.is(AnswerToHold)

describe("an answer in the app", () => {
  it("is taken with all that the longest comment said, also where each sign counts twice", () => {
    for (const sign of ["W", "👍"]) assert.isTrue(isTaken({ answer: "keep", seen: `${sign.repeat(20_000)}…` }), sign)
  })

  it("is refused with more than any comment says", () => {
    assert.isFalse(isTaken({ answer: "keep", seen: "W".repeat(60_001) }))
  })
})
