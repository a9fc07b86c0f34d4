import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { Likely } from "#src/Autopilot/Expressions/Likely.ts"

type Change = readonly [from: RegExp, to: string]

const word = fc.constantFrom("hide", "keep", "skip", "Kelda", "ask", "it", "ſkip", "SKIP", "\u212aeep", "us", "weg")
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "))
const part = fc.constantFrom("hide", "keep", "skip", "kelda", "ask", "(?:hide|keep)", "(?:ask )?us", "\\p{L}+", "weg")
const change: fc.Arbitrary<Change> = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 2 }), fc.constantFrom("i", "iu", "giu", "u"), word)
  .filter(([parts, flags]) => flags.includes("u") || !parts.includes("\\p{L}+"))
  .map(([parts, flags, to]) => [new RegExp(parts.join(" "), flags), to])
/** More of them than are looked for at once. */
const changes = fc.array(change, { minLength: 1, maxLength: 80 })

const formOf = ([from]: Change): RegExp => from
const replaced = (said: string, [from, to]: Change): string => said.replace(from, to)

describe("things of which each is told by an expression", () => {
  it.prop(
    "are all gone through that match, in their order, however letters are written",
    [changes, text],
    ([all, said]) => {
      const matches = ([from]: Change) => said.search(from) >= 0
      const gone = [...new Likely(all, formOf).in(said)]
      assert.deepStrictEqual(gone.filter(matches), all.filter(matches))
      assert.deepStrictEqual(new Likely(all, formOf).find(said, matches), all.find(matches))
    }
  )

  it.prop("change a text one after the other as if each was tried", [changes, text], ([all, said]) => {
    assert.strictEqual(new Likely(all, formOf).reduce(said, replaced), all.reduce(replaced, said))
  })

  it("are not gone through where nothing of what they are told by stands in a text", () => {
    const all: ReadonlyArray<Change> = Array.from({ length: 70 }, (_, nth) => [
      new RegExp(`word${nth + 100}`, "iu"),
      ""
    ])
    assert.deepStrictEqual([...new Likely(all, formOf).in("Hide word142, please")], [all[42]])
  })
})
