import { assert, describe, it } from "@effect/vitest"
import { Timestamp } from "#schema/Time.ts"
import { justNowWords, otherWords } from "#src/App/NeedsYou/AnswerWords.ts"

describe("what can be taken back after the page was loaded anew", () => {
  it("is counted before it is said", () => {
    assert.strictEqual(justNowWords("block", 1), "Just now, 1 comment: author blocked, comment hidden.")
    assert.strictEqual(justNowWords("keep", 2), "Just now, 2 comments: left up.")
  })
})

describe("what another answered", () => {
  it("names the comment, since the next one stands in its place", () => {
    const comment = { text: "Where is my refund?", has_media: false, status: "hidden", decision: null } as const
    const held = {
      answer: "hide",
      by: "Grace",
      is_own: false,
      takes_effect_at: Timestamp.make("2026-11-23T00:00:00.000Z")
    } as const
    assert.strictEqual(
      otherWords({ comment, held, needs_you: {} }),
      "Grace has answered “Where is my refund?”: hidden."
    )
    assert.strictEqual(
      otherWords({ comment, held: { ...held, is_own: true }, needs_you: {} }),
      "You have answered “Where is my refund?” elsewhere: hidden."
    )
    assert.strictEqual(
      otherWords({ comment, held: null, needs_you: null }),
      "“Where is my refund?” waits no longer: it is hidden now."
    )
    assert.isNull(otherWords({ comment, held: null, needs_you: {} }))
  })
})
