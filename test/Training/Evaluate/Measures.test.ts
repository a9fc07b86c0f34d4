import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { f1AtFalsePositives, measure, type Prediction } from "#src/Training/Evaluate/Measures.ts"
import { balanced, calibrate } from "#src/Training/Learn/Calibration.ts"
import { sigmoid } from "#src/Training/Learn/Exact.ts"

const answer: FastCheck.Arbitrary<Prediction> = FastCheck.record({
  probability: FastCheck.integer({ min: 0, max: 20 }).map((value) => value / 20),
  positive: FastCheck.boolean()
})
const both = FastCheck.array(answer, { minLength: 2, maxLength: 40 }).filter(
  (list) => list.some(({ positive }) => positive) && list.some(({ positive }) => !positive)
)

describe("measures", () => {
  it.prop("the area under the curve is how often a positive ranks above a negative", [both], ([answers]) => {
    let wins = 0
    let pairs = 0
    for (const one of answers.filter(({ positive }) => positive)) {
      for (const other of answers.filter(({ positive }) => !positive)) {
        pairs++
        wins += one.probability > other.probability ? 1 : one.probability === other.probability ? 0.5 : 0
      }
    }
    const { auc } = measure(answers, 0.9)
    assert.closeTo(auc.value, wins / pairs, 1e-9)
  })

  it("precision falls where fewer comments deserve hiding", () => {
    const answers = [
      ...Array.from({ length: 100 }, (_, index) => ({ positive: true, probability: index < 80 ? 0.95 : 0.1 })),
      ...Array.from({ length: 100 }, (_, index) => ({ positive: false, probability: index < 4 ? 0.95 : 0.1 }))
    ]
    const { accuracy, atHide, f1, sensitivity, specificity } = measure(answers, 0.9)
    assert.closeTo(atHide.recall, 0.8, 1e-9)
    assert.closeTo(atHide.falseHides, 0.04, 1e-9)
    assert.closeTo(atHide.half, 0.4 / 0.42, 1e-9)
    assert.closeTo(atHide.rare, 0.04 / (0.04 + 0.038), 1e-9)
    assert.closeTo(accuracy, 0.88, 1e-9)
    assert.closeTo(sensitivity, 0.8, 1e-9)
    assert.closeTo(specificity, 0.96, 1e-9)
    assert.closeTo(f1.value, 160 / 184, 1e-9)
    assert.isTrue(f1.low <= f1.value && f1.value <= f1.high)
  })

  it("a threshold is chosen on the clean posts of another part", () => {
    const calib = Array.from({ length: 100 }, (_, index) => ({ positive: false, probability: index / 100 }))
    const found = f1AtFalsePositives([{ positive: true, probability: 0.99 }], calib, 0.02, 0.5)
    assert.closeTo(found.threshold, 0.97, 1e-9)
    assert.strictEqual(f1AtFalsePositives([], [], 0.02, 0.5).threshold, 0.5)
  })
})

describe("calibration", () => {
  it("finds the probabilities that scores were drawn with", () => {
    const scored = Array.from({ length: 41 }, (_, index) => (index - 20) / 4).flatMap((score) => {
      const share = sigmoid(1.5 * score - 0.7)
      return [
        { score, positive: true, weight: 100 * share },
        { score, positive: false, weight: 100 * (1 - share) }
      ]
    })
    const { offset, slope } = calibrate(scored)
    assert.closeTo(slope, 1.5, 0.05)
    assert.closeTo(offset, -0.7, 0.05)
  })

  it("balanced texts weigh the same on both sides", () => {
    const scored = balanced([
      { score: 1, positive: true, weight: 1 },
      { score: 0, positive: false, weight: 3 },
      { score: 0, positive: false, weight: 2 }
    ])
    const total = (wanted: boolean) =>
      scored.filter(({ positive }) => positive === wanted).reduce((sum, { weight }) => sum + weight, 0)
    assert.closeTo(total(true), total(false), 1e-9)
  })
})
