import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import ar from "./ar.json" with { type: "json" }
import de from "./de.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import es from "./es.json" with { type: "json" }
import fr from "./fr.json" with { type: "json" }
import { type Grammar, sentencesOf, type Typed } from "./Grammar.ts"
import hi from "./hi.json" with { type: "json" }
import italian from "./it.json" with { type: "json" }
import ja from "./ja.json" with { type: "json" }
import ko from "./ko.json" with { type: "json" }
import { readAs } from "./Meaning.ts"
import nl from "./nl.json" with { type: "json" }
import pl from "./pl.json" with { type: "json" }
import pt from "./pt.json" with { type: "json" }
import tr from "./tr.json" with { type: "json" }

/** Of one language, always the same. */
const drawn = (grammar: Grammar, count: number): ReadonlyArray<Typed> =>
  fc
    .sample(sentencesOf(grammar), { seed: 20, numRuns: count * 2 })
    .flatMap((one) => (one === null ? [] : [one]))
    .slice(0, count)

const effectsIn = (meaning: string): ReadonlySet<string> =>
  new Set(meaning.split("; ").map((rule) => rule.split(" ")[0] ?? ""))

interface Read extends Typed {
  readonly reading: string | null
}

const read = (one: Typed): Read => ({ ...one, reading: readAs(one.sentence) })

/** What any rule does that nothing of the sentence says: hidden where it is kept, or the other way round. */
const turned = ({ meaning, reading }: Read): boolean => {
  const meant = effectsIn(meaning)
  return reading !== null && [...effectsIn(reading)].some((effect) => effect !== "ask" && !meant.has(effect))
}

describe("what owners type", () => {
  const languages: ReadonlyArray<readonly [name: string, grammar: Grammar, least: number]> = [
    ["Arabic", ar, 0.85],
    ["German", de, 0.82],
    ["English", en, 0.85],
    ["Spanish", es, 0.9],
    ["French", fr, 0.85],
    ["Hindi", hi, 0.85],
    ["Italian", italian, 0.88],
    ["Japanese", ja, 0.9],
    ["Korean", ko, 0.88],
    ["Dutch", nl, 0.85],
    ["Polish", pl, 0.85],
    ["Portuguese", pt, 0.88],
    ["Turkish", tr, 0.8]
  ]
  for (const [name, grammar, least] of languages) {
    it(`in ${name} is mostly read as exactly that, and never turned round`, () => {
      const sentences = drawn(grammar, name === "English" ? 120 : 60).map(read)
      const right = sentences.filter(({ meaning, reading }) => reading === meaning)
      assert.isAtLeast(right.length / sentences.length, least)
      assert.deepStrictEqual(
        sentences.filter(turned).map(({ sentence }) => sentence),
        []
      )
    })
  }
})
