import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const written = readFileSync(new URL("./friends.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [, wanted = "", text = ""] = line.split("\t")
    return { wanted, text, outcome: decidedUntaught(text).outcome }
  })

const wrong = (kind: string, isWrong: (outcome: string) => boolean) =>
  written.filter(({ outcome, wanted }) => wanted === kind && isWrong(outcome))

describe("who heard of something from friends, was chosen at home, or follows since long ago", () => {
  it("is left up, as whoever asks how a candle burns", () => {
    assert.deepEqual(
      wrong("kept", (outcome) => outcome !== "keep"),
      []
    )
  })

  it("is not hidden for thanks to somebody who follows back", () => {
    assert.deepEqual(
      wrong("open", (outcome) => outcome === "hide"),
      []
    )
  })

  it("is nobody who earns by it, or asks to be followed back", () => {
    assert.deepEqual(
      wrong("found", (outcome) => outcome === "keep"),
      []
    )
  })
})
