import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { rowsIn } from "../../Rows.ts"
import { filled } from "./Filled.ts"

const files = ["./everyday.tsv", "./plain.tsv", "../Groups/grids.tsv"]
const rows = files.flatMap((file) => rowsIn(new URL(file, import.meta.url)))

/** Of the comments that something is wanted of, those that another outcome than that is decided of. */
const missed = (wanted: string, isRight: (outcome: string) => boolean) =>
  rows
    .filter(([, one]) => one === wanted)
    .flatMap(([, , frame = ""]) => filled(frame))
    .filter((text) => !isRight(decidedUntaught(text).outcome))

describe("what people write every day, in words that are hard on somebody elsewhere", () => {
  it("is left alone where it hurts nobody", () => {
    assert.deepStrictEqual(
      missed("keep", (outcome) => outcome === "keep"),
      []
    )
  })

  it("is not hidden among friends, in praise, where a slur is told of, and where it is found fault with", () => {
    assert.deepStrictEqual(
      missed("open", (outcome) => outcome !== "hide"),
      []
    )
  })

  it("is no cover for what is meant", () => {
    assert.deepStrictEqual(
      missed("hide", (outcome) => outcome === "hide"),
      []
    )
    assert.deepStrictEqual(
      missed("found", (outcome) => outcome !== "keep"),
      []
    )
  })

  it.each([
    "I'm going to kill you",
    "i will kill you",
    "I am going to stab you all",
    "I know where you live",
    "we know where you sleep"
  ])("is hidden until somebody answers where it threatens and says nothing else: %s", (text) => {
    const { hides, outcome } = decidedUntaught(text)
    assert.strictEqual(outcome, "ask")
    assert.isTrue(hides)
  })

  it.each([
    "I'm going to kill you 😂 why did you show me this",
    "I know where you live, right next to my gran!",
    "@dani I'm going to kill you haha"
  ])("is left up until somebody answers where friends may say it: %s", (text) => {
    assert.isFalse(decidedUntaught(text).hides)
  })
})
