import type { Head } from "#src/Autopilot/Model/Heads.ts"
import { heads } from "#src/Autopilot/Model/Heads.ts"
import type { OperatingPoint } from "#src/Autopilot/Model/OperatingPoints.ts"
import { table } from "#src/Cli/Console/Table.ts"
import type { Example } from "../Examples/Example.ts"
import { f1AtFalsePositives, type Interval, measure, type Prediction } from "./Measures.ts"

/** Probabilities of every head for each example, by place. */
export type ProbabilitiesOf = Readonly<Record<Head, ArrayLike<number>>>
export type Points = Readonly<Record<Head, OperatingPoint>>

const decimals = (value: number) => (Number.isNaN(value) ? "–" : value.toFixed(3).replace(/^0\./, "."))
const interval = ({ high, low, value }: Interval) => `${decimals(value)} [${decimals(low)}, ${decimals(high)}]`
const percent = (value: number) => (Number.isNaN(value) ? "–" : `${(value * 100).toFixed(2)} %`)

/** A folder's name for texts of one file, and languages apart. */
const sourceOf = ({ source }: Example) => source

const answersOf = (
  examples: ReadonlyArray<Example>,
  probabilities: ArrayLike<number>,
  head: Head,
  wanted: (example: Example) => boolean
): ReadonlyArray<Prediction> =>
  examples.flatMap((example, index) => {
    const positive = example.labels[head]
    return positive === undefined || !wanted(example) ? [] : [{ positive, probability: probabilities[index] ?? 0 }]
  })

const hasBoth = (answers: ReadonlyArray<Prediction>) =>
  answers.some(({ positive }) => positive) && answers.some(({ positive }) => !positive)

/** A row for every head and source it can be measured on. */
export const headsTable = (
  examples: ReadonlyArray<Example>,
  probabilities: ProbabilitiesOf,
  points: Points
): ReadonlyArray<string> => {
  const sources = [...new Set(examples.map(sourceOf))]
  const rows = heads.flatMap((head) => {
    const own = sources.map((source) => ({
      source,
      answers: answersOf(examples, probabilities[head], head, (example) => sourceOf(example) === source)
    }))
    const folders = [...new Set(sources.map((source) => source.split("/")[0] ?? source))]
      .filter((folder) => own.filter(({ source }) => source.split("/")[0] === folder).length > 1)
      .map((folder) => ({
        source: `${folder} (all)`,
        answers: own.filter(({ source }) => source.split("/")[0] === folder).flatMap(({ answers }) => answers)
      }))
    return [...own, ...folders]
      .filter(({ answers }) => hasBoth(answers))
      .map(({ answers, source }) => {
        const found = measure(answers, points[head].hide)
        return [
          head,
          source,
          `${found.texts}`,
          `${found.positives}`,
          interval(found.auc),
          interval(found.f1),
          interval(found.macroF1),
          `${decimals(found.accuracy)} (${decimals(found.sensitivity)}, ${decimals(found.specificity)})`,
          decimals(found.recallAtP95),
          `${points[head].hide}`,
          decimals(found.atHide.recall),
          percent(found.atHide.falseHides),
          decimals(found.atHide.half),
          decimals(found.atHide.rare)
        ]
      })
  })
  if (rows.length === 0) return ["No head can be measured: that takes texts with a label and texts without it."]
  return [
    table(
      [
        "head",
        "source",
        "texts",
        "positive",
        "AUC [95 %]",
        "F1 at .5 [95 %]",
        "macro-F1 [95 %]",
        "right at .5 (positives, negatives)",
        "recall at P95",
        "hide from",
        "recall",
        "false hides",
        "precision at 50 %",
        "at 5 %"
      ],
      rows
    )
  ]
}

/** How many benign texts of each source every head would have looked at, and hidden. */
export const benignTable = (
  examples: ReadonlyArray<Example>,
  probabilities: ProbabilitiesOf,
  points: Points
): ReadonlyArray<string> => {
  const sources = [...new Set(examples.filter(({ benign }) => benign).map(sourceOf))]
  const rows = sources.map((source) => {
    const places = examples.flatMap((example, index) => (example.benign && sourceOf(example) === source ? [index] : []))
    const from = (head: Head, threshold: number) =>
      percent(places.filter((place) => (probabilities[head][place] ?? 0) >= threshold).length / places.length)
    return [
      source,
      `${places.length}`,
      ...heads.map((head) => `${from(head, points[head].ask)} / ${from(head, points[head].hide)}`)
    ]
  })
  return [table(["benign texts of", "texts", ...heads.map((head) => `${head}: asked / hidden`)], rows)]
}

/** The protocol of the published split: a threshold that 2 % of the clean posts of `calib` reach, F1 on the rest. */
export const splitLines = (
  examples: ReadonlyArray<Example>,
  probabilities: ProbabilitiesOf,
  stored: number
): ReadonlyArray<string> => {
  const answers = (wanted: (part: string | null) => boolean) =>
    answersOf(examples, probabilities.junk, "junk", ({ part }) => wanted(part))
  const calib = answers((part) => part === "calib")
  const parts = [...new Set(examples.filter(({ labels }) => labels.junk !== undefined).map(({ part }) => part))]
  return parts
    .filter((part) => part !== null && part !== "calib")
    .map((part) => {
      const found = f1AtFalsePositives(
        answers((own) => own === part),
        calib,
        0.02,
        stored
      )
      return `junk on ${part}, threshold ${decimals(found.threshold)} by 2 % of the clean posts of calib: F1 ${interval(found.f1)}, false positives ${percent(found.falsePositives)}`
    })
}
