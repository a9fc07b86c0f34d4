import { attributes } from "#schema/perspective/Attribute.ts"
import { attributeScores } from "#src/Autopilot/Attributes/AttributeScores.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { table } from "#src/Cli/Console/Table.ts"
import type { Labelled } from "./LabelledTexts.ts"

/** Thresholds that callers of Perspective use most. */
const usualThresholds: ReadonlyArray<number> = [0.7, 0.8, 0.9]

const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`)

/** For each attribute what the usual thresholds find, and how far the probabilities are off on average. */
export const scoresTable = (texts: ReadonlyArray<Labelled>): string => {
  const scored = texts.map(({ labels, text }) => ({ labels, scores: attributeScores(trainedClassifier, text) }))
  const rows = attributes.map((attribute) => {
    const judged = scored.flatMap(({ labels, scores }) => {
      const positive = labels[attribute]
      return positive === undefined ? [] : [{ positive, score: scores[attribute] }]
    })
    const positives = judged.filter(({ positive }) => positive).length
    const at = usualThresholds.map((threshold) => {
      const found = judged.filter(({ score }) => score >= threshold)
      const right = found.filter(({ positive }) => positive).length
      return `${percent(right, positives)}; ${found.length - right}`
    })
    const said = judged.reduce((sum, { score }) => sum + score, 0) / judged.length
    const brier =
      judged.reduce((sum, { positive, score }) => sum + (score - (positive ? 1 : 0)) ** 2, 0) / judged.length
    return [
      attribute,
      `${positives} of ${judged.length}`,
      ...at,
      `${percent(said, 1)}, ${percent(positives, judged.length)}`,
      brier.toFixed(3)
    ]
  })
  const heads = usualThresholds.map((threshold) => `at ${threshold}: found; wrong`)
  return table(["attribute", "texts", ...heads, "mean score, share of texts", "Brier"], rows)
}
