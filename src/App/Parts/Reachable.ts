/** Signs and lines from which on a text may be taller than its box. */
const longFrom = 280
const manyLines = 7

/** Lets the keyboard reach a box in which a long text scrolls; short ones are no stop on the way. */
export const reachable = (text: string): { readonly tabIndex?: 0 } =>
  text.length >= longFrom || text.split(/\r|\n|\u2028|\u2029/).length >= manyLines ? { tabIndex: 0 } : {}
