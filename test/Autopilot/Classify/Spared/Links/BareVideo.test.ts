import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const sites = ["https://www.youtube.com/watch?v=", "youtube.com/watch?v=", "https://youtu.be/", "m.youtube.com/shorts/"]
const videos = ["dQw4w9WgXcQ", "abc123XYZ_0", "Zk-9_qLmN2s"]

describe("a link to a video and nothing else", () => {
  it("is left alone", () => {
    assert.deepEqual(
      sites
        .flatMap((site) => videos.map((video) => site + video))
        .filter((text) => decidedUntaught(text).outcome !== "keep"),
      []
    )
  })

  it.each([
    "subscribe to my channel youtube.com/watch?v=dQw4w9WgXcQ",
    "earn $500 a day youtu.be/dQw4w9WgXcQ",
    "https://youtube.com.free-prize.example/watch?v=dQw4w9WgXcQ"
  ])("covers nobody who sells something by it: %s", (text) => {
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })
})
