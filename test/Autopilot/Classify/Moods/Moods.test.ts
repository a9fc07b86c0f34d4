import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { effectsOf } from "../../Guidance/HiddenByRules.ts"

/** Comments in English, one a line. Nothing was taught by them. */
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

  it("are seldom seen in questions, chatter, praise and condolences", () => {
    assert.isAtMost(countIn("others", "hide"), 7)
    assert.isAtMost(countIn("others", "ask"), 15)
  })
})

describe("complaints of a few plain words, where complaints are hidden", () => {
  for (const file of readdirSync(new URL("./blunt/", import.meta.url)))
    it(file.replace(".txt", ""), () => {
      const kept = linesOf(`blunt/${file.replace(".txt", "")}`).filter(
        (text) => !effectsOf("Hide complaints.", text).includes("hide")
      )
      assert.deepStrictEqual(kept, [])
    })

  it.each([
    "Caro Luca, a domani",
    "Brutto tempo oggi, ma la pizza aiuta",
    "Nossa cara!",
    "loot",
    "Nie wieder ohne diese Creme!",
    "Plus jamais sans !",
    "nunca mais fico sem isso",
    "bir daha asla bunsuz olmaz",
    "もう他のは買わない、これ最高",
    "다시는 다른 거 안 사요, 최고",
    "¿No funciona en Android?",
    "ça marche pas sur Mac ?"
  ])("are none where more is said: %s", (text) => {
    assert.notInclude(effectsOf("Hide complaints.", text), "hide")
  })
})
