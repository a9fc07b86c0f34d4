import { assert, describe, it } from "@effect/vitest"
import { vi } from "vitest"
import { oncePainted } from "#src/App/Browser/Painted.ts"

const frameMilliseconds = 16

describe("what is done once the page was painted", () => {
  it("is done after the frame, once, as it was last asked for, and is not put off by what comes meanwhile", () => {
    vi.useFakeTimers()
    vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, frameMilliseconds))
    try {
      const whenPainted = oncePainted()
      const done: Array<string> = []
      for (const key of ["first", "second", "third"]) whenPainted(() => done.push(key))
      vi.advanceTimersByTime(frameMilliseconds)
      assert.deepStrictEqual(done, [])
      whenPainted(() => done.push("fourth"))
      vi.advanceTimersByTime(50)
      assert.deepStrictEqual(done, ["fourth"])
      whenPainted(() => done.push("fifth"))
      vi.advanceTimersByTime(100)
      assert.deepStrictEqual(done, ["fourth", "fifth"])
    } finally {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })
})
