import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { isChecked, isDrawn } from "#src/Autopilot/Decide/SpotCheck.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { inputFor, noScores, onByDefault, quiet } from "#test/Autopilot/Deciding.ts"
import { genuine } from "#test/Autopilot/Examples.ts"

describe("spot checks", () => {
  it("are of about one text in twenty", () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => normalise(`what a lovely cup number ${index}`))
    const drawn = texts.filter(isDrawn)
    assert.isAtLeast(drawn.length, 800)
    assert.isAtMost(drawn.length, 1200)
  })

  it("are of the same texts, whichever group these name", () => {
    const groups = ["gay people", "Muslims", "black women", "trans people", "immigrants", "disabled children", "Jews"]
    const frames = Array.from({ length: 500 }, (_, index) => `table ${index} was full of`)
    const drawn = frames.map(
      (frame) => groups.filter((group) => isDrawn(normalise(`${frame} ${group}, lovely`))).length
    )
    assert.deepStrictEqual(
      drawn.filter((count) => count !== 0 && count !== groups.length),
      []
    )
    assert.isAbove(drawn.filter((count) => count > 0).length, 10)
    assert.deepStrictEqual(
      groups.filter((group) => isDrawn(normalise(group))),
      []
    )
  })

  it("ask nothing about who merely names a group, and whatever others write as before", () => {
    const groups = ["Muslims", "black people", "gay people", "deaf people", "immigrants"]
    const frames = Array.from({ length: 300 }, (_, index) => `ngl the ${index} {} at my gym all wear these`)
    const texts = frames.flatMap((frame) => groups.map((group) => frame.replace("{}", group)))
    const isAsked = (text: string) => decide({ ...inputFor(text), drawn: true }).outcome === "ask"
    const doubtful = texts.filter((text) => isDrawn(normalise(text)) && isAsked(text))
    assert.isAbove(doubtful.length, 10)
    const checked = (text: string) =>
      isChecked({ ...inputFor(text), text: normalise(text) }, onByDefault, defaultThresholds)
    assert.deepStrictEqual(doubtful.filter(checked), [])
    const offer = (index: number) => `people, message me about offer ${index}, you stupid idiots`
    const unkind = Array.from({ length: 300 }, (_, index) => offer(index)).filter((text) => isDrawn(normalise(text)))
    assert.isAbove(unkind.length, 5)
    assert.deepStrictEqual(unkind.filter(checked), unkind)
  })

  const spam = (score: number) => ({ ...quiet, scores: { ...noScores, spam: score } })

  it("hide what would have been hidden, and ask whether that was right", () => {
    const nearly = defaultThresholds.spam.hide + 0.005
    assert.strictEqual(decide(spam(nearly)).outcome, "hide")
    const checked = decide({ ...spam(nearly), drawn: true })
    assert.deepInclude(checked, { outcome: "ask", hides: true, leaning: "hide", category: "spam" })
    assert.match(checked.reason, /I hid it\. Was that right\? I ask about one decision in twenty\.$/)
  })

  it("ask about what would have been kept, with that leaning, in the area that came closest", () => {
    const nearly = defaultThresholds.spam.ask - 0.01
    assert.strictEqual(decide(spam(nearly)).outcome, "keep")
    const checked = decide({ ...spam(nearly), drawn: true })
    assert.deepInclude(checked, { outcome: "ask", leaning: "keep", category: "spam", score: nearly })
    assert.isFalse(checked.hides)
    assert.match(checked.reason, /I would have kept it\. Would that be right\? I ask about one decision in twenty\.$/)
  })

  it("ask nobody where every switch is off", () => {
    const off = { ...spam(0.7), protections: { version: null, on: [] }, drawn: true }
    assert.strictEqual(decide(off).outcome, "keep")
  })

  it.prop(
    "never leave up what would have been hidden, nor ask about what is plainly harmless",
    [fc.double({ min: 0, max: 1, noNaN: true })],
    ([score]) => {
      const [alone, checked] = [decide(spam(score)), decide({ ...spam(score), drawn: true })]
      const plain = score < 0.45 * defaultThresholds.spam.ask
      if (score > 0.98 || plain || alone.outcome === "ask") assert.deepStrictEqual(checked, alone)
      assert.strictEqual(checked.outcome === "hide" || checked.hides, alone.outcome === "hide")
      if (checked.outcome !== alone.outcome) assert.strictEqual(checked.leaning, alone.outcome)
    }
  )

  it("spare most of what customers write", () => {
    const askedWhen = (drawn: boolean) =>
      genuine.filter((text) => decide({ ...inputFor(text), drawn }).outcome === "ask").length
    assert.isAtMost((askedWhen(true) - askedWhen(false)) / genuine.length, 0.2)
  })
})
