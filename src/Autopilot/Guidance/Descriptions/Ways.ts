import { isOfBodies, isOfPersons, isRenewing, isSeldomNew, isServing, isState } from "./Kinds.ts"
import type { Unit } from "./Units.ts"

const orders = <A>(units: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  units.length < 2
    ? [units]
    : units.flatMap((unit, at) => orders(units.filter((_, other) => other !== at)).map((rest) => [unit, ...rest]))

const mostInAnyOrder = 3

/** Of more, those that begin at another of them: `the water bottle lid leaks` has the words of a leaking one. */
const turns = <A>(units: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  units.map((_, at) => [...units.slice(at), ...units.slice(0, at)])

/** All of them near each other, in any order. */
const near = (units: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> =>
  (units.length > mostInAnyOrder ? turns(units) : orders(units)).map((way) =>
    way.map(({ pattern }) => pattern).join(gap)
  )

const adjectives = "(new|latest|old|first|last|whole|stupid|silly|awful|terrible|ridiculous|bad|big|bloody|little)?"
const pointing = "his|her|that|this"
const person = "(he|she|hes|shes|him|her|his)"

const ownedBy = (units: ReadonlyArray<Unit>): ReadonlyArray<Unit> =>
  units.some(({ role }) => role === "owner") ? units.filter(({ role }) => role !== "owner") : []

/** What is somebody's is said of a person whom all know: `her accent`, `the injury`. */
const pointedAt = (units: ReadonlyArray<Unit>): ReadonlyArray<string> => {
  const [only, more] = ownedBy(units)
  if (only === undefined || more !== undefined) return []
  const those = isOfPersons(only.words) ? `${pointing}|the` : pointing
  return [`(${those}) ${adjectives} ${only.pattern}`]
}

/** And less plainly: `how long is he injured for?`; of two words nobody has to say whose they are. */
const ofSomebody = (units: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> => {
  const owned = ownedBy(units)
  const [only, more] = owned
  if (only === undefined) return []
  if (more !== undefined) return near(owned, gap)
  return isOfBodies(only.words) ? [`${person} ... ${only.pattern}`, `${only.pattern} ... ${person}`] : []
}

/** `The new logo` is the one that all speak of, and `the old logo` another. */
const renewed = (units: ReadonlyArray<Unit>): ReadonlyArray<string> => {
  const [first, second, ...more] = units
  if (first === undefined || second === undefined || more.length > 0) return []
  return isRenewing(first.words) && isSeldomNew(second.words)
    ? [`(the|this|that|your|ur|my|what a) ${second.pattern}`]
    : []
}

/** `The bus driver` is `your driver`. */
const served = ([where, who, ...more]: ReadonlyArray<Unit>): ReadonlyArray<string> =>
  where === undefined || who === undefined || more.length > 0 || !isServing(where.words, who.words)
    ? []
    : [`(the|your|ur|that|this|my|our|a|rude) ${who.pattern}`]

const isNamed = ({ words }: Unit) => /\p{Lu}/u.test(words)

/** Of several words for a place one will do, and of a place without a name none: `the fire at our Leeds warehouse` was in Leeds. */
const placed = (units: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> => {
  const places = units.filter(({ role }) => role === "place")
  const others = units.filter(({ role }) => role !== "place")
  if (places.length === 0) return []
  const without = places.some(isNamed) || others.length < 2 ? [] : near(others, gap)
  const withOne = places.length < 2 ? [] : places.flatMap((place) => near([...others, place], gap))
  return [...without, ...withOne]
}

/** Three words without a name or a place. */
const threeOf = (units: ReadonlyArray<Unit>): readonly [first: Unit, second: Unit, third: Unit] | null => {
  const [first, second, third, ...more] = units
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return null
  return units.some((unit) => unit.role !== "spoken of" || isNamed(unit)) ? null : [first, second, third]
}

const adjacent = ([one, other, more]: ReadonlyArray<Unit>): ReadonlyArray<string> =>
  one === undefined || other === undefined || more !== undefined ? [] : [`${one.pattern} ${other.pattern}`]

/** `The wedding dress designer` is a dress designer, and `the council's parking scheme` a parking scheme. */
const sideBySide = (units: ReadonlyArray<Unit>): ReadonlyArray<string> => {
  const three = threeOf(units)
  if (three === null) return adjacent(ownedBy(units))
  const [first, second, third] = three
  return isState(first.words) ? [] : adjacent([second, third])
}

/** `The closed swimming pool` is a pool that is closed. */
const inState = (units: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> => {
  const three = threeOf(units)
  return three !== null && isState(three[0].words) ? near([three[0], three[2]], gap) : []
}

const things = new Set(
  "parking building wedding meeting opening housing training clothing pricing seating wiring planning boarding catering cycling recycling ticketing swimming evening morning string ceiling painting packaging branding lighting flooring shipping booking".split(
    " "
  )
)
const isDone = ({ words }: Unit): boolean => /^\p{Ll}{2,}ing$/u.test(words) && !things.has(words)

/** `Returning the Benin bronzes`: they go home, and somebody took something from Benin; by its name it is spoken of alone. */
const doneTo = ([doing, ...units]: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> => {
  const last = units.at(-1)
  if (doing === undefined || last === undefined || units.length < 2 || !isDone(doing)) return []
  const parts = units.filter((unit) => isNamed(unit) || unit === last)
  return [...(units.some(isNamed) ? near(units, gap) : []), ...parts.flatMap((part) => near([doing, part], gap))]
}

/** How comments speak of what several words describe. */
export const waysOf = (units: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> => [
  ...near(units, gap),
  ...pointedAt(units),
  ...sideBySide(units)
]

/** How comments speak of it that may speak of something else. */
export const doubtfulWaysOf = (units: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> => [
  ...waysOf(units, gap),
  ...ofSomebody(units, gap),
  ...renewed(units),
  ...served(units),
  ...placed(units, gap),
  ...doneTo(units, gap),
  ...inState(units, gap)
]
