import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { certain, oddsOf, priorOf } from "#src/Autopilot/Learning/Odds.ts"
import { residualOf, weightsFrom } from "#src/Autopilot/Learning/Residual.ts"
import type { TrainingExample } from "#src/Autopilot/Learning/TrainingExample.ts"
import { traitsOf } from "#src/Autopilot/Learning/Traits.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { ownComments } from "#src/Demo/OwnComments.ts"
import { noScores, onByDefault } from "#test/Autopilot/Deciding.ts"
import { codePoint } from "#test/CodePoint.ts"

const exercise = (text: string, hidden: boolean, prior = -4): TrainingExample => ({
  traits: traitsOf(normalise(text)),
  prior,
  hidden
})

const competitor = ["Stridex is way better", "just get stridex instead", "switched to Stridex, never looked back"]
const slang = ["these killers are sick", "killer drop again, sick", "sick killers as always"]
const ordinary = ["love this colour", "when is the next drop", "my order came today", "so good", "great service again"]

const taught = (rounds: number) =>
  weightsFrom(
    Array.from({ length: rounds }, () => [
      ...competitor.map((text) => exercise(text, true)),
      ...slang.map((text) => exercise(text, false, 2)),
      ...ordinary.map((text) => exercise(text, false))
    ]).flat()
  )

const shiftOf = (text: string, rounds = 4) => residualOf(normalise(text), taught(rounds)).shift

describe("what answers teach", () => {
  it("is a word that people hid, and one that they kept, in texts never seen", () => {
    assert.isAbove(-4 + shiftOf("honestly you should try stridex"), -certain)
    assert.isBelow(2 + shiftOf("wow what sick killers"), certain)
    assert.isBelow(Math.abs(shiftOf("where is my parcel")), 2)
    assert.deepInclude(residualOf(normalise("try stridex"), taught(4)).words, "stridex")
  })

  it("is nothing before the first answer, and little after a few", () => {
    assert.deepStrictEqual(residualOf(normalise("try stridex"), weightsFrom([])), { shift: 0, words: [] })
    const one = weightsFrom([exercise("try stridex", true)])
    assert.isBelow(residualOf(normalise("try stridex"), one).shift, 2 * certain)
  })

  it("reaches only as far as people have answered, either way", () => {
    const hides = weightsFrom(competitor.map((text) => exercise(text, true)))
    const keeps = weightsFrom(slang.map((text) => exercise(text, false, 2)))
    for (const text of [...ordinary, ...slang, ...competitor]) {
      assert.isAtLeast(residualOf(normalise(text), hides).shift, 0)
      assert.isAtMost(residualOf(normalise(text), keeps).shift, 0)
    }
  })

  it("is next to nothing about ordinary comments where people have only hidden", () => {
    const hides = weightsFrom(competitor.map((text) => exercise(text, true)))
    for (const text of ordinary) assert.isBelow(residualOf(normalise(text), hides).shift, 0.2, text)
  })

  it("is nothing about what is unlike the one comment that was kept, and names no word that it does not hold", () => {
    const kept = weightsFrom([exercise("Been following since 200 followers, look at you now", false, -0.3)])
    const unlike = [
      "Lisbon is full of vermin these days, they should round them all up and ship them off",
      "go back where they came from",
      "worthless little rat"
    ]
    for (const text of unlike) assert.deepStrictEqual(residualOf(normalise(text), kept), { shift: 0, words: [] }, text)
    const held = new Set(["been", "following", "since", "200", "followers", "look", "you", "now"])
    const named = ownComments.flatMap(({ text }) => residualOf(normalise(text), kept).words)
    assert.include(named, "followers")
    assert.deepStrictEqual(
      named.filter((word) => !held.has(word)),
      []
    )
  })

  it("never names a word that stands in any sentence", () => {
    const { words } = residualOf(normalise("is it way better than the other one"), taught(4))
    for (const word of ["is", "it", "than", "the", "other", "one"]) assert.notInclude(words, word)
  })

  const answers = fc.array(fc.tuple(fc.constantFrom(...competitor, ...slang, ...ordinary), fc.boolean()), {
    maxLength: 30
  })

  it.prop("is the same wherever the same answers are read", [answers, fc.string()], ([given, text]) => {
    const learn = () => weightsFrom(given.map(([written, hidden]) => exercise(written, hidden)))
    assert.deepStrictEqual(residualOf(normalise(text), learn()), residualOf(normalise(text), learn()))
  })

  it.prop(
    "is finite and within reach, whatever the text",
    [answers, fc.string({ unit: codePoint, maxLength: 3000 })],
    ([given, text]) => {
      const { shift } = residualOf(
        normalise(text),
        weightsFrom(given.map(([written, hidden]) => exercise(written, hidden)))
      )
      assert.isAtMost(Math.abs(shift), 1.5 * Math.log1p(given.length) + 0.001)
    }
  )
})

describe("a score as odds", () => {
  const thresholds = fc
    .tuple(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 1, max: 98 }))
    .map(([one, other]) => ({ ask: Math.min(one, other) / 100, hide: Math.max(one, other) / 100 }))
  const score = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)

  it.prop("asks and hides where its thresholds do", [score, thresholds], ([score, { ask, hide }]) => {
    const odds = oddsOf(score, { ask, hide })
    assert.strictEqual(odds >= certain, score >= hide)
    assert.strictEqual(odds > -certain, score >= ask && ask !== hide ? score > ask || odds > -certain : score >= hide)
  })

  it.prop("grows with the score", [score, score, thresholds], ([one, other, threshold]) => {
    if (one <= other) assert.isAtMost(oddsOf(one, threshold), oddsOf(other, threshold) + 1e-9)
  })

  it("is of the area that alarms the most among those that are on", () => {
    const scores = { ...noScores, spam: 0.95, links: 1 }
    assert.strictEqual(priorOf(scores, onByDefault, defaultThresholds).area, "spam")
    assert.deepStrictEqual(priorOf(scores, [], defaultThresholds), { odds: -4, area: null })
  })
})
