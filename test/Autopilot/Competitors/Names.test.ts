import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { readBy } from "#src/Autopilot/Assess/ReadText.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { competitors } from "#src/Autopilot/Competitors/Competitors.ts"
import { ordinaryIn } from "#src/Autopilot/Competitors/Ordinary.ts"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"

const { ask, hide } = defaultThresholds.competitors

/** `left`: seen, and below where anybody is asked. */
const outcomeOf = (names: ReadonlyArray<string>, text: string): string => {
  const { classification, reading } = readBy(trainedClassifier, text)
  const { score } = competitors(reading.text, names, classification.language)
  if (score >= hide) return "hide"
  return score >= ask ? "ask" : score > 0 ? "left" : "keep"
}

/** Lines of names, outcomes of which one is right, and a comment. */
const pinned = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [names = "", outcomes = "", text = ""] = line.split("|")
      return { names: names.split(","), outcomes: outcomes.split("/"), text }
    })

const check = (file: string) => {
  for (const { names, outcomes, text } of pinned(file))
    it(`${text} (${names.join(", ")}: ${outcomes.join(" or ")})`, () =>
      assert.include(outcomes, outcomeOf(names, text)))
}

describe("a competitor whose name is an everyday word", () => {
  check("everyday-names.txt")

  it("is asked about by a rule that hides it, where the word may be meant", () => {
    const { competitors: names, rules } = compile("Hide mentions of our competitors Kamps and Boss.")
    const comment = { text: "my boss loves this", hasMedia: false, platform: "instagram", surface: "organic" } as const
    const found = assess(trainedClassifier, comment, { competitors: names, rules })
    assert.notInclude(
      found.rules.map(({ effect }) => effect),
      "hide"
    )
  })

  it("is told of where the guidance is", () => {
    const does = doneBy(compile("Unsere Mitbewerber sind Backwerk, Kamps und Junge.")).join("\n")
    assert.include(does, "“Junge” is also an everyday word")
    assert.notInclude(doneBy(compile("Our competitors are Kelda and Vela.")).join("\n"), "everyday")
    assert.include(
      doneBy(compile("Our competitors are VanMoof and Cowboy.")).join("\n"),
      "“Cowboy” is also an everyday word"
    )
    assert.notInclude(doneBy(compile("Our competitors are Riese & Müller and VanMoof.")).join("\n"), "everyday")
  })

  it("is none that only looks like one", () => {
    for (const name of ["Kelda", "Drunk Elephant", "CeraVe", "Rossmann", "Movistar", "Blokker", "Esselunga"])
      assert.deepStrictEqual(ordinaryIn(name), [], name)
  })
})

describe("whoever asks how the brand's own goes with a competitor's", () => {
  check("asked-of-the-brand.txt")
})

describe("whoever left a competitor for the brand, in thirteen languages", () => {
  check("left-for-the-brand.txt")
})

describe("whoever had a competitor's, and tells in the past or in two sentences that it is the brand's now", () => {
  check("went-over.txt")
})

describe("a competitor's name behind an apostrophe, as in French and Italian", () => {
  check("elided.txt")
})
