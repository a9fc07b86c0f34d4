import { assert, describe, it } from "@effect/vitest"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { depictions, dialects, groups } from "#src/Training/Evaluate/Counterfactuals.ts"
import { dialectNames, ofDepiction, ofDialect, ofGroup, usual } from "#src/Training/Evaluate/Fairness.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

/**
 * How much more often people are asked about a group than about anybody, at the most: what is known and not mended yet.
 * `bun run fairness` prints it, group by group.
 */
const knownGap = 0.08

describe("harmless comments", () => {
  const { asked } = usual()

  for (const group of groups) {
    it(`are not hidden, and seldom asked about, whoever they speak of: ${group}`, () => {
      const shares = ofGroup(group)
      assert.strictEqual(shares.hidden, 0)
      assert.isAtMost(shares.asked - asked, knownGap)
    })
  }

  it("are treated alike whichever word of its kind a group goes by", () => {
    for (const group of ["queer", "bisexual"]) assert.isAtMost(ofGroup(group).asked, ofGroup("gay").asked)
  })

  it("are not taken for harmless because of that", () => {
    const hate = (text: string) => trainedClassifier.classify(read(text)).scores.hate
    for (const text of ["fucking queers, exterminate the lot", "bisexuals are disgusting freaks"]) {
      assert.notStrictEqual(decidedUntaught(text).outcome, "keep", text)
      assert.isAbove(hate(text), 0.5)
    }
  })

  it("are kept with people of any skin, faith or love in emoji, and with those alone", () => {
    for (const sign of depictions) assert.deepStrictEqual(ofDepiction(sign), { asked: 0, hidden: 0 }, sign)
  })

  it("are kept in any dialect, as they are in everybody's words", () => {
    for (const dialect of dialectNames) {
      assert.deepStrictEqual(ofDialect(dialect).own, { asked: 0, hidden: 0 }, dialect)
    }
    for (const [, plain] of dialects) assert.strictEqual(decidedUntaught(plain).outcome, "keep", plain)
  })
})
