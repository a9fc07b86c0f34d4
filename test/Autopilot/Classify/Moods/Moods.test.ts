import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { effectsOf } from "../../Guidance/HiddenByRules.ts"

/** Comments in English, one a line. Of `complaints` and `others` nothing was taught; `blunt` was written with what finds it. */
const linesOf = (name: string): ReadonlyArray<string> =>
  readFileSync(new URL(`./${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")

const countIn = (name: string, effect: "hide" | "ask"): number =>
  linesOf(name).filter((text) => effectsOf("Hide complaints.", text).includes(effect)).length

describe("complaints in English, where they are hidden", () => {
  it("are found, most of them", () => {
    assert.isAtLeast(countIn("complaints", "hide"), 63)
    assert.isAtLeast(countIn("complaints", "hide") + countIn("complaints", "ask"), 76)
  })

  it("are found in a few plain words", () => {
    for (const text of linesOf("blunt")) assert.deepStrictEqual(effectsOf("Hide complaints.", text), ["hide"], text)
  })

  it("are seldom seen in questions, chatter, praise and condolences", () => {
    assert.isAtMost(countIn("others", "hide"), 7)
    assert.isAtMost(countIn("others", "ask"), 15)
  })
})
