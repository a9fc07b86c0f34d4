import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { Sequence } from "#src/Training/Examples/Random.ts"
import { misspelt } from "#src/Training/Templates/Misspellings.ts"
import { passagesOf } from "#src/Training/Templates/Passages.ts"
import { templated } from "#src/Training/Templates/Templates.ts"

const examples = templated()
const written = (hate: boolean) =>
  examples.filter(({ labels }) => labels.hate === hate).map(({ text }) => text.toLowerCase().replace(/[.!]$/, ""))

describe("our own templates", () => {
  it("say of no text that it is hateful and harmless", () => {
    const harmless = new Set(written(false))
    assert.deepStrictEqual([...new Set(written(true))].filter((text) => harmless.has(text)).slice(0, 20), [])
  })

  it("name a list of fillers for every gap", () => {
    assert.deepStrictEqual(
      examples.filter(({ text }) => /[{}]/.test(text)).map(({ text }) => text),
      []
    )
  })

  it.prop(
    "are misspelt by one slip or trick, the same for the same seed",
    [FastCheck.constantFrom(...examples.slice(0, 3000)), FastCheck.nat()],
    ([{ text }, seed]) => {
      const slipped = misspelt(text, new Sequence(seed))
      assert.strictEqual(misspelt(text, new Sequence(seed)), slipped)
      assert.isAtMost(Math.abs(slipped.replaceAll(" ", "").length - text.replaceAll(" ", "").length), 1)
      const words = text.split(" ")
      assert.isAtLeast(slipped.split(" ").filter((word) => words.includes(word)).length, words.length - 2)
    }
  )

  it("make passages that are hateful where one of their sentences is", () => {
    const hateful = examples.filter(({ labels }) => labels.hate === true).map(({ text }) => text)
    const own = hateful.filter((text) => text.length > 60).slice(0, 50)
    const made = passagesOf(
      examples.filter(({ labels, text }) => labels.hate !== true || own.includes(text)),
      60,
      new Sequence(1)
    )
    for (const { benign, labels, text } of made) {
      assert.strictEqual(
        own.some((sentence) => text.includes(sentence)),
        labels.hate
      )
      assert.strictEqual(benign, labels.hate === false)
    }
  })
})
