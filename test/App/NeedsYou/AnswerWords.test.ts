import { assert, describe, it } from "@effect/vitest"
import { justNowWords } from "#src/App/NeedsYou/AnswerWords.ts"

describe("what can be taken back after the page was loaded anew", () => {
  it("is counted before it is said", () => {
    assert.strictEqual(justNowWords("block", 1), "Just now, 1 comment: author blocked, comment hidden.")
    assert.strictEqual(justNowWords("keep", 2), "Just now, 2 comments: left up.")
  })
})
