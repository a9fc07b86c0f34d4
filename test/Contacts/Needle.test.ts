import { assert, describe, it } from "@effect/vitest"
import { needle } from "#src/Contacts/Needles/Needle.ts"

describe("needle", () => {
  it("looks anywhere from three characters on, at the beginning of words below, and for nothing in nothing", () => {
    const expected = [
      ["", null],
      [" \t", null],
      ["d", " d"],
      [" da ", " da"],
      ["東京", " 東京"],
      ["👍🏽", " 👍🏽"],
      ["dan", "dan"],
      ["Dana \n Example", "Dana Example"]
    ] as const
    for (const [q, looked] of expected) assert.strictEqual(needle(q), looked)
  })
})
