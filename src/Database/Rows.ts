import type { SqlClient, Statement } from "@effect/sql"
import { Effect, Option, type Schema } from "effect"
import { trusted, trustedEach } from "#src/Ground/Trusted.ts"

interface ColumnOptions<Column extends string> {
  /** What the table is called in the statement. */
  readonly of?: string
  /** Columns that are worked out, or are of another table. */
  readonly as?: { readonly [Name in Column]?: Statement.Fragment }
}

/**
 * The list of a row's columns, made of the fields of its schema, for SELECT and RETURNING. It is put together once, as
 * quoting each name again for each statement that is read costs as much as a small part of answering a request.
 */
export const columns = <Fields extends Schema.Struct.Fields>(
  sql: SqlClient.SqlClient,
  { fields }: Schema.Struct<Fields>,
  { as = {}, of }: ColumnOptions<keyof Fields & string> = {}
): Statement.Fragment => {
  const worked = new Map<string, Statement.Fragment | undefined>(Object.entries(as))
  const list = Object.keys(fields).map((name) => {
    const expression = worked.get(name)
    if (expression !== undefined) return sql`${expression} AS ${sql(name)}`
    return of === undefined ? sql`${sql(name)}` : sql`${sql(of)}.${sql(name)}`
  })
  const whole = sql.csv(list)
  const [text, values] = sql`${whole}`.compile()
  return values.length === 0 ? sql.literal(text) : whole
}

/**
 * The rows of a statement as their schema says. Tests compare each with it; in service they are taken at their word, as
 * comparing would cost more than the query that reads them.
 */
export const rowsOf = <A extends I, I>(schema: Schema.Schema<A, I>) => {
  const read = trustedEach(schema)
  return <E, R>(statement: Effect.Effect<ReadonlyArray<unknown>, E, R>): Effect.Effect<ReadonlyArray<A>, E, R> =>
    Effect.map(statement, read)
}

/** The first row of a statement, or none. */
export const firstRow = <A extends I, I>(schema: Schema.Schema<A, I>) => {
  const read = trusted(schema, "ignore")
  return <E, R>(statement: Effect.Effect<ReadonlyArray<unknown>, E, R>): Effect.Effect<Option.Option<A>, E, R> =>
    Effect.map(statement, ([row]) => (row === undefined ? Option.none() : Option.some(read(row))))
}
