import { table } from "#src/Cli/Console/Table.ts"
import { type Examined, prevalences, rightOfHidden } from "./Exam.ts"
import { type Figures, goal, type Measured } from "./Figures.ts"

const percent = (share: number | null) => (share === null ? "–" : `${(100 * share).toFixed(1)} %`)

const cells = ({ agreement, asked, caught, hides }: Figures) => [asked, agreement, hides, caught].map(percent)
const columns = ["asked", "agreement", "right hides", "caught"]

/** A line for each seed. */
export const seedsTable = (seeds: ReadonlyArray<Measured>): string =>
  table(
    ["seed", "answers", ...columns, "last third: asked", ...columns.slice(1), `asked after ${goal.after}`],
    seeds.map(({ askedLater, last, seed, whole }) => [
      `${seed}`,
      `${whole.answers}`,
      ...cells(whole),
      ...cells(last),
      percent(askedLater)
    ])
  )

const mean = (values: ReadonlyArray<number | null>): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

const averaged = (figures: ReadonlyArray<Figures>) =>
  (["asked", "agreement", "caught"] as const).map((name) => percent(mean(figures.map((item) => item[name]))))

/** A line for each kind, on average over the seeds. */
export const kindsTable = (seeds: ReadonlyArray<Measured>): string =>
  table(
    ["kind", "asked", "agreement", "caught", "last third: asked", "agreement", "caught"],
    (seeds[0]?.kinds ?? []).map(({ kind }) => {
      const own = seeds.flatMap((seed) => seed.kinds.filter((item) => item.kind === kind))
      return [kind, ...averaged(own.map(({ whole }) => whole)), ...averaged(own.map(({ last }) => last))]
    })
  )

/** A line for each moment, on average over the seeds: what became of comments that nothing was learnt from. */
export const examTable = (exams: ReadonlyArray<Examined>): string => {
  const moments = [...new Set(exams.map(({ answers }) => answers))].toSorted((one, other) => one - other)
  return table(
    [
      "answers",
      "seeds",
      "comments by then",
      "unwanted: hidden",
      "hidden or asked",
      "others: hidden",
      "asked",
      ...prevalences.map((prevalence) => `right of hidden, ${100 * prevalence} % unwanted`)
    ],
    moments.map((answers) => {
      const own = exams.filter((exam) => exam.answers === answers)
      const average = (value: (exam: Examined) => number) => mean(own.map(value))
      const rates = {
        unwantedHidden: average(({ unwantedHidden }) => unwantedHidden) ?? 0,
        othersHidden: average(({ othersHidden }) => othersHidden) ?? 0
      }
      return [
        `${answers}`,
        `${own.length}`,
        `${Math.round(average(({ comments }) => comments) ?? 0)}`,
        percent(rates.unwantedHidden),
        percent(average(({ unwantedCaught }) => unwantedCaught)),
        `${(100 * rates.othersHidden).toFixed(2)} %`,
        percent(average(({ othersAsked }) => othersAsked)),
        ...prevalences.map((prevalence) => percent(rightOfHidden(rates, prevalence)))
      ]
    })
  )
}
