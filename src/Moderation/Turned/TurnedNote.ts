import type { CommentChange } from "#src/Comments/CommentChange.ts"

/** Whoever is told of them need not know how many more there are. */
export const mostTurned = 1000

const wereDecided = (others: number) =>
  others === 1
    ? "1 other comment was decided"
    : `${others.toLocaleString("en")}${others < mostTurned ? "" : " or more"} other comments were decided`

/** What somebody is told whose answer takes another back, or goes against it; null where nothing was decided by that. */
export const turnedNote = (others: number): string | null =>
  others === 0
    ? null
    : `${wereDecided(others)} because of such an answer. What would be decided otherwise now will wait in Needs you, and stays as it is until somebody answers`

/** The change with that in what its history says, beside the words of a reply. */
export const withTurned = (change: CommentChange, said: string | null): CommentChange =>
  said === null
    ? change
    : { ...change, history: change.history.map((entry) => ({ ...entry, note: entry.note ?? said })) }
