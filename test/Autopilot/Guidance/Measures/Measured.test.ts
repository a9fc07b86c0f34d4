import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import type { Measure } from "#src/Autopilot/Guidance/Measures/Measure.ts"
import { isMeasured, type Measurable } from "#src/Autopilot/Guidance/Measures/Measured.ts"

const of = (text: string, hasMedia = false): Measurable => ({ text, hasMedia })
const counts = (of: Measure["of"], count: number): Measure => ({ of, least: count, most: count, alone: false })
const nothingBut = (of: Measure["of"]): Measure => ({ of, least: 1, most: null, alone: true })

describe("what is counted", () => {
  it.each([
    ["words", 1, "Wow!!!"],
    ["words", 1, "@anna wow"],
    ["words", 2, "don't worry 😊"],
    ["words", 2, "すごい映画"],
    ["words", 0, "😂😂 @dana"],
    ["words", 2, "see https://bloom.example/one-two"],
    ["characters", 3, " añb "],
    ["characters", 2, "👨‍👩‍👧🏳️‍🌈"],
    ["links", 2, "bloom.example/a and https://fjord.example"],
    ["links", 0, "Great.Love it... 3.5 stars, dana@bloom.example"],
    ["tags", 3, "@anna @ben.k, @c_d!"],
    ["tags", 0, "dana@bloom.example https://social.example/@dana"],
    ["hashtags", 2, "#sale #über2 #1 is #"],
    ["emoji", 4, "👍🏽👍🏽 👨‍👩‍👧 🇸🇪 3"],
    ["marks", 4, "What?! No way!！"]
  ] as const)("%s: %i in %s", (what, count, text) => {
    expect(isMeasured(of(text), counts(what, count))).toBe(true)
    expect(isMeasured(of(text), counts(what, count + 1))).toBe(false)
  })

  it("is at least and at most as much as a measure says", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.nat(8),
        FastCheck.nat(8),
        FastCheck.nat(8),
        (count, least, most) =>
          isMeasured(of("#tag ".repeat(count)), { of: "hashtags", least, most, alone: false }) ===
          (least <= count && count <= most)
      )
    )
  })
})

describe("nothing besides", () => {
  it.each([
    ["tags", "@anna @ben"],
    ["tags", "@anna 😂!!"],
    ["links", "https://bloom.example/sale 👆"],
    ["hashtags", "#sale #now"],
    ["emoji", "❤️ ❤️"]
  ] as const)("%s: %s", (what, text) => {
    expect(isMeasured(of(text), nothingBut(what))).toBe(true)
    expect(isMeasured(of(text, true), nothingBut(what))).toBe(false)
  })

  it.each([
    ["tags", "@anna look"],
    ["tags", "look"],
    ["tags", "@anna bloom.example/x"],
    ["tags", "@anna #sale"],
    ["links", "see bloom.example"],
    ["hashtags", "#sale today"],
    ["emoji", "love ❤️"],
    ["images", "what is this"]
  ] as const)("%s: not %s", (what, text) => {
    expect(isMeasured(of(text, what === "images"), nothingBut(what))).toBe(false)
  })

  it("is an image without words", () => {
    expect(isMeasured(of("", true), nothingBut("images"))).toBe(true)
    expect(isMeasured(of("", false), nothingBut("images"))).toBe(false)
  })
})

it("counts a comment once, however many rules there are", () => {
  let looks = 0
  const comment: Measurable = {
    hasMedia: false,
    get text() {
      looks += 1
      return "#a #b"
    }
  }
  isMeasured(comment, counts("hashtags", 2))
  const once = looks
  for (let least = 0; least < 100; least++) isMeasured(comment, { of: "hashtags", least, most: null, alone: true })
  expect(looks).toBe(once)
})
