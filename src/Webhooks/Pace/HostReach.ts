import type { AttemptHealth } from "./HookPace.ts"

/** Attempts in a row for which no connection to a host came about. */
export type Unreached = number

/** After so many the host counts as down, until a connection comes about. */
const failuresUntilDown = 3

/** Any answer shows that a host can be reached, and so does silence behind a connection. */
export const unreachedAfter = (before: Unreached, health: AttemptHealth): Unreached =>
  health === "unreachable" ? before + 1 : 0

export const isDown = (unreached: Unreached): boolean => unreached >= failuresUntilDown
