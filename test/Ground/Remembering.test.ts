import { assert, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { remembering } from "#src/Ground/Remembering.ts"

it.prop(
  "answers what it would without remembering, nothing included, and makes no more than it has to",
  [FastCheck.array(FastCheck.constantFrom("a", "b", "c", "d"))],
  ([texts]) => {
    const made: Array<string> = []
    const make = (text: string) => (text === "a" ? null : text.toUpperCase())
    const known = remembering(2, (text) => {
      made.push(text)
      return make(text)
    })
    for (const text of texts) assert.strictEqual(known(text), make(text))
    const expected: Array<string> = []
    let last: ReadonlyArray<string> = []
    for (const text of texts) {
      if (!last.includes(text)) expected.push(text)
      last = [...last.filter((one) => one !== text), text].slice(-2)
    }
    assert.deepStrictEqual(made, expected)
  }
)
