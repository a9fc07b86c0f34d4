/** A value for a jsonb column, as text: the driver would write a JavaScript array as a PostgreSQL one. */
export const jsonb = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
