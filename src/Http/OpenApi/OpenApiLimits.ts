/**
 * Nothing is read from outside beyond 8 MiB at once, and no sentence quotes more than one text of it: no text has more
 * characters than this.
 */
const maxTextLength = 16 * 1024 * 1024

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const ownLimits: Readonly<Record<string, (schema: Readonly<Record<string, unknown>>) => object>> = {
  string: (schema) => ("enum" in schema || "const" in schema ? {} : { maxLength: maxTextLength }),
  // what JSON numbers hold exactly
  integer: () => ({ format: "int64", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
}

/** The same document, in which every schema of a text or of a whole number says the limits that hold anyway. */
export const withLimits = (document: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).map(([name, part]) => [name, limited(part)]))

const limited = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(limited)
  if (!isObject(value)) return value
  const limits = typeof value["type"] === "string" ? ownLimits[value["type"]] : undefined
  return { ...limits?.(value), ...withLimits(value) }
}
