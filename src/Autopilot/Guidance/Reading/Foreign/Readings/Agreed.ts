import type { Rule } from "../../../Policy.ts"

/** What a sentence says in the words of a language. */
export interface ForeignReading {
  readonly rules: ReadonlyArray<Rule>
  /** How many of its words the language does not have as they are written. */
  readonly unfamiliar: () => number
}

const effects = (rules: ReadonlyArray<Rule>) => [...new Set(rules.map(({ effect }) => effect))].join()
const words = (rules: ReadonlyArray<Rule>) => rules.flatMap(({ terms }) => terms).length

/** All but the words of a rule. */
const shapeOf = (rules: ReadonlyArray<Rule>): string => JSON.stringify(rules.map((rule) => ({ ...rule, terms: [] })))

/** Where nothing tells which of two languages it is, comments may have the words of either. */
const together = (one: ReadonlyArray<Rule>, other: ReadonlyArray<Rule>): ReadonlyArray<Rule> =>
  shapeOf(one) !== shapeOf(other)
    ? one
    : one.map((rule, at) => ({ ...rule, terms: [...new Set([...rule.terms, ...(other[at]?.terms ?? [])])] }))

/**
 * Of what several languages read that which knows most of the words; null where two say the opposite of each other.
 * `Verberg bugs` is Dutch and no less German.
 */
export const agreed = (readings: ReadonlyArray<ForeignReading>): ReadonlyArray<Rule> | null => {
  const [first, more] = readings
  if (first === undefined || readings.some(({ rules }) => effects(rules) !== effects(first.rules))) return null
  if (more === undefined) return first.rules
  const likely = readings
    .map(({ rules, unfamiliar }) => ({ rules, unfamiliar: unfamiliar() }))
    .toSorted((one, other) => one.unfamiliar - other.unfamiliar || words(one.rules) - words(other.rules))
  const fewest = likely[0]?.unfamiliar
  return likely
    .filter(({ unfamiliar }) => unfamiliar === fewest)
    .map(({ rules }) => rules)
    .reduce(together)
}
