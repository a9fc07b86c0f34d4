import { Option, type Schema, SchemaAST } from "effect"

/**
 * Unknown names are mistakes, and every mistake is reported: a silent typo in a filter would return everything. The
 * schema keeps the name that the contract gives it.
 */
export const strict = <A, I, R>(schema: Schema.Schema<A, I, R>): Schema.Schema<A, I, R> =>
  schema.annotations({
    parseOptions: { onExcessProperty: "error", errors: "all" },
    ...Option.match(SchemaAST.getIdentifierAnnotation(schema.ast), {
      onNone: () => ({}),
      onSome: (identifier) => ({ identifier })
    })
  })
