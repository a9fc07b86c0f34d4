import type { Schema } from "effect"

/** Unknown names are mistakes, and every mistake is reported: a silent typo in a filter would return everything. */
export const strict = <A, I, R>(schema: Schema.Schema<A, I, R>): Schema.Schema<A, I, R> =>
  schema.annotations({ parseOptions: { onExcessProperty: "error", errors: "all" } })
