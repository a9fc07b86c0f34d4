import { assert, describe, it } from "@effect/vitest"
import { calledByName } from "#src/Autopilot/Classify/Lists/CalledByName.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const called = (text: string) => calledByName(normalise(text))

describe("somebody who is insulted by name", () => {
  it.each([
    "Priya is a useless lying cow",
    "Kevin is a moron",
    "Ahmed from support is a terrorist",
    "Tom on the phone is a pathetic little man",
    "Linda at reception was a rude idiot, avoid"
  ])("is asked about: %s", (text) => {
    assert.isNotNull(called(text))
    assert.strictEqual(decidedUntaught(text).outcome, "ask")
  })

  it.each([
    "Peppa is a cheeky pig",
    "Karma is a nasty bitch",
    "Siri is a moron",
    "Homer is an idiot and I love him",
    "Tom is an idiot abroad, best show",
    "Paul was a terrorist in that film, brilliant role",
    "Linda at reception was a star"
  ])("is nobody in: %s", (text) => assert.isNull(called(text)))
})

describe("who may be driven to hurt themselves", () => {
  it.each([
    "nobody loves you, just end it",
    "your family would be happier without you, go",
    "starving helps, you should try it",
    "아무도 안 슬퍼해 그냥 죽어"
  ])("is not left to it unasked: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "nobody loves Mondays, let's do it",
    "your family will love this dog",
    "cutting the roses helps, try it in spring",
    "my mum would be happier if you were open on Mondays",
    "배고파 죽겠다"
  ])("is nobody in: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))
})
