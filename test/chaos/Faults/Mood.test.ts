import { assert, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { moodFor } from "./Mood.ts"

it.prop(
  "takes a delivery in the end, whatever its mood",
  [FastCheck.double({ min: 0, max: 1, noNaN: true })],
  ([draw]) => assert.strictEqual(moodFor(draw, 2), "take")
)

it("takes most deliveries, and has every mood now and then", () => {
  const moods = Array.from({ length: 1_000 }, (_, draw) => moodFor(draw / 1_000, 0))
  assert.sameMembers([...new Set(moods)], ["slow", "refuse", "drop", "forget", "stall", "take"])
  assert.isAbove(moods.filter((mood) => mood === "take").length, 800)
})
