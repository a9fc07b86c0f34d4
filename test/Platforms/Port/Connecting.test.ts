import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { facebook } from "#src/Platforms/Facebook/Facebook.ts"
import { mismatch } from "#src/Platforms/Port/Connecting.ts"
import { youtube } from "#src/Platforms/YouTube/YouTube.ts"

const id = FastCheck.stringMatching(/^[0-9]{1,6}$/)

describe("mismatch", () => {
  it.prop("is told where a token speaks for somebody else, and only there", [id, id], ([asked, found]) => {
    const said = mismatch(
      { platform: "facebook", externalId: asked },
      { externalId: found, name: "Fjord" },
      facebook.connecting
    )
    assert.strictEqual(said === null, asked === found)
  })

  it("names both, and what to do", () => {
    assert.strictEqual(
      mismatch(
        { platform: "facebook", externalId: "1234" },
        { externalId: "77", name: "Ada\nOperator" },
        facebook.connecting
      ),
      'This token speaks for "Ada Operator" (77) on Facebook, and not for the page 1234. Use the page token of 1234.'
    )
    assert.strictEqual(
      mismatch({ platform: "youtube", externalId: "UC1" }, { externalId: "UC2", name: "Fjord" }, youtube.connecting),
      'This token speaks for the channel "Fjord" (UC2) on YouTube, and not for the channel UC1. Sign in as UC1, and try again.'
    )
  })
})
