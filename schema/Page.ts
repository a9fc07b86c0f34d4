import { Schema } from "effect"

export const defaultPageSize = 50
export const maxPageSize = 100
export const maxCursorLength = 200

const Limit = Schema.NumberFromString.pipe(
  Schema.int({ message: () => "must be a whole number" }),
  Schema.between(1, maxPageSize, { message: () => `must be between 1 and ${maxPageSize}` }),
  Schema.annotations({ description: `Page size, 1 to ${maxPageSize}; default ${defaultPageSize}` })
)

const Cursor = Schema.String.pipe(
  Schema.annotations({
    description: "`next_cursor` of the previous page, with the same filters; opaque",
    jsonSchema: { maxLength: maxCursorLength }
  })
)

/** Query parameters of every list that is paged. */
export const pageParameters = {
  limit: Schema.optionalWith(Limit, { exact: true }),
  cursor: Schema.optionalWith(Cursor, { exact: true })
}

export const page = <A, I, R>(item: Schema.Schema<A, I, R>, identifier: string) =>
  Schema.Struct({
    data: Schema.Array(item),
    next_cursor: Schema.NullOr(Schema.String).annotations({
      description: "Pass it back as `cursor` for the next page; null on the last one"
    })
  }).annotations({ identifier })

export const data = <A, I, R>(value: Schema.Schema<A, I, R>, identifier: string) =>
  Schema.Struct({ data: value }).annotations({ identifier })
