import { Struct } from "effect"

/** A value for a jsonb column, as text: the driver would write a JavaScript array as a PostgreSQL one. */
export const jsonb = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Rows for `json_to_recordset`: many in one statement, however many they are. Times are written in ISO 8601. */
export const recordset = (rows: ReadonlyArray<object>): string => JSON.stringify(rows)

/** The same of some columns, without those that are null: most are, and each costs as much as a value to send and read. */
export const sparseRecordset = <Columns extends Readonly<Record<string, string>>>(
  columns: Columns,
  rows: ReadonlyArray<{ readonly [Name in keyof Columns]: unknown }>
): string => {
  const names = Struct.keys(columns)
  return JSON.stringify(
    rows.map((row) => {
      const told: { [Name in keyof Columns]?: unknown } = {}
      for (const name of names) if (row[name] !== null) told[name] = row[name]
      return told
    })
  )
}
