import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { spelledOut } from "#src/Autopilot/Assess/SpelledOut.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const outcomesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [, wanted = "", text = ""] = line.split("\t")
      return { wanted, text, outcome: decidedUntaught(text).outcome }
    })

describe.each(["./hashtags.tsv", "./glued.tsv"])("hashtags and words made of several words: %s", (file) => {
  const tagged = outcomesOf(file)

  it("are read as what they say where that is against somebody", () => {
    assert.deepEqual(
      tagged.filter(({ outcome, wanted }) => wanted === "hidden" && outcome !== "hide"),
      []
    )
    assert.deepEqual(
      tagged.filter(({ outcome, wanted }) => wanted === "found" && outcome === "keep"),
      []
    )
  })

  it("are left as they are where it is not", () => {
    assert.deepEqual(
      tagged.filter(({ outcome, wanted }) => wanted === "kept" && outcome !== "keep"),
      []
    )
    assert.strictEqual(spelledOut(normalise("#refugeeswelcome #todiefor")), null)
  })

  it("are parted into long words rather than into short ones", () => {
    assert.strictEqual(spelledOut(normalise("#muslimsarevermin"))?.trim(), ". muslims are vermin.")
  })
})
