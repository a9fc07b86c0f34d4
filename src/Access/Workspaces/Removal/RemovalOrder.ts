import { Schema } from "effect"
/** A table that points to another: its rows have to go first. */
export const Reference = Schema.Struct({
  from: Schema.String,
  to: Schema.String
})
export type Reference = typeof Reference.Type

/**
 * The tables in an order in which they can be emptied: each before those that it points to. Tables that nothing ties to
 * another, and that have no triggers, are last, since triggers count in them what goes from the others. A reference from a
 * table to itself is no hindrance. Of tables that point to each other in a circle, the order is any.
 */
export const removalOrder = (
  tables: ReadonlyArray<string>,
  references: ReadonlyArray<Reference>,
  triggering: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const between = references.filter(({ from, to }) => from !== to && tables.includes(from) && tables.includes(to))
  const isTied = (table: string) =>
    triggering.includes(table) || references.some(({ from, to }) => from !== to && (from === table || to === table))
  const tied = tables.filter(isTied)
  const ordered: Array<string> = []
  const remaining = new Set(tied)
  while (remaining.size > 0) {
    const free = [...remaining].filter((table) => !between.some(({ from, to }) => to === table && remaining.has(from)))
    const next = free.length > 0 ? free : [...remaining].slice(0, 1)
    for (const table of next) remaining.delete(table)
    ordered.push(...next)
  }
  return [...ordered, ...tables.filter((table) => !isTied(table))]
}
