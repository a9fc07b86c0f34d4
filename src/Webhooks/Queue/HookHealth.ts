import { Duration } from "effect"

/** How long every delivery of a hook may fail before it is disabled. */
export const disabledAfter = Duration.days(5)

/**
 * Since when every delivery of a hook has failed, in Unix milliseconds, once one more of them has ended: null when that
 * one arrived. A delivery ends when it arrives or is given up; tests are none.
 */
export const failingSince = (before: number | null, arrived: boolean, at: number): number | null =>
  arrived ? null : Math.min(before ?? at, at)

/** Whether a hook that has failed since then has to be disabled at the end of a delivery that failed as well. */
export const isHopeless = (since: number | null, at: number): boolean =>
  since !== null && at - since >= Duration.toMillis(disabledAfter)

/** Why, for people: what every delivery met with last. */
export const hopelessWords = (lastError: string): string =>
  `every delivery has failed for 5 days, so the hook is disabled; the last one: ${lastError}`.slice(0, 400)
