import { assert, describe, it } from "@effect/vitest"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { disguisedSwearing } from "#src/Autopilot/WordLists/DisguisedSwearing.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const hidden = [
  "ƒυ¢к",
  "ƒυ¢к you",
  "Hu rensohn",
  "Huren sohn",
  "du Arschl*ch",
  "A*schloch",
  "Arsch loch",
  "f u c k you",
  "F.U.C.K. you",
  "fu ck you",
  "ph*ck",
  "k*rwa",
  "or*spu",
  "v*ffanculo",
  "str*nzo",
  "klootz*k",
  "kloot zak",
  "hijo de p*ta",
  "conn**d"
]

const harmless = [
  "h*ppy birthday",
  "Ar sch",
  "Hu ren",
  "S O  G O O D",
  "l o v e",
  "5* hotel",
  "*sigh*",
  "wow *claps*",
  "a*b*c",
  "only 99¢ each",
  "aperture ƒ1.8",
  "p*rfect",
  "c*mpus",
  "sh*p",
  "p*sta",
  "b*tter"
]

describe("a swear word in disguise", () => {
  it.each(hidden)("is not kept unasked: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))

  it.each(harmless)("is not seen in %s", (text) => {
    assert.isNull(disguisedSwearing(normalise(text)))
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })

  it("is told as it is written", () => {
    assert.include(decidedUntaught("was für ein Hu rensohn").reason, "“Hu rensohn”")
    assert.include(decidedUntaught("Arschl*ch").reason, "“Arschl*ch”")
  })
})
