import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("what friends call each other", () => {
  it.each([
    "You magnificent bastard, that video made my day.",
    "You glorious bastards, best pizza ever.",
    "You lucky bastard, enjoy your new bike!",
    "You clever bastards did it again.",
    "You mad bastards, you built it!",
    "You crazy bitches, I love this song",
    "You old bastard, happy sixtieth!",
    "Happy birthday you old bastard, love from all of us",
    "Love you bitches, see you at brunch",
    "Congrats you bitches, we made it to the final!"
  ])("is not hidden with praise or good wishes: %s", (text) =>
    assert.notStrictEqual(decidedUntaught(text).outcome, "hide")
  )

  it.each([
    "Happy birthday to your shop, you thieving bastards",
    "You lucky bastards never got caught",
    "You clever bastards scammed me",
    "You absolute bastards, where is my parcel",
    "Congrats you bitches, you ruined my wedding",
    "Love you bitches? Go to hell",
    "You stupid bitches",
    "You crazy bitch",
    "You mad bitch, get help",
    "You mad bastard, I'll be outside your shop"
  ])("is hidden without, or where somebody was wronged: %s", (text) =>
    assert.strictEqual(decidedUntaught(text).outcome, "hide")
  )
})
