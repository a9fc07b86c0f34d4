import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { unspacedPattern } from "#src/Autopilot/Guidance/Matters/MatterEntry.ts"
import { patternSource } from "#src/Autopilot/Tongues/StemPattern.ts"

const signs = [..."\\^$.*+?()[]{}|/-"]
const word = FastCheck.stringMatching(/^[a-z]{1,4}$/)

describe("words of a list", () => {
  it.prop(
    "are themselves in the expression that is made of them, whatever signs they hold",
    { before: word, sign: FastCheck.constantFrom(".", "-", "+", "$", "&", "'"), after: word },
    ({ after, before, sign }) => {
      const written = `${before}${sign}${after}`
      const source = unspacedPattern(written)
      assert.match(written, new RegExp(`^(?:${source})$`, "u"))
      assert.notMatch(`${before}${after}`, new RegExp(`^(?:${source})$`, "u"))
    }
  )

  it("make an expression that can be read, whatever is in a list", () => {
    for (const sign of signs) {
      for (const language of ["en", "ja"])
        assert.doesNotThrow(() => new RegExp(patternSource(`a${sign}b`, language), "u"))
    }
  })
})
