import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { defaultThresholds, trustFrom, type Verdict } from "#src/Autopilot/Learning/Trust.ts"

const at = (index: number) => new Date(Date.UTC(2026, 4, 1) + index * 60_000).toISOString()

const history = (agreed: ReadonlyArray<boolean>, area: Verdict["area"] = "spam"): ReadonlyArray<Verdict> =>
  agreed.map((value, index) => ({ area, agreed: value, at: at(index) }))

const clean = (count: number) => Array.from({ length: count }, () => true)
const wrong = (count: number) => Array.from({ length: count }, () => false)

describe("trust", () => {
  it("starts with the defaults", () => {
    assert.deepStrictEqual(trustFrom([]), {
      thresholds: defaultThresholds,
      handlesOnItsOwn: [],
      asksMoreAbout: [],
      movements: []
    })
  })

  it("two answers against it change nothing, three make an area careful", () => {
    assert.deepStrictEqual(trustFrom(history([...wrong(2), ...clean(10)])).asksMoreAbout, [])
    const trust = trustFrom(history([...wrong(3), ...clean(10)]))
    assert.deepStrictEqual(trust.asksMoreAbout, ["spam"])
    const { ask, hide } = defaultThresholds.spam
    assert.strictEqual(trust.thresholds.spam.ask, ask)
    assert.closeTo(trust.thresholds.spam.hide, hide + 0.7 * (1 - hide), 1e-3)
    assert.deepStrictEqual(trust.thresholds.scams, defaultThresholds.scams)
  })

  it("three far apart do not", () => {
    const apart = [...wrong(1), ...clean(19), ...wrong(1), ...clean(19), ...wrong(1), ...clean(5)]
    assert.deepStrictEqual(trustFrom(history(apart)).asksMoreAbout, [])
  })

  it("it takes twenty clean verdicts to be itself again", () => {
    assert.deepStrictEqual(trustFrom(history([...wrong(3), ...clean(19)])).asksMoreAbout, ["spam"])
    assert.deepStrictEqual(trustFrom(history([...wrong(3), ...clean(20)])).asksMoreAbout, [])
  })

  it("acts alone from 95 of the last 100, and not before there are 100", () => {
    assert.deepStrictEqual(trustFrom(history(clean(99))).handlesOnItsOwn, [])
    assert.deepStrictEqual(trustFrom(history(clean(100))).handlesOnItsOwn, ["spam"])
    const spread = Array.from({ length: 100 }, (_, index) => index % 20 !== 0)
    assert.deepStrictEqual(trustFrom(history(spread)).handlesOnItsOwn, ["spam"])
    const worse = spread.map((agreed, index) => agreed && index !== 50)
    assert.deepStrictEqual(trustFrom(history(worse)).handlesOnItsOwn, [])
  })

  it("only the last 100 count", () => {
    const trust = trustFrom(history([...wrong(100), ...clean(100)]))
    assert.deepStrictEqual(trust.handlesOnItsOwn, ["spam"])
    assert.deepStrictEqual(trust.asksMoreAbout, [])
  })

  it("acting alone leaves nothing between the thresholds", () => {
    const { thresholds } = trustFrom(history(clean(100)))
    const { ask, hide } = defaultThresholds.spam
    assert.strictEqual(thresholds.spam.ask, thresholds.spam.hide)
    assert.closeTo(thresholds.spam.hide, (ask + hide) / 2, 1e-3)
  })

  it("being careful wins over being trusted", () => {
    const trust = trustFrom(history([...clean(97), ...wrong(3)]))
    assert.deepStrictEqual([trust.asksMoreAbout, trust.handlesOnItsOwn], [["spam"], []])
  })

  const verdicts = FastCheck.array(
    FastCheck.record({
      area: FastCheck.constantFrom(...protectionKeys),
      agreed: FastCheck.oneof({ weight: 9, arbitrary: FastCheck.constant(true) }, FastCheck.boolean()),
      at: FastCheck.nat(1_000_000).map(at)
    }),
    { maxLength: 250 }
  )

  it.prop("thresholds keep their order, and an area is never both careful and trusted", [verdicts], ([list]) => {
    const { asksMoreAbout, handlesOnItsOwn, thresholds } = trustFrom(list)
    for (const area of protectionKeys) {
      const { ask, hide } = thresholds[area]
      assert.isTrue(0 < ask && ask <= hide && hide < 1)
      assert.isFalse(asksMoreAbout.includes(area) && handlesOnItsOwn.includes(area))
      if (asksMoreAbout.includes(area)) assert.isAbove(hide, defaultThresholds[area].hide)
    }
  })

  it.prop("verdicts of one area do not touch another", [verdicts], ([list]) => {
    const others = list.filter((verdict) => verdict.area !== "hate")
    assert.deepStrictEqual(trustFrom(others).thresholds.hate, defaultThresholds.hate)
    assert.deepStrictEqual(
      trustFrom(list).thresholds.hate,
      trustFrom(list.filter(({ area }) => area === "hate")).thresholds.hate
    )
  })

  it.prop(
    "the order in which verdicts are given does not matter",
    [FastCheck.array(FastCheck.boolean(), { maxLength: 130 })],
    ([agreed]) => {
      const list = history(agreed)
      assert.deepStrictEqual(trustFrom(list.toReversed()), trustFrom(list))
    }
  )
})
