import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"

/** An answer that was given here, and where its comment stood in the list. */
export interface Given {
  readonly item: NeedsYouItem
  readonly index: number
  readonly answer: HeldKind
}

export interface Waiting {
  readonly items: ReadonlyArray<NeedsYouItem>
  readonly selected: string | null
  /** Newest last; those that may still be taken back among them. */
  readonly given: ReadonlyArray<Given>
}

const mostGiven = 50

/** What is left when some comments wait no longer: the one that follows the selected is selected. */
export const without = (state: Waiting, ids: ReadonlyArray<string>): Waiting => {
  const items = state.items.filter(({ id }) => !ids.includes(id))
  if (state.selected === null || !ids.includes(state.selected)) return { ...state, items }
  const at = state.items.findIndex(({ id }) => id === state.selected)
  const next = state.items.slice(at).find(({ id }) => !ids.includes(id)) ?? items.at(-1)
  return { ...state, items, selected: next?.id ?? null }
}

export const answered = (state: Waiting, id: string, answer: HeldKind): Waiting => {
  const index = state.items.findIndex((one) => one.id === id)
  const item = state.items[index]
  if (item === undefined) return state
  return { ...without(state, [id]), given: [...state.given, { item, index, answer }].slice(-mostGiven) }
}

/** The comment stands where it stood, and is looked at again. */
export const takenBack = (state: Waiting, id: string): Waiting => {
  const found = state.given.find(({ item }) => item.id === id)
  if (found === undefined) return state
  const others = state.items.filter((one) => one.id !== id)
  return {
    items: [...others.slice(0, found.index), found.item, ...others.slice(found.index)],
    selected: id,
    given: state.given.filter((one) => one !== found)
  }
}

/** `by` steps down the list, or up where it is negative; it ends where the list does. */
export const moved = (state: Waiting, by: number): Waiting => {
  const at = state.items.findIndex(({ id }) => id === state.selected)
  const to = Math.min(Math.max(at + by, 0), state.items.length - 1)
  return { ...state, selected: state.items[to]?.id ?? null }
}

/** The newest page of what waits: what is new comes on top, what was answered here stays away. */
export const refreshed = (state: Waiting, newest: ReadonlyArray<NeedsYouItem>): Waiting => {
  const known = new Set([...state.items, ...state.given.map(({ item }) => item)].map(({ id }) => id))
  const items = [...newest.filter(({ id }) => !known.has(id)), ...state.items]
  return { ...state, items, selected: state.selected ?? items[0]?.id ?? null }
}
