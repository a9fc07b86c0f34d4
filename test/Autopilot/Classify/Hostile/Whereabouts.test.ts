import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { rowsIn } from "../../Rows.ts"
import { filled } from "./Filled.ts"

const textsIn = (file: string) => rowsIn(new URL(file, import.meta.url)).flatMap(([, frame = ""]) => filled(frame))

describe("what somebody drives, where they may be met, and how they may be pestered", () => {
  it("is never told unasked, with or without an address", () => {
    const all = textsIn("./whereabouts.tsv")
    assert.isAtLeast(all.length, 240)
    assert.deepEqual(
      all.filter((text) => decidedUntaught(text).outcome === "keep"),
      []
    )
  })

  it("is not seen in directions, in numbers of shops and of one's own, in thanks, in one's own family and in those who work where they are seen", () => {
    const all = textsIn("./bystanders.tsv")
    assert.isAtLeast(all.length, 110)
    assert.deepEqual(
      all.filter((text) => decidedUntaught(text).outcome !== "keep"),
      []
    )
  })
})
