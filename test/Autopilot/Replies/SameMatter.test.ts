import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { isSameMatter } from "#src/Autopilot/Replies/SameMatter.ts"

const question = "How much is shipping to Norway?"

describe("an edited question", () => {
  it("table", () => {
    for (const [before, now, same] of [
      [question, "Hi! How much is the shipping to Norway please", true],
      [question, "How much is delivery to Norway?", true],
      ["How much is shiping to Norwey?", "How much is shiping to Norway?", true],
      [question, "How much is shipping to Sweden?", false],
      [question, "How much is shipping to Norway and Sweden?", false],
      [question, "How much is shipping?", false],
      ["When do you deliver?", "Where do you deliver?", false],
      ["Do you have size 38?", "Do you have size 39?", false],
      ["Do you have model 12345?", "Do you have model 12346?", false],
      ["Is there a bus?", "Is there a bug?", false],
      ["How are you?", "Who are you?", false],
      ["送料はいくらですか?", "送料はいくらですか?", true]
    ] as const) {
      assert.strictEqual(isSameMatter(before, now), same, `${before} → ${now}`)
      assert.strictEqual(isSameMatter(now, before), same, `${now} → ${before}`)
    }
  })

  it.prop("asks the same as itself", [fc.string()], ([text]) => assert.isTrue(isSameMatter(text, text)))
})
