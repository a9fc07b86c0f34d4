import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { withoutWished } from "#src/Autopilot/Classify/Spared/Wished.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const whom = ["that driver", "this guy", "your manager", "that woman"]
const done = ["promoted", "fired", "thanked", "replaced"]
const kind = ["hug", "thank", "promote", "tip"]

const threatens = (text: string) => decidedUntaught(text).reason.includes("threat")

describe("what is wished to be done to somebody, and hurts nobody", () => {
  it.prop(
    "is no threat: someone should hug that driver",
    [FastCheck.constantFrom(...whom), FastCheck.constantFrom(...done), FastCheck.constantFrom(...kind)],
    ([one, deed, kindly]) => {
      for (const text of [
        `${one} should be ${deed}`,
        `someone should ${kindly} ${one}`,
        `somebody give ${one} a raise`
      ]) {
        assert.isFalse(threatens(text), text)
      }
    },
    { fastCheck: { numRuns: 60 } }
  )

  it.each(["Die vent moet ontslagen worden", "Ktoś powinien przytulić tego kierowcę"])(
    "is no threat in other languages: %s",
    (text) => assert.isFalse(threatens(text))
  )

  it.each([
    "someone should hang that driver",
    "that guy should be shot",
    "someone should hug that driver with a bat",
    "that guy should be fired or I'll break his legs",
    "someone should fire a gun at him"
  ])("makes no other threat milder: %s", (text) => assert.isTrue(threatens(text)))

  it.each(["somebody give him a beating", "I will find him", "fire at will"])("is nothing else: %s", (text) =>
    assert.isNull(withoutWished(read(text)))
  )
})
