import type { SqlClient, Statement } from "@effect/sql"
import { Struct } from "effect"

/** Types of columns of a set, by their names. What is of a JSON type is an object, an array or null. */
export type ColumnTypes = Readonly<
  Record<string, "text" | "boolean" | "integer" | "bigint" | "json" | "jsonb" | "timestamptz">
>

const isSame = (one: unknown, other: unknown) =>
  one === other || (one instanceof Date && other instanceof Date && one.getTime() === other.getTime())

const json = (value: unknown) => JSON.stringify(value ?? null)

/**
 * Rows to be selected from, in their order. What all of them have in common is sent once, and of the rest a list for each
 * column: `json_to_recordset` takes two and a half times as long for the same rows, as it makes a table of each of them.
 */
export const rowSet = <const Columns extends ColumnTypes>(
  sql: SqlClient.SqlClient,
  columns: Columns,
  rows: ReadonlyArray<{ readonly [Name in keyof Columns]: unknown }>
): Statement.Fragment => {
  const [first] = rows
  const names = Struct.keys(columns)
  // one of them at least tells how many rows there are
  const listed = names.filter((name, nth) => nth === 0 || !rows.every((row) => isSame(row[name], first?.[name])))
  const isListed = new Set(listed)
  const quoted = (name: keyof Columns & string) => sql.literal(`"${name}"`)
  const typed = (name: keyof Columns & string, text: Statement.Fragment) =>
    sql`${text}::${sql.literal(columns[name] ?? "text")} AS ${quoted(name)}`
  const selected = names.map((name) =>
    isListed.has(name) ? typed(name, sql`listed.${quoted(name)}`) : sql`shared.${quoted(name)}`
  )
  const shared = names.flatMap((name) =>
    isListed.has(name) ? [] : [typed(name, sql`(${json(first?.[name])}::json #>> '{}')`)]
  )
  // a subquery that cannot be taken apart: PostgreSQL would read each value anew for every row
  const once = shared.length === 0 ? sql`` : sql`(SELECT ${sql.csv(shared)} OFFSET 0) AS shared CROSS JOIN `
  const lists = listed.map((name) => sql`json_array_elements_text(${json(rows.map((row) => row[name]))}::json)`)
  return sql`(SELECT ${sql.csv(selected)} FROM ${once}ROWS FROM (${sql.csv(lists)}) AS listed (${sql.csv(listed.map(quoted))}))`
}
