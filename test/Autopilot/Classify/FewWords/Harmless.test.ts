import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const everyday = readFileSync(new URL("everyday.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
const phrases = everyday.map((line) => line.split("\t")[1] ?? "")

const notKept = (texts: ReadonlyArray<string>) => texts.filter((text) => decidedUntaught(text).outcome !== "keep")

describe("a few words that people write all day", () => {
  it("are kept in every language", () => {
    assert.deepStrictEqual(notKept(phrases), [])
  })

  it.prop(
    "are kept however they are written",
    [fc.constantFrom(...phrases), fc.constantFrom("!", " ❤️", "...", " 😍")],
    ([phrase, sign]) => {
      assert.deepStrictEqual(notKept([phrase + sign, phrase.toUpperCase() + sign]), [])
    }
  )

  it.each(["eu quero te matar", "ich bring dich um", "đồ chó đẻ", "いらない 🐵", "geh sterben", "네 🤡"])(
    "are nothing to go by where one of them, or a picture, says more: %s",
    (text) => {
      assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
    }
  )
})
