import { assert, describe, it } from "@effect/vitest"
import { isPlainlyNamed } from "#src/Autopilot/Classify/Spared/PlainlyNamed.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { rowsIn } from "../../Rows.ts"

/** Sentences that hold of anybody, in thirteen languages, each with every group of its language in it. */
const ofEverybody = rowsIn(new URL("../../Groups/everybody.tsv", import.meta.url)).flatMap(
  ([, groups = "", frames = ""]) =>
    frames.split("|").flatMap((frame) => groups.split("|").map((group) => frame.replace("{g}", group)))
)

/** By the same words, and meant otherwise. */
const meantOtherwise = [
  "are Muslims people?",
  "are Jews human?",
  "do we want Muslims in our shop?",
  "refugees want our women",
  "immigrants take our jobs",
  "immigrants got our houses",
  "Muslims get everything for free",
  "Jews have everything",
  "too many women work here",
  "so Muslims are allowed now",
  "only whites allowed",
  "no Jews allowed",
  "Jews out!",
  "Muslims belong in the desert",
  "women belong in the kitchen",
  "trans people have feelings? lol",
  "Muslims need to be heard less",
  "immigrants deserve better fences",
  "gypsies work? that would be new",
  "Muslims have always been here to bomb",
  "Muslime gehören in den Ofen",
  "Schwule gehören nicht zu uns"
]

describe("what holds of everybody", () => {
  it("is kept, whoever is named", () => {
    assert.isAtLeast(ofEverybody.length, 12_000)
    assert.deepEqual(
      ofEverybody.filter((text) => decidedUntaught(text).outcome !== "keep"),
      []
    )
  })

  it.each(meantOtherwise)("is not what is meant otherwise: %s", (text) => {
    assert.isFalse(isPlainlyNamed(read(text)))
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })

  it("is seen for many of one group, with nothing quoted", () => {
    for (const text of ["are Hindus allowed to join?", "our shop hires deaf people", "I learnt everything from Turks"])
      assert.isTrue(isPlainlyNamed(read(text)), text)
    for (const text of ["you are a Muslim", "Muslims and Jews are here", "“Muslims” are welcome here", "Muslims stink"])
      assert.isFalse(isPlainlyNamed(read(text)), text)
  })
})

describe("hate that the model of English alone sees", () => {
  it.each(["our shop hires Muslims and Jews", "the shop next door hires blacks and whites"])(
    "is for people to judge where no unkind word bears it out: %s",
    (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "hide")
  )
})
