import { assert, describe, it } from "@effect/vitest"
import { comparedLength, fingerprintOf, similarity } from "#src/Autopilot/Likeness/Fingerprint.ts"
import { likeness, Memory } from "#src/Autopilot/Likeness/Memory.ts"
import { recall } from "#src/Autopilot/Likeness/SimilarAnswers.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const shown = "Glacier photos are stunning, thank you for taking us along"
const scam = "Invest 500 and earn 5000 in a week, text me on WhatsApp +1 555 010 0199"

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `word${String.fromCharCode(97 + ((from + at) % 26))}${from + at}x`).join(" ")

const hidden = (text: string) =>
  Memory.of([
    {
      commentId: "com_1",
      text,
      fingerprint: fingerprintOf(text),
      length: comparedLength(normalise(text)),
      verdict: "hide",
      category: "scams",
      author: null,
      at: "2026-01-01T00:00:00.000Z"
    }
  ])

describe("texts that are longer than what is looked at at once", () => {
  it("are like what they say without the padding, and not like their beginning", () => {
    for (const filling of ["\n", "\u200b", "\u200b\n"]) {
      const padded = hidden(`${shown}${filling.repeat(2300)}${scam}`)
      assert.isNull(recall(padded, normalise(shown), []))
      assert.isTrue(recall(padded, normalise(`${shown}${filling.includes("\n") ? "\n" : ""}${scam}`), [])?.same)
    }
  })

  it("are like no text of which all is looked at", () => {
    const beginning = words(0, 200)
    for (const verse of [words(200, 60), words(200, 300)]) {
      assert.isNull(recall(hidden(`${beginning} ${verse}`), normalise(beginning.slice(0, 2100)), []))
    }
  })

  it("are compared to their end", () => {
    const long = words(0, 800)
    const other = `${words(0, 250)} ${words(1000, 550)}`
    assert.isBelow(similarity(fingerprintOf(long), fingerprintOf(other)), likeness)
    assert.isAbove(similarity(fingerprintOf(long), fingerprintOf(words(10, 800))), 0.8)
    assert.isTrue(recall(hidden(long), normalise(long), [])?.same)
    assert.isFalse(recall(hidden(long), normalise(`${long} ${scam}`), [])?.same)
  })
})
