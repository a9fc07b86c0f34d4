import { Schema } from "effect"

const Item = Schema.Struct({
  kind: Schema.String,
  target: Schema.optional(Schema.String),
  name: Schema.optional(Schema.String),
  status: Schema.optional(Schema.String),
  path: Schema.optional(Schema.String)
})
type Item = typeof Item.Type

/** What `drift --coverage-output` writes. */
export const Coverage = Schema.parseJson(
  Schema.Struct({
    operations: Schema.Array(
      Schema.Struct({ operationId: Schema.String, covered: Schema.Array(Item), missing: Schema.Array(Item) })
    )
  })
)
type Coverage = typeof Coverage.Type

/** How much of something was exercised, how much has to be, and what was not. */
export interface Figure {
  readonly name: string
  readonly covered: number
  readonly total: number
  /** A share. */
  readonly goal: number
  readonly missing: ReadonlyArray<string>
}

const figure = (
  { operations }: Coverage,
  name: string,
  goal: number,
  counts: (item: Item) => boolean,
  shown: (item: Item) => string
): Figure => {
  const covered = operations.flatMap((operation) => operation.covered.filter(counts)).length
  const missing = operations.flatMap(({ missing, operationId }) =>
    missing.filter(counts).map((item) => `${operationId} ${shown(item)}`.trim())
  )
  return { name, goal, covered, total: covered + missing.length, missing }
}

export const figures = (coverage: Coverage): ReadonlyArray<Figure> => [
  figure(
    coverage,
    "operations",
    1,
    ({ kind }) => kind === "operation",
    () => ""
  ),
  figure(
    coverage,
    "status codes",
    0.95,
    ({ kind }) => kind === "response",
    ({ status = "" }) => status
  ),
  figure(
    coverage,
    "response properties",
    0.95,
    ({ kind, target }) => kind === "property" && target === "response",
    ({ path = "", status = "" }) => `${status} ${path}`
  ),
  figure(
    coverage,
    "request properties",
    0.95,
    ({ kind, target }) => kind === "property" && target === "request",
    ({ path = "" }) => path
  ),
  figure(
    coverage,
    "parameters",
    0.95,
    ({ kind }) => kind === "parameter",
    ({ name = "" }) => name
  )
]

export const isMet = ({ covered, goal, total }: Figure) => covered >= goal * total

export const shown = (one: Figure) => {
  const share = one.total === 0 ? 100 : Math.floor((1000 * one.covered) / one.total) / 10
  const missing = one.missing.map((what) => `    not exercised: ${what}`)
  const line = `  ${one.name.padEnd(20)} ${share} % (${one.covered} of ${one.total}), goal ${one.goal * 100} %`
  return [isMet(one) ? line : `${line}: MISSED`, ...missing].join("\n")
}
