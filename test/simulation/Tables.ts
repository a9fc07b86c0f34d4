import { table } from "#src/Cli/Table.ts"
import { type Figures, goal, type Measured } from "./Figures.ts"

const percent = (share: number | null) => (share === null ? "–" : `${(100 * share).toFixed(1)} %`)

const columns = ["asked", "agreement", "right hides", "caught"]
const cells = ({ agreement, asked, caught, hides }: Figures) => [asked, agreement, hides, caught].map(percent)

/** A line for each seed. */
export const seedsTable = (seeds: ReadonlyArray<Measured>): string =>
  table(
    [
      "seed",
      "answers to 95 %",
      "stays so",
      `answers in all`,
      `first ${goal.after} answers: comments`,
      ...columns,
      "then: comments",
      ...columns
    ],
    seeds.map(({ early, late, seed, staysAgreed, untilAgreed }) => [
      `${seed}`,
      untilAgreed === null ? "never" : `${untilAgreed}`,
      percent(staysAgreed),
      `${early.answers + late.answers}`,
      `${early.comments}`,
      ...cells(early),
      `${late.comments}`,
      ...cells(late)
    ])
  )

const mean = (values: ReadonlyArray<number | null>): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

const averaged = (figures: ReadonlyArray<Figures>) => {
  const of = (name: "asked" | "agreement" | "hides" | "caught") => percent(mean(figures.map((item) => item[name])))
  return [of("asked"), of("agreement"), of("hides"), of("caught")]
}

/** A line for each kind, on average over the seeds. */
export const kindsTable = (seeds: ReadonlyArray<Measured>): string =>
  table(
    ["kind", `first ${goal.after} answers: asked`, "agreement", "then: asked", "agreement", "caught"],
    (seeds[0]?.kinds ?? []).map(({ kind }) => {
      const own = seeds.flatMap((seed) => seed.kinds.filter((item) => item.kind === kind))
      const [earlyAsked = "", earlyAgreement = ""] = averaged(own.map(({ early }) => early))
      const [asked = "", agreement = "", , caught = ""] = averaged(own.map(({ late }) => late))
      return [kind, earlyAsked, earlyAgreement, asked, agreement, caught]
    })
  )
