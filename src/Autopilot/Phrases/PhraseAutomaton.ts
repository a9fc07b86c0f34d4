import type { PhrasePosition } from "./PhrasePattern.ts"

/** Where a walk may be in all phrases at once. */
export interface State {
  readonly next: ReadonlyMap<string, State>
  readonly gap: State | null
  /** The phrases that end here. */
  readonly complete: ReadonlyArray<number>
}

/** A state while what follows it is not yet known. */
interface Open extends State {
  readonly next: Map<string, State>
  gap: State | null
  readonly positions: ReadonlySet<PhrasePosition>
}

const everywhere = (positions: Iterable<PhrasePosition>): ReadonlySet<PhrasePosition> => {
  const all = new Set(positions)
  for (const { also } of all) if (also !== null) all.add(also)
  return all
}

const completeAt = (positions: ReadonlySet<PhrasePosition>): ReadonlyArray<number> =>
  [...positions].flatMap(({ complete }) => (complete === null ? [] : [complete])).toSorted((one, other) => one - other)

/** What the words at some positions lead to. */
const followers = (positions: ReadonlySet<PhrasePosition>): ReadonlyMap<string, ReadonlyArray<PhrasePosition>> => {
  const reached = new Map<string, Array<PhrasePosition>>()
  for (const { words } of positions) {
    for (const [word, to] of words) {
      const others = reached.get(word)
      if (others === undefined) reached.set(word, [to])
      else others.push(to)
    }
  }
  return reached
}

const gapsOf = (positions: ReadonlySet<PhrasePosition>): ReadonlyArray<PhrasePosition> =>
  [...positions].flatMap(({ gaps }) => gaps)

/**
 * Follows all phrases at the same time, as one deterministic automaton (subset construction): ways that lead to the
 * same positions share a state, so that the choices of a phrase add up and do not multiply.
 */
export const automatonOf = (beginnings: ReadonlyArray<PhrasePosition>): State => {
  const numbers = new Map<PhrasePosition, number>()
  const states = new Map<string, Open>()
  const open: Array<Open> = []
  const numberOf = (position: PhrasePosition) => {
    const known = numbers.get(position)
    if (known !== undefined) return known
    numbers.set(position, numbers.size)
    return numbers.size - 1
  }
  const stateOf = (reached: ReadonlyArray<PhrasePosition>): State => {
    const positions = everywhere(reached)
    const key = [...positions]
      .map(numberOf)
      .sort((one, other) => one - other)
      .join(" ")
    const known = states.get(key)
    if (known !== undefined) return known
    const made = { next: new Map(), gap: null, complete: completeAt(positions), positions }
    states.set(key, made)
    open.push(made)
    return made
  }
  const root = stateOf(beginnings)
  for (const state of open) {
    for (const [word, reached] of followers(state.positions)) state.next.set(word, stateOf(reached))
    const gaps = gapsOf(state.positions)
    if (gaps.length > 0) state.gap = stateOf(gaps)
  }
  return root
}
