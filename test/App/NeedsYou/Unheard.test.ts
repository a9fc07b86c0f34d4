import { assert, describe, it } from "@effect/vitest"
import { vi } from "vitest"
import { unheard } from "#src/App/NeedsYou/Unheard.ts"

describe("what a person does before they see that a colleague's answer brought another comment", () => {
  it("answers nothing while they type on, and nothing at all for a moment", () => {
    vi.useFakeTimers()
    try {
      const { isMeantForAnother, isTyped, replaced } = unheard()
      assert.deepStrictEqual([isTyped(), isMeantForAnother()], [false, false])
      replaced(true)
      for (let letters = 0; letters < 20; letters++) {
        vi.advanceTimersByTime(300)
        assert.isTrue(isTyped())
        assert.strictEqual(isMeantForAnother(), letters < 2)
      }
      vi.advanceTimersByTime(2000)
      assert.isFalse(isTyped())
    } finally {
      vi.useRealTimers()
    }
  })

  it("is soon heard again where they did not type, however fast they go on", () => {
    vi.useFakeTimers()
    try {
      const { isMeantForAnother, isTyped, replaced } = unheard()
      replaced(false)
      assert.deepStrictEqual([isTyped(), isMeantForAnother()], [false, true])
      vi.advanceTimersByTime(700)
      assert.isFalse(isMeantForAnother())
    } finally {
      vi.useRealTimers()
    }
  })

  it("opens a comment by Enter, and answers by none that is pressed with it", () => {
    vi.useFakeTimers()
    try {
      const { isJustOpened, isMeantForAnother, opened } = unheard()
      opened()
      assert.deepStrictEqual([isJustOpened(), isMeantForAnother()], [true, false])
      vi.advanceTimersByTime(700)
      assert.isFalse(isJustOpened())
    } finally {
      vi.useRealTimers()
    }
  })

  it("answers nothing where they pressed twice, unless they went to another comment themselves", () => {
    vi.useFakeTimers()
    try {
      const { chosen, followed, isMeantForAnother, replaced } = unheard()
      followed()
      vi.advanceTimersByTime(140)
      assert.isTrue(isMeantForAnother())
      vi.advanceTimersByTime(10)
      assert.isFalse(isMeantForAnother())
      followed()
      chosen()
      assert.isFalse(isMeantForAnother())
      replaced(false)
      chosen()
      assert.isTrue(isMeantForAnother())
    } finally {
      vi.useRealTimers()
    }
  })
})
