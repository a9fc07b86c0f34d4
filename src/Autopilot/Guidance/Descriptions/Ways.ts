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
const pointing = "(his|her|that|this)"
const person = "(he|she|hes|shes|him|her|his)"

/** What is somebody's is said of a person whom all know: `her accent`, `how long is he injured for?`. */
const ofSomebody = (units: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> => {
  if (!units.some(({ role }) => role === "owner")) return []
  const owned = units.filter(({ role }) => role !== "owner")
  const [only] = owned
  const said = owned.map(({ pattern }) => pattern).join(" ")
  // two words tell by themselves what is meant: `the council's parking scheme`
  if (only === undefined || owned.length > 1) return near(owned, gap)
  const pointedAt = `${pointing} ${adjectives} ${said}`
  if (!isOfBodies(only.words)) return [pointedAt]
  const named = isOfPersons(only.words) ? [`the ${adjectives} ${said}`] : []
  return [pointedAt, ...named, `${person} ... ${said}`, `${said} ... ${person}`]
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

/** Two of three: `the closed swimming pool` is a pool that is closed, and `our bus timetable changes` the timetable's. */
const twoOfThree = (units: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> => {
  const [first, second, third, ...more] = units
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return []
  if (units.some((unit) => unit.role !== "spoken of" || isNamed(unit))) return []
  if (isState(first.words)) return near([first, third], gap)
  return [`${second.pattern} ${third.pattern}`]
}

/** How comments speak of what several words describe. */
export const waysOf = (units: ReadonlyArray<Unit>, gap: string): ReadonlyArray<string> => [
  ...near(units, gap),
  ...ofSomebody(units, gap),
  ...renewed(units),
  ...served(units),
  ...placed(units, gap),
  ...twoOfThree(units, gap)
]
