import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Schema } from "effect"
import { Policy } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** Two sentences that are read as one are quoted one behind the other, whatever stands between them. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, "")

describe("any guidance", () => {
  const piece = FastCheck.constantFrom(
    ...'? not but hide keep ask me about if someone mentions links spam complaints delivery Nike Adidas on Instagram and or but , . ; ! \n " except unless are not allowed our competitors we sell the # @x it never - • 1.'
      .split(" ")
      .concat(["“Quoted”", "\n- "])
  )
  const guidance = FastCheck.oneof(
    FastCheck.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(" ")),
    FastCheck.string({ unit: "grapheme", maxLength: 300 })
  )

  it.prop("compiles the same each time, to something that can be stored", [guidance], ([text]) => {
    const policy = compile(text)
    assert.deepStrictEqual(compile(text), policy)
    assert.deepStrictEqual(Schema.decodeUnknownSync(Policy)(JSON.parse(JSON.stringify(policy))), policy)
  })

  it.prop("every rule looks for something, and every term stands in the guidance", [guidance], ([text]) => {
    for (const { source, terms, topics } of compile(text).rules) {
      assert.isAbove(topics.length + terms.length, 0)
      assert.include(plain(text), plain(source))
      for (const term of terms) assert.include(text.replaceAll("-", " "), term.replaceAll("-", " "))
    }
  })

  it.prop(
    "sentences do not change each other",
    [FastCheck.shuffledSubarray(["Hide links", "Keep questions", "Be nice", "We sell boots", "Ask me about refunds"])],
    ([sentences]) => {
      const alone = sentences.map((sentence) => compile(sentence))
      const together = compile(sentences.join(". "))
      assert.deepStrictEqual(
        together.rules,
        alone.flatMap(({ rules }) => rules)
      )
      assert.deepStrictEqual(
        together.unclear,
        alone.flatMap(({ unclear }) => unclear)
      )
      assert.deepStrictEqual(
        together.facts,
        alone.flatMap(({ facts }) => facts)
      )
    }
  )
})
