import { assert, describe, it } from "@effect/vitest"
import { medianWords } from "#src/App/Reports/MedianWords.ts"

const replies = { total: 0, person: 0, autopilot: 0, campaign: 0 }

describe("how soon something was done", () => {
  it("reads as sentences, however little there is", () => {
    assert.strictEqual(
      medianWords({ median_seconds_to_hide: 0, median_seconds_to_reply: null, replies }),
      "Half of what was hidden was hidden in less than a second. Nothing was replied to."
    )
    assert.strictEqual(
      medianWords({
        median_seconds_to_hide: null,
        median_seconds_to_reply: 65,
        replies: { ...replies, total: 3, person: 2, autopilot: 1 }
      }),
      "Nothing that came in these days was hidden through Steward. " +
        "Half of what was replied to had its first reply in 1 minute 5 seconds. " +
        "Of the replies, people wrote 2, the autopilot 1 and campaigns 0."
    )
  })
})
