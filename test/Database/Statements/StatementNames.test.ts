import { assert, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { statementNames } from "#src/Database/Statements/StatementNames.ts"

const options = FastCheck.record({
  often: FastCheck.integer({ min: 1, max: 5 }),
  ofAll: FastCheck.integer({ min: 1, max: 30 }),
  most: FastCheck.integer({ min: 0, max: 4 }),
  but: FastCheck.constant(/f/)
})
const texts = FastCheck.array(FastCheck.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: 200 })

it.prop(
  "few statements have names, each its own and for good, and only those that were run often",
  [options, texts],
  ([given, run]) => {
    const nameOf = statementNames(given)
    const names = new Map<string, string>()
    for (const [nth, text] of run.entries()) {
      const name = nameOf(text)
      const known = names.get(text)
      if (known !== undefined) assert.strictEqual(name, known)
      else if (name !== undefined) {
        assert.isAtLeast(run.slice(0, nth + 1).filter((one) => one === text).length, given.often)
        assert.notInclude([...names.values()], name)
        names.set(text, name)
      }
    }
    assert.isAtMost(names.size, given.most)
    assert.isFalse(names.has("f"))
  }
)

it("a statement that is run all the time has a name soon, and one that is rare never", () => {
  const nameOf = statementNames({ often: 10, ofAll: 1000, most: 2, but: /never/ })
  const rare = Array.from({ length: 5000 }, (_, nth) => {
    const name = nameOf(`rare ${nth % 500}`)
    if (nth % 50 === 0) nameOf("often")
    return name
  })
  assert.deepStrictEqual(new Set(rare), new Set([undefined]))
  assert.isDefined(nameOf("often"))
})
