import { Schema } from "effect"

let verifying = false

/** From now on what is trusted is compared with its schema, or is not. The tests do so, for as long as they run. */
export const verifyTrusted = (verifies = true): void => {
  verifying = verifies
}

/**
 * Takes what Steward itself made, and only reads back or passes on, as what a schema says it is. In service nobody looks,
 * since that costs eight times what writing the same answer as JSON does (246 against 29 µs for 50 links, by
 * `bun run plans LibraryServer`). Under tests whatever does not conform, or has a field too many unless these are ignored,
 * is a defect. The schema must be of what is there: one that decodes to something else does not compile.
 */
export const trusted = <A extends I, I>(
  schema: Schema.Schema<A, I>,
  more: "error" | "ignore" = "error"
): ((value: unknown) => A) => {
  let validate: ((value: unknown) => A) | undefined
  const conforms = (value: unknown): value is A => {
    if (!verifying) return true
    validate ??= Schema.validateSync(schema, { onExcessProperty: more, errors: "all" })
    validate(value)
    return true
  }
  return (value) => {
    if (conforms(value)) return value
    throw new Error("What was trusted does not conform to its schema")
  }
}

/** A list's rows come of one statement: where some conform, so do the others. */
const looked = 8

/** The same of a list, of which the first few are compared, and which is passed on as it is, with whatever more there is in it. */
export const trustedEach = <A extends I, I>(
  schema: Schema.Schema<A, I>
): ((values: ReadonlyArray<unknown>) => ReadonlyArray<A>) => {
  const one = trusted(schema, "ignore")
  const conform = (values: ReadonlyArray<unknown>): values is ReadonlyArray<A> => {
    if (verifying) values.slice(0, looked).forEach(one)
    return true
  }
  return (values) => (conform(values) ? values : [])
}
