import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { detectionCap, judgedPieces } from "#src/Autopilot/Text/LongText.ts"

/** No part of it of some length comes again. */
const endless = Array.from({ length: 6000 }, (_, at) => `${at}x`).join("")

/** Words of any length, up to some that are longer than a piece. */
const longText = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 15, maxLength: 60 }).map((lengths) => {
  let from = 0
  const words = lengths.map((length) => {
    from += length
    return endless.slice(from - length, from)
  })
  return words.join(" ").padEnd(detectionCap + 1, endless.slice(from))
})

describe("the pieces of a long text", () => {
  it.prop("go on wherever its blanks are, and leave nothing out", [longText], ([text]) => {
    const pieces = judgedPieces(text)
    let from = 0
    let end = detectionCap
    for (const piece of pieces) {
      const at = text.indexOf(piece, from)
      assert.isAtLeast(at, from)
      assert.isAtMost(at, end)
      from = at + 1
      end = Math.max(end, at + piece.length)
    }
    assert.strictEqual(end, text.length)
    assert.isAtMost(pieces.length, text.length / 1900)
  })
})
