import type { Comment } from "#schema/resources/Comment.ts"
import type { BulkUndo } from "./BulkUndo.ts"
import { revealed } from "./Revealed.ts"

/** One of several comments that were left as they were, and why. */
export interface SkippedComment {
  readonly id: string
  readonly message: string
}

/** What became of an action on several comments. */
export interface BulkOutcome {
  readonly action: string
  readonly done: number
  readonly left: ReadonlyArray<SkippedComment>
  /** Null where nothing was changed, or where it is no longer known what was. */
  readonly undo: BulkUndo | null
}

export interface InboxState {
  readonly rows: ReadonlyArray<Comment>
  /** Accounts whose comments the person may act on; null for all. */
  readonly limitedTo: ReadonlyArray<string> | null
  /** New ones that match the filters and are not shown yet, newest first. */
  readonly news: ReadonlyArray<Comment>
  /** The row that keys speak of. */
  readonly at: string | null
  readonly chosen: ReadonlySet<string>
  /** Where a range of choices begins. */
  readonly anchor: string | null
  /** Whether the chosen ones were to be left up, which shows hidden ones again, and that is asked about first. */
  readonly isAsking: boolean
  readonly outcome: BulkOutcome | null
}

type Beginning = Partial<Pick<InboxState, "limitedTo" | "outcome">> & {
  /** Comments that were to be left up, and are asked about first. */
  readonly askedAbout?: ReadonlyArray<string>
}

export const beginning = (
  rows: ReadonlyArray<Comment>,
  { askedAbout = [], limitedTo = null, outcome = null }: Beginning = {}
): InboxState => ({
  rows,
  limitedTo,
  news: [],
  at: null,
  chosen: new Set(rows.flatMap((row) => (askedAbout.includes(row.id) && isWithin({ limitedTo }, row) ? [row.id] : []))),
  anchor: null,
  isAsking: askedAbout.length > 0,
  outcome
})

const indexOf = ({ rows }: InboxState, id: string | null) => rows.findIndex((row) => row.id === id)

/** Whether the person may act on a comment, as far as its account goes. */
export const isWithin = ({ limitedTo }: Pick<InboxState, "limitedTo">, { account }: Pick<Comment, "account">) =>
  limitedTo === null || limitedTo.includes(account.id)

const choosable = (state: InboxState, rows: ReadonlyArray<Comment> = state.rows) =>
  rows.flatMap((row) => (isWithin(state, row) ? [row.id] : []))

/** `by` rows down, or up where it is negative; the first row where none was spoken of. */
export const moved = (state: InboxState, by: number): InboxState => {
  if (state.rows.length === 0) return state
  const from = indexOf(state, state.at)
  const to = from === -1 ? 0 : Math.min(state.rows.length - 1, Math.max(0, from + by))
  return { ...state, at: state.rows[to]?.id ?? null }
}

/** Chooses a row, or no longer. */
export const toggled = (state: InboxState, id: string): InboxState => {
  const chosen = new Set<string>(state.chosen)
  if (!choosable(state).some((one) => one === id)) return { ...state, at: id }
  if (!chosen.delete(id)) chosen.add(id)
  return { ...state, chosen, at: id, anchor: id, isAsking: false }
}

/** Chooses all rows from the one where the range began to this one. */
export const ranged = (state: InboxState, id: string): InboxState => {
  const [from, to] = [indexOf(state, state.anchor), indexOf(state, id)]
  if (from === -1 || to === -1) return toggled(state, id)
  const range = state.rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ...state, chosen: new Set([...state.chosen, ...choosable(state, range)]), at: id, isAsking: false }
}

/** Every row that is shown, or none where all are chosen. */
export const allToggled = (state: InboxState): InboxState => ({
  ...state,
  chosen: state.chosen.size === choosable(state).length ? new Set() : new Set(choosable(state)),
  isAsking: false
})

export const cleared = (state: InboxState): InboxState => ({
  ...state,
  chosen: new Set(),
  anchor: null,
  isAsking: false,
  outcome: null
})

/** What an action is about: the chosen rows in their order, or the row that keys speak of. */
export const subjects = (state: InboxState): ReadonlyArray<string> =>
  state.chosen.size > 0
    ? state.rows.flatMap(({ id }) => (state.chosen.has(id) ? [id] : []))
    : choosable(state).filter((id) => id === state.at)

/** The rows that an action is about, in their order. */
export const subjectRows = (state: InboxState): ReadonlyArray<Comment> => {
  const ids = new Set(subjects(state))
  return state.rows.filter(({ id }) => ids.has(id))
}

/** How many hidden ones would be shown again that are asked about; 0 where nothing is asked. */
export const askedAbout = (state: InboxState): number => (state.isAsking ? revealed(subjectRows(state)) : 0)

/** A comment as it is now. It stays where it is, also where it no longer matches: what one reads does not move. */
export const refreshed = (state: InboxState, comment: Comment): InboxState => {
  const now = (row: Comment) => (row.id === comment.id && row.updated_at <= comment.updated_at ? comment : row)
  return { ...state, rows: state.rows.map(now), news: state.news.map(now) }
}

/** What matches at this moment, newest first: what is not shown is announced. */
export const arrived = (state: InboxState, matching: ReadonlyArray<Comment>): InboxState => {
  const shown = new Set(state.rows.map(({ id }) => id))
  const newest = state.rows[0]?.received_at ?? ""
  return { ...state, news: matching.filter(({ id, received_at }) => !shown.has(id) && received_at >= newest) }
}

/** The announced ones above the others. */
export const announced = (state: InboxState): InboxState => ({
  ...state,
  rows: [...state.news, ...state.rows],
  news: [],
  at: null
})

/** After an action: what was left alone stays chosen, so that it can be looked at or tried again. */
export const acted = (state: InboxState, outcome: BulkOutcome): InboxState => {
  const left = new Set(outcome.left.map(({ id }) => id))
  return { ...state, outcome, isAsking: false, chosen: new Set([...state.chosen].filter((id) => left.has(id))) }
}
