import { assert, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { codePoint } from "./CodePoint.ts"

const drawn = (maxLength: number) =>
  FastCheck.sample(FastCheck.string({ unit: codePoint, maxLength }), { numRuns: 2_000, seed: 7 })

it("strings of it hold what is dangerous as a name, and no half of a character", () => {
  const texts = drawn(20)
  assert.isTrue(texts.every((text) => text.isWellFormed()))
  assert.isTrue(texts.some((text) => /__proto__|constructor|valueOf|toString|prototype/.test(text)))
  assert.isTrue(texts.some((text) => text.includes("\u0000")))
  assert.isTrue(texts.some((text) => (text.codePointAt(0) ?? 0) > 0xffff))
})

it.prop("is one character, and known again", [codePoint], ([value]) => {
  assert.strictEqual(Array.from(value).length, 1)
  assert.isTrue(codePoint.canShrinkWithoutContext(value))
})

it("is not known again where it is none, or half of one", () => {
  for (const value of ["", "ab", "\ud800", "\udfff"]) assert.isFalse(codePoint.canShrinkWithoutContext(value), value)
})
