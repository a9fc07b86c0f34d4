import { assert, describe, it } from "@effect/vitest"
import { isBanter } from "#src/Autopilot/Classify/Spared/Banter.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("what friends call each other", () => {
  it.each([
    "happy 30th you old bastard @rob",
    "@dad you old git happy birthday",
    "@maria you old cow happy 40th xx",
    "you idiot @ben haha you bought two",
    "@lena du blöde Kuh, hab dich lieb ❤️",
    "joyeux anniversaire espèce de vieux con @paul",
    "feliz cumple cabrón @luis",
    "auguri vecchio stronzo @gigi",
    "너 진짜 바보냐 ㅋㅋ @민지 또 샀어?"
  ])("is not hidden: %s", (text) => {
    assert.isTrue(isBanter(read(text)))
    assert.notStrictEqual(decidedUntaught(text).outcome, "hide")
  })

  it.each([
    "you useless idiots at the counter",
    "happy birthday to your shop, you thieving bastards",
    "lol @fjord your staff are pigs",
    "du blöde Kuh an der Kasse",
    "너 진짜 바보냐 환불해",
    "you're such a loser, delete your account"
  ])("is nothing that is said to a shop: %s", (text) => {
    assert.isFalse(isBanter(read(text)))
    assert.strictEqual(decidedUntaught(text).outcome, "hide")
  })

  it("covers no slur", () => {
    assert.strictEqual(decidedUntaught("happy birthday @tim you dirty nigger").outcome, "hide")
  })
})
