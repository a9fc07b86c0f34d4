import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { firstClass, Lexicon, packFacts, severityOf, valenceOf } from "#src/Autopilot/Features/Lexicon.ts"
import { wordClasses } from "#src/Autopilot/WordLists/WordClasses.ts"

const hash = FastCheck.integer({ min: 1, max: 0xffffffff })
const facts = FastCheck.integer({ min: 1, max: 0x1fffffff })

describe("the lexicon", () => {
  it.prop(
    "gives back what was put in, and nothing for the rest",
    [FastCheck.array(FastCheck.tuple(hash, facts)), hash],
    ([list, strange]) => {
      const entries = new Map(list)
      const lexicon = Lexicon.of(entries)
      for (const [key, value] of entries) assert.strictEqual(lexicon.get(key), value)
      assert.strictEqual(lexicon.get(strange), entries.get(strange) ?? 0)
    }
  )

  it.prop(
    "facts are packed and read again",
    [
      FastCheck.integer({ min: 0, max: wordClasses.length - 1 }),
      FastCheck.integer({ min: -6, max: 6 }),
      FastCheck.integer({ min: 0, max: 7 })
    ],
    ([place, halves, severity]) => {
      const packed = packFacts(1 << place, halves / 2, severity)
      assert.strictEqual(firstClass(packed), place)
      assert.strictEqual(valenceOf(packed), halves / 2)
      assert.strictEqual(severityOf(packed), severity)
    }
  )

  it("a word of several classes stands for the first of them", () => {
    assert.strictEqual(firstClass((1 << 3) | (1 << 9)), 3)
    assert.strictEqual(firstClass(0), -1)
  })
})
