import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { trustFrom, type Verdict } from "#src/Autopilot/Learning/Trust.ts"
import { taughtBy } from "#src/Autopilot/Status/Taught.ts"

const nobody = { hidden: 0, kept: 0 }

const verdicts: FastCheck.Arbitrary<ReadonlyArray<Verdict>> = FastCheck.array(
  FastCheck.record({
    area: FastCheck.constantFrom(...protectionKeys.slice(0, 2)),
    agreed: FastCheck.oneof({ weight: 9, arbitrary: FastCheck.constant(true) }, FastCheck.boolean())
  }),
  { maxLength: 260, size: "max" }
).map((all) => all.map((verdict, index) => ({ ...verdict, at: new Date(index * 1000).toISOString() })))

describe("what answers taught", () => {
  it("is nothing before anybody answered", () => {
    assert.deepStrictEqual(taughtBy({ exercised: nobody, trust: trustFrom([]) }), [])
  })

  it("says how many answers made it careful, and of what", () => {
    const wrong = Array.from({ length: 5 }, (_, index): Verdict => {
      return { area: "scams", agreed: false, at: new Date(index).toISOString() }
    })
    const [said = ""] = taughtBy({ exercised: nobody, trust: trustFrom(wrong) })
    assert.match(
      said,
      /^Five answers went against it about scams, so it is more careful there: it hides what it is [\d.]+% sure of/
    )
    assert.deepStrictEqual(taughtBy({ exercised: nobody, trust: trustFrom(wrong.slice(0, 2)) }), [])
    const [words = ""] = taughtBy({ exercised: { hidden: 1, kept: 0 }, trust: trustFrom([]) })
    assert.match(words, /^One answer \(1 to hide, 0 to keep\) taught it/)
  })

  it("has a sentence for each area whose thresholds moved, and for no other", () => {
    FastCheck.assert(
      FastCheck.property(verdicts, (all) => {
        const trust = trustFrom(all)
        const areas = [...trust.asksMoreAbout, ...trust.handlesOnItsOwn]
        const said = taughtBy({ exercised: nobody, trust })
        assert.lengthOf(said, areas.length)
        for (const area of areas) assert.isTrue(said.some((sentence) => sentence.includes(`about ${area}`)))
      })
    )
  })
})
