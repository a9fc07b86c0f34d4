import type { Comment } from "#schema/resources/Comment.ts"

/** How the comments of a replay fared. */
export interface ReplayTally {
  readonly written: number
  /** Those that the platform did not take. */
  readonly refused: number
  readonly hidden: number
  readonly asked: number
  readonly kept: number
}

export const nothingYet: ReplayTally = { written: 0, refused: 0, hidden: 0, asked: 0, kept: 0 }

export const decided = ({ asked, hidden, kept }: ReplayTally): number => asked + hidden + kept

/** The tally with one more comment that was decided. */
export const counting = (tally: ReplayTally, status: Comment["status"]): ReplayTally => {
  switch (status) {
    case "hidden":
      return { ...tally, hidden: tally.hidden + 1 }
    case "review":
      return { ...tally, asked: tally.asked + 1 }
    case "visible":
      return { ...tally, kept: tally.kept + 1 }
    default:
      return tally
  }
}

const figure = (count: number) => count.toLocaleString("en-US")

const shares = (tally: ReplayTally) =>
  `${figure(tally.hidden)} hidden, ${figure(tally.asked)} to ask about, ${figure(tally.kept)} kept`

const notTaken = ({ refused }: ReplayTally) => (refused === 0 ? "" : ` The platform did not accept ${figure(refused)}.`)

/** A line while comments are replayed. */
export const progressLine = (tally: ReplayTally, count: number): string =>
  `… ${figure(tally.written)} of ${figure(count)} comments written; decided: ${shares(tally)}.${notTaken(tally)}`

/** The last line of a replay. */
export const totalsLine = (tally: ReplayTally, count: number, took: string): string => {
  const open = tally.written - tally.refused - decided(tally)
  const waiting = open > 0 ? ` ${figure(open)} are not decided yet.` : ""
  return `All ${figure(count)} comments were replayed, in ${took}: ${shares(tally)}.${waiting}${notTaken(tally)}`
}
