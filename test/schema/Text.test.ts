import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck, Schema } from "effect"
import { isBlank } from "#schema/BlankText.ts"
import { text } from "#schema/Text.ts"

const decode = (options: { readonly min?: 1; readonly max: number }, value: string) =>
  Either.mapLeft(Schema.decodeEither(text({ ...options, description: "Some text" }))(value), ({ message }) => message)

const refusal = (options: { readonly min?: 1; readonly max: number }, value: string) =>
  Either.getOrElse(Either.flip(decode(options, value)), () => "accepted")

const wellFormed = FastCheck.fullUnicodeString({ maxLength: 40 }).map((value) => value.replaceAll("\u0000", ""))

const unseen = [
  "\u200b",
  "\ufeff",
  "\ufe0f",
  "\u{e0100}",
  "\u200d",
  "\u00ad",
  "\u2060",
  "\u3164",
  "\u2800",
  "\u180e",
  "\n",
  "\u00a0"
]

describe("a blank text", () => {
  it.prop(
    "has nothing that anybody sees, and stays so by nothing but more of that",
    [FastCheck.array(FastCheck.constantFrom(...unseen))],
    ([signs]) => {
      assert.isTrue(isBlank(signs.join("")))
      for (const seen of ["a", "।", "👍🏽", "❤\ufe0f", "0", "\u0600", ".", "مرحبا"])
        assert.isFalse(isBlank([...signs, seen].join("")), seen)
    }
  )

  it.prop(
    "is every text that has no letter, number, sign or mark, of those that the platforms show",
    [wellFormed],
    ([value]) => {
      if (/[\p{L}\p{N}\p{S}\p{P}]/u.test(value.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu, "")))
        assert.isFalse(isBlank(value))
    }
  )
})

it("a text as long as a body may be is found blank at once", () => {
  const started = performance.now()
  for (const sign of [" ", "\n", "\u200b"]) assert.isTrue(isBlank(sign.repeat(2 ** 20)))
  assert.isBelow(performance.now() - started, 300)
})

it("a text that cannot be kept is wrong, and not blank", () => {
  for (const wrong of ["\u0000", "\u200b\u0000", "\ud83d"]) assert.isFalse(isBlank(wrong), JSON.stringify(wrong))
})

describe("text", () => {
  it.prop(
    "counts code points, so that an emoji is one character",
    [wellFormed, FastCheck.nat(40)],
    ([value, max]) => {
      assert.strictEqual(Either.isRight(decode({ max }, value)), Array.from(value).length <= max)
    },
    {
      fastCheck: {
        examples: [
          ["😀😀", 2],
          ["😀😀", 1],
          ["👩‍👩‍👧", 5],
          ["👩‍👩‍👧", 4],
          ["e\u0301", 1]
        ]
      }
    }
  )

  it.prop("keeps the text as it is", [wellFormed], ([value]) => {
    assert.deepStrictEqual(decode({ max: 40 }, value), Either.right(value))
  })

  it("says how long it is, and how long it may be", () => {
    assert.include(refusal({ max: 3 }, "😀😀😀😀"), "must have at most 3 characters, not 4")
    assert.include(refusal({ min: 1, max: 3 }, ""), "must not be empty")
    assert.include(refusal({ min: 1, max: 3 }, "\u200b\ufe0f"), "must not be blank")
  })

  it.prop("refuses what PostgreSQL cannot hold", [wellFormed, wellFormed], ([before, after]) => {
    assert.include(refusal({ max: 100 }, `${before}\u0000${after}`), "U+0000")
    assert.include(refusal({ max: 100 }, `${before}\uD83D ${after}`), "well-formed Unicode")
    assert.include(refusal({ max: 100 }, `${before} \uDE00${after}`), "well-formed Unicode")
  })
})
