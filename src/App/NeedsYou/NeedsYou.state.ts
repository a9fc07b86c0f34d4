import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"

/** An answer that was given here, and where its comment stood in the list. */
export interface Given {
  readonly id: string
  /** Null where only the server knows it, as after the page was loaded anew. */
  readonly item: NeedsYouItem | null
  readonly index: number
  readonly answer: HeldKind
  /** What was answered at once is taken back at once: the same for all of it. */
  readonly together: string
}

export interface NeedsYouState {
  /** Newest first. */
  readonly items: ReadonlyArray<NeedsYouItem>
  readonly selected: string | null
  /** Newest last; those that may still be taken back among them. */
  readonly given: ReadonlyArray<Given>
  /** Where the list goes on; null where this is all of it. */
  readonly next: string | null
  /** Whether it begins with the newest. */
  readonly isTop: boolean
  /** How many wait beside those of the list, as far as it is known. */
  readonly beyond: number
}

/** How many wait, in the list and beyond it. */
export const waitingIn = ({ beyond, isTop, items, next }: Omit<NeedsYouState, "given" | "selected">): number =>
  isTop && next === null ? items.length : items.length + beyond

/** How many stand beyond the list where so many wait. */
export const beyondOf = (items: ReadonlyArray<NeedsYouItem>, waiting: number): number =>
  Math.max(0, waiting - items.length)

const mostGiven = 200

/** So many stand in the list. Of a longer one the part that is looked at is kept, however long somebody goes on. */
const mostListed = 100

/** What is left when some comments wait no longer: the one that follows the selected is selected. */
export const without = (state: NeedsYouState, ids: ReadonlyArray<string>): NeedsYouState => {
  const items = state.items.filter(({ id }) => !ids.includes(id))
  if (state.selected === null || !ids.includes(state.selected)) return { ...state, items }
  const at = state.items.findIndex(({ id }) => id === state.selected)
  const next = state.items.slice(at).find(({ id }) => !ids.includes(id)) ?? items.at(-1)
  return { ...state, items, selected: next?.id ?? null }
}

/** The same answer to several at once; those that the list does not hold belong behind it. */
export const answered = (
  state: NeedsYouState,
  several: ReadonlyArray<NeedsYouItem>,
  answer: HeldKind
): NeedsYouState => {
  const [first] = several
  if (first === undefined) return state
  const given = several.map((item) => {
    const index = state.items.findIndex(({ id }) => id === item.id)
    return { id: item.id, item, index: index < 0 ? state.items.length : index, answer, together: first.id }
  })
  const ids: ReadonlyArray<string> = several.map(({ id }) => id)
  const others = state.given.filter(({ id }) => !ids.includes(id))
  const elsewhere = given.filter(({ index }) => index === state.items.length).length
  return {
    ...without(state, ids),
    given: [...others, ...given].slice(-mostGiven),
    beyond: Math.max(0, state.beyond - elsewhere)
  }
}

/** The last answer, and those that were given with it. */
export const lastGiven = ({ given }: NeedsYouState): ReadonlyArray<Given> => {
  const together = given.at(-1)?.together
  return given.filter((one) => one.together === together)
}

/** The comments stand where they stood, and the first of them is looked at again. Those that were not answered stay. */
export const takenBack = (state: NeedsYouState, ids: ReadonlyArray<string>): NeedsYouState => {
  const back = state.given.filter(({ id }) => ids.includes(id)).sort((one, other) => one.index - other.index)
  let items = state.items.filter(({ id }) => !back.some((one) => one.id === id))
  for (const { index, item } of back) {
    if (item !== null) items = [...items.slice(0, index), item, ...items.slice(index)]
  }
  const known = ids.find((id) => items.some((one) => one.id === id))
  const given = state.given.filter(({ id }) => !ids.includes(id))
  return { ...state, items, selected: known ?? state.selected, given }
}

/** The comments stand where they stood; whoever looks at another one goes on looking at that. */
export const putBack = (state: NeedsYouState, ids: ReadonlyArray<string>): NeedsYouState => {
  const back = takenBack(state, ids)
  return { ...back, selected: state.selected ?? back.selected }
}

/** One that waits and that the list does not hold stands where it belongs, and is looked at. */
export const listed = (state: NeedsYouState, item: NeedsYouItem): NeedsYouState => {
  const older = state.items.findIndex(({ created_at }) => created_at < item.created_at)
  const at = older < 0 ? state.items.length : older
  return { ...state, items: [...state.items.slice(0, at), item, ...state.items.slice(at)], selected: item.id }
}

/** `by` steps down the list, or up where it is negative; it ends where the list does. */
export const moved = (state: NeedsYouState, by: number): NeedsYouState => {
  const at = state.items.findIndex(({ id }) => id === state.selected)
  const to = Math.min(Math.max(at + by, 0), state.items.length - 1)
  return { ...state, selected: state.items[to]?.id ?? null }
}

interface Page {
  readonly data: ReadonlyArray<NeedsYouItem>
  readonly next_cursor: string | null
}

const knownIn = ({ given, items }: NeedsYouState) => new Set([...items, ...given].map(({ id }) => id))

/**
 * The newest page of what waits: what is new comes on top, what others answered goes, and what was answered here stays
 * away. A list that does not begin with the newest stays as it is.
 */
export const refreshed = (state: NeedsYouState, { data, next_cursor }: Page): NeedsYouState => {
  if (!state.isTop) return state
  const known = knownIn(state)
  const waiting = new Set(data.map(({ id }) => id))
  const last = state.items.findLastIndex(({ id }) => waiting.has(id))
  const gone = state.items.filter(({ id }, at) => !waiting.has(id) && (next_cursor === null || at < last))
  const kept = without(
    state,
    gone.map(({ id }) => id)
  )
  // one that was edited reads as it does now
  const latest = new Map(data.map((item) => [item.id, item]))
  const items = [...data.filter(({ id }) => !known.has(id)), ...kept.items.map((item) => latest.get(item.id) ?? item)]
  const next = kept.items.length === 0 ? next_cursor : kept.next
  return { ...kept, items, next, selected: kept.selected ?? items[0]?.id ?? null }
}

/** The page that follows, and how many wait, where that is told. What stands far above the selected makes room. */
export const continued = (
  state: NeedsYouState,
  { data, next_cursor }: Page,
  waiting = waitingIn(state)
): NeedsYouState => {
  const known = knownIn(state)
  const items = [...state.items, ...data.filter(({ id }) => !known.has(id))]
  const at = items.findIndex(({ id }) => id === state.selected)
  const above = Math.max(0, Math.min(items.length - mostListed, at - 1))
  const listed = items.slice(above)
  return {
    ...state,
    items: listed,
    selected: state.selected ?? items[0]?.id ?? null,
    next: next_cursor,
    beyond: beyondOf(listed, waiting),
    isTop: state.isTop && above === 0
  }
}
