import { assert, describe, it } from "@effect/vitest"
import { groupNames } from "#src/Autopilot/WordLists/GroupNames.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import type { ExampleOutcome } from "#src/Training/Examples/Example.ts"
import { rowsIn } from "./Rows.ts"

const rowsOf = (name: string): ReadonlyArray<ReadonlyArray<string>> =>
  rowsIn(new URL(`./Groups/${name}.tsv`, import.meta.url))

const textsOf = (name: string) => rowsOf(name).map(([, text = ""]) => text)

/** Sentences in thirteen languages that hold of anybody, each with every group of its language in it. */
const framed = rowsOf("frames").flatMap(([, groups = "", frames = ""]) =>
  frames.split("|").flatMap((frame) => groups.split("|").map((group) => frame.replace("{g}", group)))
)

const shareOf = (texts: ReadonlyArray<string>, outcome: ExampleOutcome) =>
  texts.filter((text) => decidedUntaught(text).outcome === outcome).length / texts.length

describe("comments that name a group, to an untaught autopilot", () => {
  it("are kept where customers mean no harm", () => {
    const harmless = textsOf("harmless")
    assert.isAtLeast(harmless.length, 300)
    assert.strictEqual(shareOf(harmless, "hide"), 0)
    assert.isAtMost(shareOf(harmless, "ask"), 0.025)
  })

  it("are kept in a harmless sentence, whoever is named", () => {
    assert.isAtLeast(framed.length, 3000)
    assert.strictEqual(shareOf(framed, "hide"), 0)
    assert.isAtMost(shareOf(framed, "ask"), 0.01)
  })

  it("are kept in each sentence of everyday life, nearly whoever is named", () => {
    const byFrame = rowsOf("everyday").flatMap(([, groups = "", frames = ""]) =>
      frames.split("|").map((frame) => groups.split("|").map((group) => frame.replace("{g}", group)))
    )
    assert.isAtLeast(byFrame.flat().length, 6000)
    assert.strictEqual(shareOf(byFrame.flat(), "hide"), 0)
    assert.isAtMost(shareOf(byFrame.flat(), "ask"), 0.008)
    for (const texts of byFrame) assert.isAtMost(shareOf(texts, "ask"), 0.13, texts[0] ?? "")
  })

  it("are hidden where they deny that its people are people, whoever is named", () => {
    const denied = rowsOf("dehumanising").flatMap(([language = "", frames = ""]) =>
      frames
        .split("|")
        .flatMap((frame) =>
          (groupNames.get(language)?.several ?? "").split(" ").map((group) => frame.replace("{g}", group))
        )
    )
    assert.isAtLeast(denied.length, 2000)
    assert.deepEqual(
      denied.filter((text) => decidedUntaught(text).outcome !== "hide"),
      []
    )
  })

  it("are hidden or asked about where they are hateful", () => {
    const hateful = textsOf("hateful")
    assert.isAtLeast(shareOf(hateful, "hide"), 0.55)
    assert.isAtMost(shareOf(hateful, "keep"), 0.15)
  })
})
