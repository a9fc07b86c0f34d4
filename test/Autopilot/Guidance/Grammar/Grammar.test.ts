import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import en from "./en.json" with { type: "json" }
import { type Grammar, sentencesOf, type Typed } from "./Grammar.ts"
import { readAs } from "./Meaning.ts"

/** Of one language, always the same. */
const drawn = (grammar: Grammar, count: number): ReadonlyArray<Typed> =>
  fc
    .sample(sentencesOf(grammar), { seed: 20, numRuns: count * 2 })
    .flatMap((one) => (one === null ? [] : [one]))
    .slice(0, count)

const effectsIn = (meaning: string): ReadonlySet<string> =>
  new Set(meaning.split("; ").map((rule) => rule.split(" ")[0] ?? ""))

/** What any rule does that nothing of the sentence says: hidden where it is kept, or the other way round. */
const turned = ({ meaning, sentence }: Typed): boolean => {
  const reading = readAs(sentence)
  const meant = effectsIn(meaning)
  return reading !== null && [...effectsIn(reading)].some((effect) => effect !== "ask" && !meant.has(effect))
}

describe("what owners type", () => {
  const languages: ReadonlyArray<readonly [name: string, grammar: Grammar, least: number]> = [["English", en, 0.85]]
  for (const [name, grammar, least] of languages) {
    const sentences = drawn(grammar, 200)
    it(`in ${name} is mostly read as exactly that`, () => {
      const right = sentences.filter(({ meaning, sentence }) => readAs(sentence) === meaning)
      assert.isAtLeast(right.length / sentences.length, least)
    })

    it(`in ${name} is never turned round`, () => {
      assert.deepStrictEqual(
        sentences.filter(turned).map(({ sentence }) => sentence),
        []
      )
    })
  }
})
