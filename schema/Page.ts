import { HttpApiSchema } from "@effect/platform"
import { Option, Schema, SchemaAST } from "effect"

export const defaultPageSize = 50
export const maxPageSize = 100
export const maxCursorLength = 200

const Limit = Schema.String.pipe(
  Schema.pattern(/^([1-9]\d?|100)$/, { message: () => `must be a whole number between 1 and ${maxPageSize}` }),
  Schema.compose(Schema.NumberFromString),
  Schema.annotations({
    description: `Page size, 1 to ${maxPageSize}; default ${defaultPageSize}`,
    jsonSchema: {
      type: "integer",
      format: "int32",
      minimum: 1,
      maximum: maxPageSize,
      default: defaultPageSize,
      description: "Page size"
    }
  })
)

const Cursor = Schema.String.pipe(
  Schema.annotations({
    description: "`next_cursor` of the previous page, with the same filters; opaque. Blank for the first page",
    jsonSchema: { maxLength: maxCursorLength }
  })
)

/** Query parameters of every list that is paged. */
export const pageParameters = {
  limit: Schema.optionalWith(Limit, { exact: true }),
  cursor: Schema.optionalWith(Cursor, { exact: true })
}

/** A page of a list, newest first, as the contract names it. */
export const page = <A, I, R>(item: Schema.Schema<A, I, R>, identifier: string) =>
  Schema.Struct({
    data: Schema.Array(item).annotations({
      description: "The rows of this page, newest first",
      jsonSchema: { maxItems: maxPageSize }
    }),
    next_cursor: Schema.NullOr(Schema.String.annotations({ jsonSchema: { maxLength: maxCursorLength } })).annotations({
      description: "Pass it back as `cursor` for the next page; null on the last one"
    })
  }).annotations({ identifier, description: "A page of the list, newest first, and where the next one begins" })

/** An answer that holds one value, as the contract names it; described as the value is. */
export const data = <A, I, R>(value: Schema.Schema<A, I, R>, identifier: string, status = 200) =>
  Schema.Struct({ data: value }).annotations({
    ...HttpApiSchema.annotations({ status }),
    identifier,
    description: Option.getOrElse(SchemaAST.getDescriptionAnnotation(value.ast), () => identifier)
  })
