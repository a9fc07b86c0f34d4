import { assert, describe, it } from "@effect/vitest"
import { tellsOfLoss } from "#src/Autopilot/Classify/Spared/Customers/TellsOfLoss.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("a customer who tells of money that became less", () => {
  it.each([
    "Invested 500 and got 480 back, thanks for nothing",
    "I invested £2000 with you and got nothing in return",
    "I only earn £900 a month, can I still rent the flat?",
    "You make money with my data",
    "You earn money by charging pensioners for paper",
    "You make money by keeping people on hold"
  ])("is kept: %s", (text) => {
    assert.isTrue(tellsOfLoss(read(text)))
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each([
    "Invested 500 and got 4800 back, thanks to Amy Trades",
    "Invested 500 and got 4800 back in a week",
    "Thanks for nothing, my broker makes me £500 a day",
    "I invested £2000 with you and got nothing, then I tried Quantum Trades",
    "I lost everything with your broker and got nothing, a good man restored my funds",
    "I lost £2000 with your bank but got all back from a hacker",
    "I only make £500 a week on this app, it never fails",
    "You make money with my strategy",
    "You earn money by joining my group"
  ])("is none who tells of a gain, or of whoever brought it back: %s", (text) => {
    assert.isFalse(tellsOfLoss(read(text)))
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })
})
