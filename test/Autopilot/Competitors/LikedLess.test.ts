import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { competitors } from "#src/Autopilot/Competitors/Competitors.ts"
import { guessLanguage } from "#src/Autopilot/Language/Language.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const { ask, hide } = defaultThresholds.competitors
const names = ["Nivara", "Fjellvik", "Zelano"]

/** Comments in all languages, one a line; `{n}` is the competitor. */
const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .flatMap((line) => names.map((name) => line.replaceAll("{n}", name)))

const scoreOf = (written: string) => {
  const text = normalise(written)
  return competitors(text, names, guessLanguage(text, trainedModel.lexicon)).score
}

describe("a competitor that somebody plainly likes less", () => {
  it("hides nothing, in any language", () => {
    assert.deepStrictEqual(
      linesOf("liked-less.txt").filter((text) => scoreOf(text) >= ask),
      []
    )
  })

  it("is hidden where it is liked more, or where the opposite is denied", () => {
    assert.deepStrictEqual(
      linesOf("liked-more.txt").filter((text) => scoreOf(text) < hide),
      []
    )
  })
})
