/** How many bytes of a receiver's answers may be read before it has to wait; below 0, it waits. Unix milliseconds. */
export interface ReadBudget {
  readonly left: number
  readonly at: number
}

/** Bytes a second that one receiver may make us read, beside the first of each answer. */
export const bytesPerSecond = 512 * 1024

/** What it may make us read at once, after it has been quiet for a while. */
export const mostAtOnce = 2 * bytesPerSecond

/** Bytes of each answer that are not counted: a receiver that answers briefly is never slowed. */
export const freeBytes = 1024

export const fullBudget = (now: number): ReadBudget => ({ left: mostAtOnce, at: now })

const refilled = ({ at, left }: ReadBudget, now: number): ReadBudget => ({
  // A clock that was set back gives nothing.
  left: Math.min(mostAtOnce, left + (Math.max(0, now - at) * bytesPerSecond) / 1000),
  at: now
})

/** After so many bytes were read. */
export const afterReading = (budget: ReadBudget, bytes: number, now: number): ReadBudget => {
  const { left } = refilled(budget, now)
  return { left: left - bytes, at: now }
}

/** Milliseconds until more may be read; 0 when it may be now. */
export const waitToRead = (budget: ReadBudget, now: number): number =>
  Math.ceil((Math.max(0, -refilled(budget, now).left) * 1000) / bytesPerSecond)

/** Of the bytes that came in behind `before` others of the same answer, those that are counted. */
export const countedBytes = (before: number, bytes: number): number =>
  bytes - Math.min(bytes, Math.max(0, freeBytes - before))
