import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { soonRead } from "#src/Autopilot/Replay/SoonRead.ts"

const comments = FastCheck.array(
  FastCheck.nat(5000).map((length) => ({ text: "a".repeat(length) })),
  { maxLength: 20 }
)
const longest = (some: ReadonlyArray<{ readonly text: string }>) => Math.max(0, ...some.map(({ text }) => text.length))

describe("what is read while somebody waits", () => {
  it.prop("is bounded, in the order in which it came, and leaves out none but the longest", [comments], ([all]) => {
    const { leftOut, read } = soonRead(all, 20)
    assert.isAtMost(
      read.reduce((sum, { text }) => sum + text.length, 0),
      6000
    )
    assert.strictEqual(read.length + leftOut, all.length)
    assert.deepStrictEqual(
      all.filter((comment) => read.includes(comment)),
      read
    )
    for (const comment of all) if (!read.includes(comment)) assert.isAtLeast(comment.text.length, longest(read))
  })

  it("is everything where comments are as long as people write them", () => {
    const all = Array.from({ length: 500 }, (_, at) => ({ text: "a".repeat(at % 400) }))
    assert.deepStrictEqual(soonRead(all, 500), { read: all, leftOut: 0 })
  })
})
