import type { BoundedTime } from "#src/Database/BoundedTimes.ts"

/** Nobody waits longer than a day, and as long again where clocks are put back, for what they are told. */
export const alertTimes: ReadonlyArray<BoundedTime> = [
  { table: "alerts", column: "due_at", longest: "2 days", becomes: "now" },
  { table: "alerts", column: "told_until", longest: 0, becomes: "now" },
  { table: "alerts", column: "sent_at", longest: 0, becomes: "now" }
]
