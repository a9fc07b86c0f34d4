import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { hashOf } from "#src/Autopilot/Text/Hash.ts"
import { type Stem, StemTrie } from "#src/Autopilot/Tongues/StemTrie.ts"

const word = FastCheck.string({ unit: FastCheck.constantFrom("a", "b", "c"), minLength: 1, maxLength: 5 })
const told = FastCheck.array(FastCheck.record({ word, about: FastCheck.nat(3), whole: FastCheck.boolean() }))
const start = hashOf("start")

/** Every stem that a text begins with. */
const met = (trie: StemTrie, text: string) => {
  const found: Array<readonly [Stem, number]> = []
  trie.visit(text, 0, start, text.length, (stem, end) => found.push([stem, end]))
  return found
}

const trieOf = (stems: ReadonlyArray<{ readonly word: string; readonly about: number; readonly whole: boolean }>) => {
  const trie = new StemTrie()
  for (const { about, whole, word } of stems) {
    const stem = trie.stemAt(word, start)
    ;(whole ? stem.whole : stem.any).push(about)
  }
  return trie
}

describe("StemTrie", () => {
  it.prop("tells the same of every word once stems are shared, and shares them", [told, word], ([stems, text]) => {
    const trie = trieOf(stems)
    const before = met(trie, text)
    trie.share()
    assert.deepEqual(met(trie, text), before)
    const each = stems.flatMap(({ word }) => met(trie, word).map(([stem]) => stem))
    assert.strictEqual(new Set(each).size, new Set(each.map((stem) => JSON.stringify(stem))).size)
  })

  it.prop("tells the same of every word once stems are packed", [told, word], ([stems, text]) => {
    const trie = trieOf(stems)
    const before = met(trie, text)
    trie.pack()
    assert.deepEqual(met(trie, text), before)
  })
})
