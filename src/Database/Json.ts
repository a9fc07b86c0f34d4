/** A value for a jsonb column, as text: the driver would write a JavaScript array as a PostgreSQL one. */
export const jsonb = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Rows for `json_to_recordset`: many in one statement, however many they are. Times are written in ISO 8601. */
export const recordset = (rows: ReadonlyArray<object>): string => JSON.stringify(rows)
