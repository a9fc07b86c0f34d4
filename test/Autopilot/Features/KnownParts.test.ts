import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { KnownParts } from "#src/Autopilot/Features/KnownParts.ts"
import { read, readPart } from "#src/Autopilot/Features/Reading.ts"
import { ownComments } from "#src/Demo/OwnComments.ts"

const text = fc.constantFrom(...ownComments.map((comment) => comment.text))
const places = fc.array(fc.nat({ max: 12 }), { minLength: 2, maxLength: 2 })

describe("known parts of a comment", () => {
  it.prop(
    "are read as any other",
    [fc.array(text, { minLength: 1, maxLength: 4 }), fc.array(places, { maxLength: 20 })],
    ([texts, cuts]) => {
      const known = new KnownParts()
      const whole = read([...texts, ...texts].join(" "))
      for (const [one = 0, other = 0] of cuts) {
        const [from, to] = [Math.min(one, other), Math.max(one, other) + 1]
        assert.deepStrictEqual(known.read(whole, from, to), readPart(whole, from, to))
      }
    }
  )

  it("are the same for the same words, wherever they stand", () => {
    const known = new KnownParts()
    const [one, other] = ["We love it so much", "They say: we love it so"].map((written) => read(written))
    assert.isDefined(one)
    assert.isDefined(other)
    if (one === undefined || other === undefined) return
    assert.strictEqual(known.read(one, 1, 3), known.read(other, 3, 5))
    assert.notStrictEqual(known.read(one, 0, 3), known.read(other, 2, 5))
  })

  it("are not those that are written alike and read otherwise", () => {
    const known = new KnownParts()
    const linking = read("see shop.example/sale now")
    const bare = { ...linking, urls: [] }
    assert.lengthOf(known.read(linking, 0, 3).urls, 1)
    assert.lengthOf(known.read(bare, 0, 3).urls, 0)
  })
})
